import Foundation
import HeadlessUIKit
import InteractiveDismissal
import Panels
import Support
import Testing
import TouchMaps

/// A fault of a screen, and the kind of conflict by which the map finds it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: TouchMap.Conflict.Kind
    let subject: String
    let plant: @MainActor @Sendable (MapScreen) -> Void

    init(
        _ name: String, _ kind: TouchMap.Conflict.Kind, _ subject: String,
        _ plant: @escaping @MainActor @Sendable (MapScreen) -> Void
    ) {
        (testDescription, self.kind, self.subject, self.plant) = (name, kind, subject, plant)
    }

    /// A view that draws nothing.
    @MainActor
    private static func glass<Glass: UIView>(
        _ glass: Glass = UIView(), over screen: MapScreen, y: CGFloat, width: CGFloat = 390, height: CGFloat
    ) -> Glass {
        screen.add(glass, named: "glass", y: y, width: width, height: height, to: screen.view).backgroundColor = nil
        return glass
    }

    static let all = [
        PlantedFault("a clear view over a button", .unreachable, "Save") { _ = glass(over: $0, y: 180, height: 100) },
        PlantedFault("a clear view over half a button", .covered, "Save") {
            _ = glass(over: $0, y: 180, width: 195, height: 100)
        },
        PlantedFault("a clear view over rows", .unseen, "glass") { _ = glass(over: $0, y: 500, height: 100) },
        PlantedFault("a button in a view without touches", .unreachable, "Lost") {
            let box = $0.add(UIView(), named: "box", y: 400, height: 80)
            box.isUserInteractionEnabled = false
            $0.add(UIButton(), named: "Lost", x: 20, y: 10, width: 90, height: 44, to: box)
        },
        PlantedFault("a button outside its superview", .unreachable, "Out") {
            let box = $0.add(UIView(), named: "box", y: 400, height: 10)
            $0.add(UIButton(), named: "Out", x: 20, y: 20, width: 90, height: 44, to: box)
        },
        PlantedFault("a clear button over rows", .unseen, "glass") {
            _ = glass(UIButton(), over: $0, y: 500, height: 100)
        },
        PlantedFault("an action that stops the app", .stops, "Trap") {
            $0.add(UIButton(), named: "Trap", x: 20, y: 400, width: 90, height: 44)
                .addAction(UIAction { _ in fatalError("not yet written") }, for: .touchUpInside)
        },
        PlantedFault("an action that never returns", .stops, "Hang") {
            $0.add(UIButton(), named: "Hang", x: 20, y: 400, width: 90, height: 44)
                .addAction(UIAction { _ in while true {} }, for: .touchUpInside)
        },
        PlantedFault("a clear pan over rows", .unseen, "glass") {
            glass(over: $0, y: 500, height: 100).addGestureRecognizer(UIPanGestureRecognizer())
        },
        PlantedFault("a pan that holds the list, and does nothing", .dead, "list") { screen in
            let pan = Refusing()
            screen.list.addGestureRecognizer(pan)
            screen.list.panGestureRecognizer.require(toFail: pan)
        },
        PlantedFault("a tab bar over a button", .unreachable, "Buy") {
            $0.list.isScrollEnabled = false
            $0.add(UIButton(), named: "Buy", x: 20, y: 500, width: 90, height: 40)
            $0.add(UITabBar(), named: "tabs", y: 521, height: 83, to: $0.view)
        },
        PlantedFault("a fading edge over a button", .unreachable, "Next") {
            $0.list.isScrollEnabled = false
            $0.add(UIButton(), named: "Next", x: 20, y: 460, width: 90, height: 44)
            $0.add(UIView(), named: "fade", y: 440, height: 164, to: $0.view)
                .backgroundColor = UIColor(white: 1, alpha: 0.3)
        },
        PlantedFault("a field under the shadow of a sheet", .unreachable, "name") {
            $0.list.isScrollEnabled = false
            $0.add(UITextField(), named: "name", x: 16, y: 500, width: 358, height: 44)
            $0.add(UIView(), named: "shadow", y: 520, height: 80, to: $0.view).backgroundColor = nil
        },
        PlantedFault("a clear pan over an empty part", .surprising, "glass") {
            $0.list.removeFromSuperview()
            glass(over: $0, y: 500, height: 100).addGestureRecognizer(UIPanGestureRecognizer())
        },
    ]

    /// Keeps the recognizers that wait for its failure waiting.
    private final class Refusing: UIGestureRecognizer {}
}

/// Something on a screen that looks like a fault, and is none.
struct Lookalike: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let plant: @MainActor @Sendable (MapScreen) -> Void

    init(_ name: String, _ plant: @escaping @MainActor @Sendable (MapScreen) -> Void) {
        (testDescription, self.plant) = (name, plant)
    }

    static let all = [
        Lookalike("a tap recognizer that ends editing") { $0.list.addGestureRecognizer(UITapGestureRecognizer()) },
        Lookalike("a list that does not scroll") { $0.list.isScrollEnabled = false },
        Lookalike("a disabled button") { $0.add(UIButton(), named: "Off", y: 400, height: 44).isEnabled = false },
        Lookalike("an icon with a wide margin for the finger") {
            let icon = $0.add(UIButton(), named: "icon", x: 300, y: 500, width: 88, height: 88, to: $0.view)
            icon.backgroundColor = nil
            $0.add(UIView(), named: "mark", x: 34, y: 34, width: 20, height: 20, to: icon).isUserInteractionEnabled =
                false
        },
        Lookalike("a banner over rows") { $0.add(UIView(), named: "banner", y: 500, height: 80, to: $0.view) },
        Lookalike("a clear view that takes no touches") {
            let glass = $0.add(UIView(), named: "glass", y: 100, height: 400, to: $0.view)
            (glass.backgroundColor, glass.isUserInteractionEnabled) = (nil, false)
        },
        Lookalike("a button that scrolled under a bar") {
            $0.add(UIButton(), named: "Buy", x: 20, y: 550, width: 90, height: 40)
            $0.add(UITabBar(), named: "tabs", y: 521, height: 83, to: $0.view)
        },
        Lookalike("rows of a table with nothing between them") {
            $0.list.removeFromSuperview()
            $0.add(ClearRows(), named: "rows", y: 80, height: 500, to: $0.view)
        },
    ]

    /// A table whose cells show only at their texts.
    private final class ClearRows: UITableView, UITableViewDataSource {
        init() {
            super.init(frame: .zero, style: .plain)
            (separatorStyle, rowHeight, dataSource) = (.none, 60, self)
        }

        required init?(coder: NSCoder) { nil }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.backgroundColor = .clear
            return cell
        }
    }
}

@MainActor
@Suite(.enabled(if: TouchMap.hasCopies))
struct MapConflictTests {
    /// A card with a list, a button, and what a test adds.
    private func stage(_ plant: @escaping @MainActor (MapScreen) -> Void) -> Stage {
        let home = UIViewController()
        let stage = Stage(rootViewController: home)
        stage.settle()
        home.view.backgroundColor = UIColor(white: 0.8, alpha: 1)
        home.presentCard(
            MapScreen {
                $0.add(UIButton(), named: "Save", x: 150, y: 200, width: 90, height: 44)
                plant($0)
            }, as: .cover, animated: false)
        stage.settle()
        return stage
    }

    private func conflicts(_ plant: @escaping @MainActor (MapScreen) -> Void) throws -> [TouchMap.Conflict] {
        let stage = stage(plant)
        // The part of the window that has the plants.
        let part = UIView(frame: CGRect(x: 0, y: 240, width: 390, height: 400))
        part.isHidden = true
        stage.window.addSubview(part)
        return try stage.touchMap(of: part, grid: 40, fingers: [.tap, .up]).conflicts
    }

    @Test(arguments: PlantedFault.all.sampled())
    func aPlantedFaultIsFoundByItsKindAndNamedOnce(fault: PlantedFault) throws {
        let found = try conflicts(fault.plant)
        #expect(found.map(\.kind) == [fault.kind], "\(found)")
        #expect(found.map(\.subject) == [fault.subject])
    }

    @Test func aScreenWithoutAFaultHasNoConflict() throws {
        #expect(try conflicts { _ in } == [])
    }

    @Test(arguments: MapScene.allCases.sampled())
    func aSceneWithoutAFaultHasNoConflict(scene: MapScene) throws {
        #expect(try scene.stage().touchMap(grid: 65).conflicts == [])
    }

    @Test(arguments: Lookalike.all.sampled())
    func whatOnlyLooksLikeAFaultIsNone(lookalike: Lookalike) throws {
        #expect(try conflicts(lookalike.plant) == [])
    }

    @Test func aConflictSaysWhatHappensAndWhere() throws {
        let found = try conflicts(PlantedFault.all[0].plant)
        #expect(
            found.map(\.description) == [
                "unreachable: Save: 2 of 2 taps on what shows of it do not reach it: glass takes them  "
                    + "[2 places in x 155–235, y 240–280; such as (175, 260)]"
            ])
    }

    @Test func aConflictMayBeAccepted() throws {
        let map = try stage(PlantedFault.all[1].plant).touchMap(grid: 44, fingers: [.tap])
        #expect(map.conflicts(except: [.covered]) == [])
        #expect(map.conflicts(except: [.covered("Save")]) == [])
        #expect(map.conflicts(except: [.covered("Cancel"), .dead, .unseen("Save")]) == map.conflicts)
    }

    @Test func aScreenThatHangsWhereverItIsTouchedIsGivenUpAfterEightFingers() throws {
        final class Hang: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                while true { Thread.sleep(forTimeInterval: 60) }
            }
        }
        let stage = stage { $0.list.addGestureRecognizer(Hang()) }
        let map = try stage.touchMap(grid: 48)
        #expect(map.owner(at: CGPoint(x: 195, y: 600)) == .stops("not played, after 8 fingers without an answer"))
    }

    @Test func aFingerThatRestsOnAButtonInAListDependsOnItsPace() throws {
        let map = try stage { _ in }.touchMap(grid: 44, fingers: [.up], rest: 0.3)
        #expect(map.conflicts.map(\.kind) == [.dependsOnPace])
        #expect(map.conflicts.first?.words == "up on Save: touches Save after a rest of 0.3 s, and not at once")
    }
}
