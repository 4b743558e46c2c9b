import Games
import Parlor
import Reactive

/// A game's view model as a test makes it: the parts of the source that depend on the game.
struct GameTest {
    /// A description of the game, such as `a memory game of seed 3`.
    let subject: String
    /// The source of the view model, which uses `scenario.scheduler`.
    var viewModel: String
    /// Declarations before it.
    var values = ""
    /// The time of the run at which the view model begins; nil if that is when it was created.
    var start: Int?
    /// The source of an action.
    var action: (Any) -> String = SwiftSource.text
    /// Further input streams by name, such as answers of background work: the type of their
    /// elements, and the source of an element.
    var answers: [(name: String, type: String, source: (Any) -> String)] = []
    /// Declarations below the test.
    var support = ""

    /// The test of a view model; nil for one of no game.
    static func of(_ viewModel: RecordedViewModel, _ chance: RecordedChance) -> GameTest? {
        memory(viewModel, chance) ?? sudoku(viewModel, chance) ?? klondike(viewModel, chance)
            ?? mines(viewModel, chance)
    }

    /// The source of a view model that takes only its game and a scheduler.
    static func source(of viewModel: String, _ game: String) -> String {
        """
        \(viewModel)(
            \(game.indented(4)),
            scheduler: scenario.scheduler)
        """
    }

    /// The source of the function that names a cell by its row and its column, counted from one.
    static func cells(width: Int) -> String {
        "let cell = { (row: Int, column: Int) in (row - 1) * \(width) + column - 1 }"
    }

    /// The source of a cell.
    static func cell(_ cell: Int, width: Int) -> String {
        "cell(\(cell / width + 1), \(cell % width + 1))"
    }

    /// The source of a game that resumes from a file; nil if the result would differ.
    static func saved<Game: Codable & Equatable>(
        _ game: Game, readAs finish: (Game) -> Game = { $0 }
    ) -> String? {
        let bytes = game.line
        guard let read: Game = CheckedJSON(bytes)?.decoded(), finish(read) == game else {
            return nil
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return """
            try JSONDecoder().decode(
                \(SwiftSource.type(of: game)).self,
                from: Data(
                    \(text.debugDescription).utf8))
            """
    }
}

extension String {
    /// The text with all lines but the first indented, except for empty ones.
    func indented(_ columns: Int) -> String {
        let margin = String(repeating: " ", count: columns)
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst().reduce(into: String(lines.first ?? "")) { text, line in
            text += line.isEmpty ? "\n" : "\n\(margin)\(line)"
        }
    }
}

/// The numbers that a run may have dealt with, and its day.
struct RecordedChance {
    let seeds: [UInt64]
    let day: Day

    init(_ recording: Recording, _ services: Services) {
        let luck = recording.notes.compactMap { placed -> UInt64? in
            if case .luck(let luck) = placed.note { luck } else { nil }
        }
        seeds = [services.invocation.seed].compactMap(\.self) + luck + [0]
        day = Day(daysSince1970: recording.header.begun / Day.seconds)
    }
}
