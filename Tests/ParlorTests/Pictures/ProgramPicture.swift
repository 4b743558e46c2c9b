import Foundation
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

/// A picture of the program in the documentation: a window, and the steps to its contents.
struct ProgramPicture: CustomTestStringConvertible, Sendable {
    let name: String
    var arguments = "--seed 3"
    var columns = 80
    var rows = 24
    var play: @Sendable (ProgramRun) throws -> Void = { _ in }
    /// A drawing that is not the screen of a play.
    var drawing: (@MainActor @Sendable () throws -> String)?

    var testDescription: String { name }

    /// The screen at the end of the play, or the drawing.
    @MainActor func drawn() throws -> String {
        if let drawing { return try drawing() }
        let play = try ProgramRun(arguments, columns: columns, rows: rows)
        try self.play(play)
        return play.pilot.svg
    }

    /// A page of the demonstration after some input.
    static func ofDemonstration(
        _ name: String, in theme: Theme = .dark,
        _ play: @escaping @MainActor @Sendable (Pilot) throws -> Void
    ) -> ProgramPicture {
        let drawn: @MainActor @Sendable () throws -> String = {
            let pilot = Pilot(
                in: Surroundings(size: Size(columns: 80, rows: 20)), keepsFrames: false,
                theme: { _ in theme },
                { demo($0, theme: { _ in theme }) })
            try play(pilot)
            return pilot.svg
        }
        return ProgramPicture(name: name, drawing: drawn)
    }

    // MARK: Files

    static let directory = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/Pictures")

    var file: URL { ProgramPicture.directory.appending(path: "\(name).svg") }
}
