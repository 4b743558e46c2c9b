import Foundation
import Testing

/// A picture of the program in the documentation: a window, and how one comes to what is in it.
struct ProgramPicture: CustomTestStringConvertible, Sendable {
    let name: String
    var arguments = "--seed 3"
    var columns = 80
    var rows = 24
    var play: @Sendable (Play) throws -> Void = { _ in }
    /// A film instead of a play.
    var film: (@Sendable () throws -> String)?

    var testDescription: String { name }

    /// The screen at the end of the play, or the film.
    func drawn() throws -> String {
        if let film { return try film() }
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
