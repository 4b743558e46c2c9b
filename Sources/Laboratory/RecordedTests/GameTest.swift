import Games
import Parlor
import Reactive

/// The parts of a test's source that depend on the game.
struct GameTest {
    /// A description of the game: `a memory game of seed 3`.
    let subject: String
    /// The source of the view model, which uses `scenario.scheduler`.
    var viewModel: String
    /// The declarations before the view model.
    var values = ""
    /// The time in the run at which the view model starts; nil if it starts when it is created.
    var start: Int?
    /// Writes an action as Swift code.
    var action: (Any) -> String = SwiftSource.text
    /// The input streams for answers of background work: the name, the type of the elements, and
    /// the source of an element.
    var answers: [(name: String, type: String, source: (Any) -> String)] = []

    /// The functions that write the games. Each returns nil for the view model of another game.
    private static let writers: [@Sendable (RecordedViewModel, RecordedChance) -> GameTest?] = [
        memory, sudoku, klondike, mines,
    ]

    /// The test of a view model; nil if it is not the view model of a game.
    static func of(_ viewModel: RecordedViewModel, _ chance: RecordedChance) -> GameTest? {
        writers.lazy.compactMap { $0(viewModel, chance) }.first
    }

    /// Writes the source that creates the view model from a game and a scheduler.
    mutating func create(_ name: String, _ game: String, day: Int?, next: Any?) {
        let game = declare(game, day: day, next: next)
        viewModel = """
            \(name)(
                \(game.indented(4)),
                scheduler: scenario.scheduler)
            """
    }

    /// The source of a game. The day of a new board and the properties of the next game are set
    /// after the game was created, so such a game is declared before the view model. A saved game
    /// contains its day.
    mutating func declare(_ game: String, day: Int? = nil, next: Any?) -> String {
        let properties = [
            day.map { "game.day = \($0)" }, next.map { "game.next = \(SwiftSource.text(of: $0))" },
        ].compactMap(\.self)
        if properties.isEmpty { return game }
        let declaration = ["var game = \(game.onOneLine)"] + properties
        values += (values.isEmpty ? "" : "\n") + declaration.joined(separator: "\n")
        return "game"
    }

    /// The source of the function that finds a cell by its row and column, counted from one.
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
    /// The source on one line. It must not contain multiline literals.
    var onOneLine: String {
        split(separator: "\n").reduce(into: "") { line, next in
            let next = next.drop { $0 == " " }
            let isOpen = line.isEmpty || "([".contains(line.last ?? " ")
            line += (isOpen ? "" : " ") + next
        }
    }

    /// The text with all lines indented, except for the first line and for empty lines.
    func indented(_ columns: Int) -> String {
        let margin = String(repeating: " ", count: columns)
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst().reduce(into: String(lines.first ?? "")) { text, line in
            text += line.isEmpty ? "\n" : "\n\(margin)\(line)"
        }
    }
}

/// The seeds with which the run may have dealt its games.
struct RecordedChance {
    let seeds: [UInt64]

    init(_ recording: Recording, _ services: Services) {
        let numbers = recording.notes.compactMap { placed -> UInt64? in
            if case .randomNumber(let number) = placed.note { number } else { nil }
        }
        seeds = [services.invocation.seed].compactMap(\.self) + numbers + [0]
    }
}
