import Foundation
import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFiles
import Testing

@Suite struct PolicyFileTests {
    private let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
        .unless(.editing)

    @Test("A file is short, and comes back")
    func short() throws {
        let json = try policy.json()
        #expect(
            json == """
                {
                  "direction": "down",
                  "when": {"any": ["atEdge", {"touchStarts": "handle"}]},
                  "unless": {"flag": "editing"},
                  "handoff": "continuous"
                }
                """)
        #expect(try ArbitrationPolicy(json: json) == policy)
        #expect(try ArbitrationPolicy(json: #"{"direction": "up"}"#) == ArbitrationPolicy(.up))
    }

    @Test("A file is edited by hand, with a byte order mark, spaces and another order")
    func edited() throws {
        let text =
            "\u{FEFF}\r\n{\"slop\" : 4,\n\t\"when\": {\"all\": [\"atEdge\", {\"all\": [{\"contentStill\": 0.2}, \"atEdge\"]}]},"
            + "\n\"direction\":\"d\\u006Fwn\", \"version\": 1, \"ignores\": [\"zooming\"]}\n"
        let read = try ArbitrationPolicy(json: text)
        #expect(read == ArbitrationPolicy(.down, when: .contentStill(for: 0.2) && .atEdge, slop: 4).ignoring(.zooming))
    }

    @Test("A server's file is laid over a base, and has only what differs")
    func overlay() throws {
        let sent = try ArbitrationPolicy(json: #"{"handoff": "never", "unless": null}"#, over: policy)
        #expect(sent.differences(from: policy).map(\.part) == ["unless", "handoff"])
        #expect(try policy.overriding { $0.slop = 4.5 }.json(over: policy) == "{\n  \"slop\": 4.5\n}")
        #expect(try policy.json(over: policy) == "{}")
        #expect(try ArbitrationPolicy(json: sent.json(over: policy), over: policy) == sent)
    }

    @Test("A client's own words stand for conditions with closures")
    func names() throws {
        let custom = ArbitrationPolicy.Condition.custom("not zoomed") { _ in true }
        let policy = ArbitrationPolicy(.down, when: .atEdge && custom)
        let json = try policy.json(names: ["not zoomed": custom])
        #expect(json.contains(#"{"all": ["atEdge", "not zoomed"]}"#))
        #expect(try ArbitrationPolicy(json: json, names: ["not zoomed": custom]) == policy)
        #expect(
            try ArbitrationPolicy(json: #"{"direction": "down", "when": "atEdge"}"#, names: ["atEdge": custom])
                == .gated)
        #expect { try policy.json() } throws: {
            "\($0)" == """
                when.all[1]: .custom("not zoomed") { … } has a closure, which no text can hold. Use a flag, or pass the \
                condition by name, here and where you read the text: names: ["not zoomed": …].
                """
        }
    }

    @Test(
        "A fault names its place and the nearest right word",
        arguments: [
            (#"{"direction": "dwn"}"#, #"line 1, column 15, direction: "dwn" is no direction. Did you mean "down"?"#),
            (
                #"{"direction": "down", "hanoff": "never"}"#,
                #"line 1, column 33, hanoff: "hanoff" is no part of a policy. Did you mean "handoff"?"#
            ),
            (
                "{\"direction\": \"down\",\n \"when\": {\"any\": [\"editing\",\n  \"atEgde\"]}}",
                #"line 2, column 19, when.any[0]: "editing" is no condition. Known: all, any, not, always, atEdge, contentOffset, contentStill, decelerating, flag, touchStarts."#
            ),
            (
                "{\"direction\": \"down\",\n \"when\": {\"any\": [\"atEdge\",\n  \"atEgde\"]}}",
                #"line 3, column 3, when.any[1]: "atEgde" is no condition. Did you mean "atEdge"?"#
            ),
            (
                #"{"direction": "down", "when": "flag"}"#,
                #"line 1, column 31, when: "flag" needs a value: {"flag": "…"}."#
            ),
            (
                #"{"direction": "down", "when": "any"}"#,
                #"line 1, column 31, when: "any" needs conditions: {"any": …}."#
            ),
            (
                #"{"direction": "down", "when": {"atEdge": 1}}"#,
                #"line 1, column 42, when.atEdge: "atEdge" takes no value: write "atEdge"."#
            ),
            (
                #"{"direction": "down", "when": {"any": []}}"#,
                #"line 1, column 39, when.any: This is a list of conditions, such as ["atEdge", …], and not empty."#
            ),
            (
                #"{"direction": "down", "when": {"custom": "x"}}"#,
                #"line 1, column 42, when.custom: "custom" is no condition. Known: all, any, not, always, atEdge, contentOffset, contentStill, decelerating, flag, touchStarts."#
            ),
            (
                #"{"direction": "down", "when": {"flag": 7}}"#,
                #"line 1, column 40, when.flag: This is a name in quotes."#
            ),
            (#"{"direction": "down", "slop": "4"}"#, "line 1, column 31, slop: This is a number, such as 10."),
            (
                #"{"direction": "down", "slop": -3}"#,
                "line 1, column 31, slop: `slop: -3` contradicts `0 or more`: no finger moves that far; with 0 the first movement counts."
            ),
            (
                #"{"direction": "down", "slop": NaN}"#,
                "line 1, column 31, slop: `slop: .nan` contradicts `0 or more`: no finger moves that far; with 0 the first movement counts."
            ),
            (
                #"{"direction": "down", "when": {"all": ["atEdge", {"not": "atEdge"}]}}"#,
                "line 1, column 31, when: `.atEdge` contradicts `!.atEdge`: both can never hold, so the drag can never begin; did you mean `||`?."
            ),
            (#"{"direction": "down", "slop": null}"#, "line 1, column 31, slop: This is a number, such as 10."),
            (
                #"{"direction": "down", "ignores": ["zoom"]}"#,
                #"line 1, column 35, ignores[0]: "zoom" is no claim. Known: controls, recognizers, refreshControls, zooming."#
            ),
            ("{}", #"line 1, column 1: A policy needs a direction, such as "direction": "down", or a base."#),
            ("[]", #"line 1, column 1: A policy is an object, such as {"direction": "down"}."#),
            (
                #"{"version": 2, "direction": "down"}"#,
                "line 1, column 13, version: This library reads version 1 of the format, and the text has 2. Update the text, or GestureArbiter."
            ),
            ("", "line 1, column 1: a value is expected here."),
            (
                "{\"direction\": \"down\",\n \"when\": {\"any\": [\"atE",
                "line 2, column 23: a closing quote is expected here."
            ),
            (
                "{\"direction\": \"down\",\n \"slop\": 4,\n \"slop\": 5}",
                #"line 3, column 2: "slop" once is expected here."#
            ),
            (#"{"direction": "down", "when": {"flag": "\ud800"}}"#, "line 1, column 41: a character is expected here."),
        ])
    func faults(_ text: String, _ message: String) {
        #expect { try ArbitrationPolicy(json: text) } throws: { error in
            if "\(error)" != message { print("found: \(error)") }
            return "\(error)" == message
        }
    }

    @Test("Fifty thousand conditions are refused at the one thousand and first")
    func manyConditions() {
        let text =
            #"{"direction": "down", "when": {"any": ["atEdge""# + String(repeating: ",\"atEdge\"", count: 49_999)
            + "]}}"
        #expect { try ArbitrationPolicy(json: text) } throws: {
            "\($0)" == "line 1, column 9031, when.any[999]: A policy in a text has at most 1000 conditions."
        }
    }

    @Test("A thousand levels, or a million, are refused where they become too many")
    func deep() {
        for count in [1000, 1_000_000] {
            let text = #"{"direction": "down", "when": "# + String(repeating: #"{"not": "#, count: count)
            #expect { try ArbitrationPolicy(json: text) } throws: {
                "\($0)" == "line 1, column 823: less nesting is expected here."
            }
        }
    }

    @Test("A file cut off anywhere is a fault, and never another policy")
    func cutOff() throws {
        let text = Array(try policy.json().utf8)
        for count in 0..<text.count {
            #expect(throws: ArbitrationPolicy.FileError.self) {
                try ArbitrationPolicy(json: String(decoding: text.prefix(count), as: UTF8.self))
            }
        }
    }

    @Test("A condition too deep to be read is not written")
    func tooDeep() throws {
        var condition = ArbitrationPolicy.Condition.atEdge
        for index in 0..<60 {
            condition = condition && .contentOffset(atMost: Double(index)) || .flag(.init(rawValue: "\(index)"))
        }
        #expect(throws: ArbitrationPolicy.FileError.self) { try ArbitrationPolicy(.down, when: condition).json() }
    }

    @Test("Random policies survive the round trip, with an equal hash")
    func roundTrip() throws {
        var draw = Draw(seed: Draw.seed(of: "round trip"))
        for _ in 0..<Draw.cases(1000) {
            let base = draw.policy()
            var policy = draw.policy()
            if draw.once(in: 2) { policy = policy.ignoring(draw.pick([[.zooming], [.controls, .recognizers]])) }
            let read = try ArbitrationPolicy(json: policy.json())
            #expect(read == policy)
            #expect(read.hashValue == policy.hashValue)
            #expect(
                try ArbitrationPolicy(json: policy.json(over: base), over: base) == policy, "\(policy) over \(base)")
            #expect(policy.differences(from: base).isEmpty == (policy == base))
            let rewritten = policy.overriding { $0.condition = draw.rewritten($0.condition) }
            #expect(rewritten == policy)
            #expect(rewritten.hashValue == policy.hashValue)
        }
    }
}
