/// Something about a file that a run could not foresee.
package struct FileNote: Equatable {
    enum Finding: Equatable {
        /// It was read, and this is what it held, or why it could not be read.
        case held(Result<[UInt8], DiskFailure>)

        /// It could not be written, removed or set aside.
        case refused(DiskFailure)

        /// It was set aside under this name.
        case setAside(as: String)
    }

    /// The name of the file in the program's directory.
    let name: String
    let finding: Finding

    /// How often the file had been read, or written, since the last input of the terminal.
    var earlier = 0
}
