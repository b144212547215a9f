import Foundation

/// Changes a copy of the sources as a fault says: the arguments are the fault's file and the folder of the copy.
exit(seed(fault: CommandLine.arguments[1], into: CommandLine.arguments[2]) ? 0 : 1)
