/// A fact about a file that a replay cannot derive.
package struct FileNote: Equatable {
    enum Finding: Equatable {
        /// The file was read. The result is its bytes, or the reason why it could not be read.
        case read(Result<[UInt8], DiskFailure>)

        /// The file could not be written, removed or renamed.
        case refused(DiskFailure)

        /// The file was renamed to this name, because its contents could not be used.
        case setAside(as: String)
    }

    /// The name of the file in the program's directory.
    let name: String
    let finding: Finding

    /// The number of earlier uses of the file since the last terminal input.
    var earlier = 0
}
