/// A question about other copies of Parlor that use the same files.
enum SharingQuestion: Equatable, Sendable {
    /// Asks whether another copy has locked the file, or has written it since the last check.
    case hasChanged(String)
    /// Asks whether this copy may write the file from now on, until it ends.
    case lease(String)
}

/// An answer about other copies of Parlor.
enum SharingAnswer: Equatable, Sendable {
    /// No other copy uses the file.
    case unshared
    case hasChanged
    /// Another copy has locked the file. `since` is in seconds since 1970; both numbers are 0 if
    /// they are not known.
    case locked(process: Int, since: Int)
}
