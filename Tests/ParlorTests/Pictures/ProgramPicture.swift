import Foundation
import Testing

/// A picture of the program in the documentation: a window, and how one comes to what is in it.
struct ProgramPicture: CustomTestStringConvertible, Sendable {
    let name: String
    var arguments = "--seed 3"
    var columns = 80
    var rows = 24
    let play: @Sendable (Play) throws -> Void

    var testDescription: String { name }

    /// The screen at the end of the play.
    func drawn() throws -> String {
        let play = try Play(arguments, columns: columns, rows: rows)
        try self.play(play)
        return play.pilot.svg
    }

    // MARK: Files

    static let directory = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/Pictures")

    var file: URL { ProgramPicture.directory.appending(path: "\(name).svg") }
}
