/// A question about other programs that use the same files.
enum SharingQuestion: Equatable, Sendable {
    /// Whether another program has locked the file, or has written it since the last check.
    case hasChanged(String)
    /// Whether this program may write the file from now on until it ends.
    case lease(String)
}

/// An answer about other programs.
enum SharingAnswer: Equatable, Sendable {
    /// No other program uses the file.
    case unshared
    case hasChanged
    /// Another program has locked the file. `since` is in seconds since 1970; both numbers are 0
    /// if they are not known.
    case locked(process: Int, since: Int)
}
