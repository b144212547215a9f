import GestureArbiter
import GestureArbiterInspector
import HeadlessUIKit
import SwiftUIShim
import Testing

/// The samples of GestureArbiterInspector.
@MainActor
struct InspectorSamples {
    private struct ContentView: View { var body: some View { Color.white } }

    private let isOn = true
    private var screen: some View {
        ContentView().forecastOverlay(isOn, moving: .left)
    }

    @Test func aScreenIsAudited() {
        let stage = Stage(rootViewController: UIViewController())
        let window = stage.window
        for pair in GestureAudit(of: window).pairs { print(pair) }
        // pan of canvas and card TableVC: nothing relates them; the one on the inner view should see a finger first, which
        // Apple does not document [144 places in x 0–384, y 144–360; such as (180, 252)]
        #expect(GestureAudit(of: stage.window).pairs.isEmpty)
    }

    @Test func aScreenIsTinted() {
        let stage = Stage(rootViewController: UIViewController())
        let window = stage.window
        ForecastOverlay.show(in: window)
        ForecastOverlay.shown(in: window)?.moving = .left
        ForecastOverlay.shown(in: window)?.refresh()  // after the screen has changed
        ForecastOverlay.shown(in: window)?.hide()
        #expect(ForecastOverlay.shown(in: window) == nil)
    }

    @Test func aScreenIsAskedAndTinted() {
        let stage = Stage(rootViewController: UIViewController())
        let (window, point) = (stage.window, CGPoint(x: 195, y: 500))
        print(GestureArbiter.forecast(in: window, at: point, moving: .down)!)  // one place, in words
        for pair in GestureAudit(of: window).pairs { print(pair) }  // recognizers that nothing relates
        ForecastOverlay.show(in: window)  // who gets a finger, over the whole screen
        #expect(ForecastOverlay.shown(in: window) != nil)
    }

    @Test func aPlaceIsForecast() {
        let stage = Stage(rootViewController: UIViewController())
        let (window, point) = (stage.window, CGPoint(x: 195, y: 500))
        print(GestureArbiter.forecast(in: window, at: point, moving: .down)!)
        // drags card Settings: .atEdge is true: 0.0 pt to the top edge (needs 0.17 or less)
        #expect(GestureArbiter.forecast(in: window, at: point, moving: .down)?.owner == .nothing)
    }
}
