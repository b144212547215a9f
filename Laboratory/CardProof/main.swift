// Explores the state machine that is compiled with this file, and prints the first violation.
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

let explored = Exploration(of: ExploredType.self, depth: 60)
if let wrong = explored.wrong {
    print(wrong)
    exit(3)
}
guard explored.worlds > 300, let depth = explored.isCompleteAfter else {
    print("only \(explored.worlds) worlds")
    exit(2)
}
print("\(explored.worlds) worlds, all that there are after \(depth) steps, and nothing is wrong in any")
