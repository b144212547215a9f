import Foundation
@_spi(Engine) import GestureArbiter
import Testing

struct ProjectionTests {
    @Test("The projection is the WWDC session's sum, not the integral")
    func projectionIsTheWWDCSessionsSumNotTheIntegral() {
        #expect(abs(Motion.Projection.normal.distance(from: 1000) - 499) < 1e-9)
        #expect(abs(Motion.Projection.fast.distance(from: 1000) - 99) < 1e-9)
        #expect(Motion.Projection.fast.distance(from: -500) == -Motion.Projection.fast.distance(from: 500))
        #expect(Motion.Projection.normal.distance(from: .infinity) == 0)
    }
}
