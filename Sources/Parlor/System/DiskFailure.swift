import CLibrary

/// The reason why a file could not be read or written, as far as the player can mend it.
enum DiskFailure: Error, Equatable, Sendable {
    case missing, isFull, isReadOnly, isForbidden

    /// Something else than a file stands where the file should be.
    case isNoFile

    /// Something else than a directory stands where the directory should be.
    case isNoDirectory

    /// It has more bytes than anything the program writes.
    case isTooLarge

    /// None of these, by the number that the system has for it.
    case other(Int32)

    init(_ number: Int32) {
        switch number {
        case ENOENT: self = .missing
        case ENOSPC, EDQUOT: self = .isFull
        case EFBIG: self = .isTooLarge
        case EROFS: self = .isReadOnly
        case EACCES, EPERM: self = .isForbidden
        case EISDIR, ESPIPE, ENXIO, ELOOP: self = .isNoFile
        case ENOTDIR: self = .isNoDirectory
        default: self = .other(number)
        }
    }

    /// Why the last call failed.
    static var last: DiskFailure { DiskFailure(errno) }
}
