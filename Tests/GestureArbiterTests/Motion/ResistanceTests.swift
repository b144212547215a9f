import Foundation
@_spi(Engine) import GestureArbiter
import Testing

struct ResistanceTests {
    @Test(
        "A rubber band shows the golden values",
        arguments: [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] as [(CGFloat, CGFloat)])
    func rubberBandShowsTheGoldenValues(pull: CGFloat, shown: CGFloat) {
        #expect(abs(Motion.RubberBand(dimension: 960).stretch(for: pull) - shown) < 0.005)
    }

    @Test("A rubber band starts at its coefficient and ends at its dimension")
    func rubberBandStartsAtItsCoefficientAndEndsAtItsDimension() {
        let band = Motion.RubberBand(dimension: 800)
        #expect(abs(band.stretch(for: 1e-6) / 1e-6 - 0.55) < 1e-6)
        #expect(band.stretch(for: 1e12) <= 800)
        #expect(band.stretch(for: 1e12) > 799.9)
        #expect(band.stretch(for: .infinity) == 800)
    }

    @Test(
        "A grab inside the band starts with the pull that led there",
        arguments: [0, 0.3, 1, 17.5, 120, 844, 5000] as [CGFloat])
    func grabInsideTheBandStartsWithThePullThatLedThere(pull: CGFloat) {
        let band = Motion.RubberBand(dimension: 844)
        #expect(abs(band.distance(for: band.stretch(for: pull)) - pull) <= 1e-9 * max(pull, 1))
        #expect(abs(band.distance(for: band.stretch(for: -pull)) + pull) <= 1e-9 * max(pull, 1))
    }

    @Test("An impossible stretch still gives a finite pull")
    func impossibleStretchStillGivesAFinitePull() {
        let band = Motion.RubberBand(dimension: 100)
        #expect(band.distance(for: 100).isFinite)
        #expect(band.distance(for: -4000).isFinite)
        #expect(band.distance(for: -4000) < band.distance(for: -99))
    }

    @Test("Without a dimension nothing stretches", arguments: [0, -5, .nan, .infinity] as [CGFloat])
    func withoutADimensionNothingStretches(dimension: CGFloat) {
        let band = Motion.RubberBand(dimension: dimension)
        #expect(band.stretch(for: 100) == 0)
        #expect(band.distance(for: 100) == 0)
        #expect(Motion.RubberBand(dimension: 844, coefficient: 0).distance(for: 100) == 0)
    }

    @Test("A rubber band is an odd function and never shows NaN")
    func rubberBandIsAnOddFunctionAndNeverShowsNaN() {
        let band = Motion.RubberBand(dimension: 844)
        for pull in stride(from: CGFloat(0), through: 2000, by: 7.3) {
            #expect(band.stretch(for: -pull) == -band.stretch(for: pull))
        }
        #expect(band.stretch(for: .nan) == 0)
        #expect(band.stretch(for: -.greatestFiniteMagnitude) == -844)
    }

    @Test(
        "The deck's own resistance shows its golden values",
        arguments: [(60, 30), (120, 60), (180, 79.91), (240, 95.56), (-240, -95.56)] as [(CGFloat, CGFloat)])
    func decksOwnResistanceShowsItsGoldenValues(pull: CGFloat, shown: CGFloat) {
        #expect(abs(Motion.ClassicResistance().stretch(for: pull) - shown) < 0.005)
    }

    @Test("The deck's own resistance has no step at its threshold")
    func decksOwnResistanceHasNoStepAtItsThreshold() {
        let resistance = Motion.ClassicResistance()
        #expect(abs(resistance.stretch(for: 120 + 1e-7) - resistance.stretch(for: 120)) < 1e-6)
        #expect(resistance.stretch(for: .infinity) == 0)
    }
}
