//: # Write a policy, ask it
//: A policy is data. Without a view and without a finger it says what it would do.
import GestureArbiter
import GestureArbiterDiagnostics
import GestureArbiterFiles
import GestureArbiterTesting

let policy = ArbitrationPolicy(.down, when: .atEdge || .touchStarts(in: .handle), handoff: .continuous)
    .unless(.editing)

//: Ask in one situation: the list is 37 points from its top, and the finger comes down on the list, then on the handle.
print("On the list:", policy.decide(in: .init(roomToEdge: 37)))
print("On the handle:", policy.decide(in: .init(roomToEdge: 37, regions: [.handle])))

//: Play a finger: it moves down by 120 points over a list that is scrolled by 40.
let scenario = Scenario(content: [.init(offset: 40)], [.move(y: 120, over: 0.2), .lift])
print(policy.simulate(scenario))

//: Change the policy as JSON, and read what differs.
let patient = try ArbitrationPolicy(json: #"{"handoff": "never", "slop": 16}"#, over: policy)
print("Changed:", patient.differences(from: policy))
print(patient.simulate(scenario))
