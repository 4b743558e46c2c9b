/// A question or a message about other processes of Parlor that use the same files.
enum SharingQuestion: Equatable, Sendable {
    /// Asks whether another process has locked the file, or has written it since the last check.
    case isShared(String)
    /// Claims the file for this process, until the process releases the file or ends. A file that
    /// has changed is claimed, too, so that the process can read the file before it keeps or ends
    /// the claim.
    case lease(String)
    /// Says that this process no longer writes the file, so that another process may write it.
    case release(String)
}

/// An answer about other processes of Parlor.
enum SharingAnswer: Equatable, Sendable {
    /// No other process is known to use the file.
    case unshared
    case hasChanged
    /// Another process has claimed the file. `process` is its number, and `since` is the time of
    /// the claim, in seconds since 1970. Both are 0 if they are not known.
    case locked(process: Int, since: Int)
}
