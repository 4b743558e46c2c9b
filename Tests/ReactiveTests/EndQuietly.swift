import Foundation

/// Lets a program that is to end leave out the report on where it ended, which takes a second.
func endQuietly() { for fault in [SIGILL, SIGTRAP, SIGABRT] { signal(fault, SIG_DFL) } }
