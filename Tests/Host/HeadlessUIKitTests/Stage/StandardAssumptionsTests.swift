import Testing

@testable import HeadlessUIKit

struct StandardAssumptionsTests {
    private func standard(_ text: String) throws -> Assumptions {
        try Assumptions.standard(in: ["HEADLESSUIKIT_ASSUMPTIONS": text])
    }

    private func fault(_ text: String) -> String {
        do {
            _ = try standard(text)
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [[:], ["HEADLESSUIKIT_ASSUMPTIONS": ""], ["HEADLESSUIKIT_ASSUMPTIONS": " , "], ["panSlop": "8"]])
    func `An environment that names nothing changes nothing`(environment: [String: String]) throws {
        #expect(try Assumptions.standard(in: environment) == Assumptions())
    }

    @Test(arguments: [
        "safeAreaUnderTransform=asWithout,panSlop=8.5,catchingOmitsSlop=false,disturbances=insetsChange+lookingOnPans",
        " safeAreaUnderTransform = asWithout, panSlop = 8.5, catchingOmitsSlop = false,"
            + " disturbances = insetsChange + lookingOnPans ",
    ])
    func `What the environment names is set, the rest is the default`(text: String) throws {
        var expected = Assumptions()
        (expected.safeAreaUnderTransform, expected.panSlop, expected.catchingOmitsSlop) = (.asWithout, 8.5, false)
        expected.disturbances = [.insetsChange, .lookingOnPans]
        #expect(try standard(text) == expected)
    }

    @Test(arguments: Assumptions.switches)
    func `Every switch can be set to each of its settings`(doubt: Assumptions.Switch) throws {
        for setting in doubt.settings {
            var expected = Assumptions()
            expected.set(setting)
            #expect(try standard("\(doubt)=\(setting)") == expected)
        }
    }

    @Test(arguments: [
        (
            "panVelocity=fast",
            "HEADLESSUIKIT_ASSUMPTIONS: \"panVelocity\" is \"fast\". Give it one of lastTwoSamples, weightedThree."
        ),
        (
            "catchingOmitsSlop=1",
            "HEADLESSUIKIT_ASSUMPTIONS: \"catchingOmitsSlop\" is 1.0. Give it true or false."
        ),
        (
            "panSlop=far",
            "HEADLESSUIKIT_ASSUMPTIONS: \"panSlop\" is \"far\". Give it a number of points from 0 on."
        ),
        ("panSlop", "HEADLESSUIKIT_ASSUMPTIONS: \"panSlop\" is not of the form switch=setting."),
        ("panSlop=", "HEADLESSUIKIT_ASSUMPTIONS: \"panSlop=\" is not of the form switch=setting."),
        ("panSlop=8, panSlop=4", "HEADLESSUIKIT_ASSUMPTIONS: \"panSlop\" is there twice. Leave one out."),
    ])
    func `A fault is told, with what to do instead`(text: String, expected: String) {
        #expect(fault(text) == expected)
    }

    @Test func `A switch that there is not is told, with those that there are`() {
        let said = fault("panSlope=4")
        #expect(said.hasPrefix("HEADLESSUIKIT_ASSUMPTIONS: \"panSlope\" is no switch."))
        #expect(said.contains("panSlop, "))
    }

    @MainActor @Test func `A stage that is given nothing has them`() {
        #expect(Stage().assumptions == .standard)
        #expect(Stage(rootViewController: UIViewController()).assumptions == .standard)
    }
}
