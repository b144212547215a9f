import Foundation

// Puts the fault in the file that comes first into the folder that comes second.
exit(seed(fault: CommandLine.arguments[1], into: CommandLine.arguments[2]) ? 0 : 1)
