import CLibrary

/// The reason why a file could not be read or written, as far as it matters to the player.
package enum DiskFailure: Error, Equatable, Sendable {
    case missing, isFull, isReadOnly, isForbidden

    /// The path names something other than a file.
    case isNotAFile

    /// The path names something other than a directory.
    case isNotADirectory

    /// The file is larger than the limit for files of its kind.
    case isTooLarge

    /// Any other failure, by its error number.
    case other(Int32)

    init(_ number: Int32) {
        switch number {
        case ENOENT: self = .missing
        case ENOSPC, EDQUOT: self = .isFull
        case EFBIG: self = .isTooLarge
        case EROFS: self = .isReadOnly
        case EACCES, EPERM: self = .isForbidden
        case EISDIR, ESPIPE, ENXIO, ELOOP: self = .isNotAFile
        case ENOTDIR: self = .isNotADirectory
        default: self = .other(number)
        }
    }

    /// The failure of the last system call.
    static var last: DiskFailure { DiskFailure(errno) }
}
