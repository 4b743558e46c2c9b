import Games
import Parlor
import Reactive

extension GameTest {
    /// A game of sudoku, as code that starts with its puzzle. If there were several puzzles, or the
    /// only one arrived after the first action, the puzzles arrive at the recorded times.
    static func sudoku(_ recorded: RecordedViewModel, _ chance: RecordedChance) -> GameTest? {
        guard let viewModel = recorded.value as? SudokuViewModel else { return nil }
        let game = viewModel.game
        var test = GameTest(
            subject: subject(of: viewModel), viewModel: "", values: cells(width: 9),
            action: sudokuAction)
        if let (data, time) = recorded.onlyPuzzle, game.begins(with: data, in: recorded, at: time) {
            test.begin(viewModel, with: data, at: time)
        } else if !game.hasPuzzle {
            test.receive(RecordedPuzzles(recorded), viewModel, saved: nil)
        } else if let file = file(of: game, viewModel.requests) {
            test.receive(RecordedPuzzles(recorded), viewModel, saved: file)
        } else {
            return nil
        }
        return test
    }

    private static func subject(of viewModel: SudokuViewModel) -> String {
        if viewModel.game.hasPuzzle { return "a sudoku that goes on" }
        if case .level(_, let seed) = viewModel.requests.request {
            return "a sudoku of seed \(seed)"
        }
        return "a sudoku"
    }

    private static func sudokuAction(_ action: Any) -> String {
        switch action as? SudokuGame.Action {
        case .sheet(.tap(let place)): ".sheet(.tap(\(cell(place, width: 9))))"
        case .sheet(.write(let digit, let place)):
            ".sheet(.write(\(digit), at: \(cell(place, width: 9))))"
        case .sheet(.mark(.choose(let place))):
            ".sheet(.mark(.choose(\(cell(place, width: 9)))))"
        default: SwiftSource.text(of: action)
        }
    }

    /// The source of a game that resumes from its file. The request for the next puzzle is an
    /// argument of the view model, and not a part of the saved game.
    private static func file(of game: SudokuGame, _ requests: SudokuRequests) -> String? {
        saved(game) { saved in
            SudokuViewModel(
                saved: saved, requests, source: ImmediatePuzzles(),
                scheduler: VirtualTimeScheduler()
            ).game
        }
    }

    /// Starts the view model with its only puzzle, at the time at which the puzzle arrived.
    private mutating func begin(_ viewModel: SudokuViewModel, with data: SudokuData, at time: Int) {
        start = time
        values += "\n" + data.grids(("problem", "solution"))
        let options = viewModel.game.options.argument
        let limit = viewModel.requests.limitArgument
        let game = """
            SudokuGame(
                \(data.source("problem", "solution").indented(4))\(options)\(limit))
            """
        create(game, viewModel.requests, source: "ImmediatePuzzles()")
    }

    /// Starts the view model with its saved game, if there is one. Its puzzles arrive at the
    /// recorded times.
    private mutating func receive(
        _ puzzles: RecordedPuzzles, _ viewModel: SudokuViewModel, saved: String?
    ) {
        if !puzzles.declarations.isEmpty { values += "\n" + puzzles.declarations }
        answers = [("boards", "Result<SudokuData, PuzzleFailure>", puzzles.answer)]
        create(
            saved, viewModel.requests, options: viewModel.game.options.argument,
            source: "ScriptedPuzzles(answers: boards)")
    }

    private mutating func create(
        _ saved: String?, _ requests: SudokuRequests, options: String = "", source: String
    ) {
        let arguments = [
            saved.map { "saved: \($0)" }, requests.swift + options, "source: \(source)",
        ].compactMap(\.self)
        viewModel = """
            SudokuViewModel(
                \(arguments.joined(separator: ",\n").indented(4)),
                scheduler: scenario.scheduler)
            """
    }

    /// The puzzles that arrived. The test declares their grids before its view model.
    private struct RecordedPuzzles {
        private var puzzles: [SudokuData] = []

        init(_ recorded: RecordedViewModel) {
            for event in recorded.stream("boards")?.events ?? [] {
                if case .puzzleArrived(let data)? = event.value.element as? SudokuGame.Cause,
                    !puzzles.contains(data)
                {
                    puzzles.append(data)
                }
            }
        }

        private static func names(_ place: Int) -> (problem: String, solution: String) {
            let number = place == 0 ? "" : "\(place + 1)"
            return ("problem\(number)", "solution\(number)")
        }

        var declarations: String {
            puzzles.enumerated().map { $1.grids(Self.names($0)) }.joined(separator: "\n")
        }

        func answer(_ answer: Any) -> String {
            switch answer as? SudokuGame.Cause {
            case .puzzleArrived(let data):
                let names = Self.names(puzzles.firstIndex(of: data) ?? 0)
                return ".success(\n    \(data.source(names.problem, names.solution).indented(4)))"
            case .puzzleFailed(let failure): return ".failure(\(SwiftSource.text(of: failure)))"
            default: return ".failure(.cancelled)"
            }
        }
    }
}

extension RecordedViewModel {
    /// The puzzle and its time of arrival, if it was the only puzzle and arrived before the first
    /// action.
    fileprivate var onlyPuzzle: (data: SudokuData, time: Int)? {
        let boards = stream("boards")
        guard let boards, boards.events.count == 1, let number = boards.numbers.first,
            case .puzzleArrived(let data)? = boards.events[0].value.element as? SudokuGame.Cause,
            number < firstInput
        else { return nil }
        return (data, boards.events[0].time)
    }
}

extension SudokuGame {
    /// Returns whether a game that starts with its puzzle shows the same state as the recorded
    /// game.
    fileprivate func begins(
        with data: SudokuData, in recorded: RecordedViewModel, at time: Int
    ) -> Bool {
        guard let viewModel = recorded.value as? SudokuViewModel else { return false }
        let begun = SudokuViewModel(
            saved: SudokuGame(
                data, options: options, mistakeLimit: viewModel.requests.mistakeLimit),
            viewModel.requests, source: ImmediatePuzzles(), scheduler: VirtualTimeScheduler())
        return recorded.seenAtFirst(from: time) as? SudokuSeen == begun.seen(of: begun.game)
    }
}

extension SudokuOptions: SwiftWritable {
    var swift: String { SwiftSource.text(of: self, besides: SudokuOptions()) }

    /// The options as a further argument; empty if they are the default.
    fileprivate var argument: String { self == SudokuOptions() ? "" : ", options: \(swift)" }
}

extension SudokuRequests {
    /// The limit as a further argument; empty if it is the default.
    fileprivate var limitArgument: String {
        mistakeLimit == 3 ? "" : ", mistakeLimit: \(SwiftSource.text(of: mistakeLimit as Any))"
    }

    fileprivate var swift: String {
        let level = level.map { ", level: .\($0)" } ?? ""
        let options = options.map { ", options: \(SwiftSource.text(of: $0))" } ?? ""
        let cell = choosesFirstCell ? "\n    choosesFirstCell: true," : ""
        return "SudokuRequests(\(SwiftSource.text(of: request))\(level)\(limitArgument)"
            + "\(options),\(cell) seed: \(seed))"
    }
}

extension SudokuGrid {
    fileprivate var swift: String {
        "try SudokuGrid(\((0..<81).map { "\(self[$0])" }.joined().debugDescription))"
    }
}

extension SudokuData: SwiftWritable {
    /// Declarations of the two grids, one line each.
    fileprivate func grids(_ names: (problem: String, solution: String)) -> String {
        "let \(names.problem) = \(problem.swift)"
            + (solution.map { "\nlet \(names.solution) = \($0.swift)" } ?? "")
    }

    /// The source of the puzzle, in which the grids are replaced by their names.
    fileprivate func source(_ problemName: String, _ solutionName: String) -> String {
        let begun =
            start == SudokuBoard(problem)
            ? "" : ", start: try SudokuBoard(\(start.description.debugDescription))"
        let parts: [String?] = [
            "problem: \(problemName)", solution.map { _ in "solution: \(solutionName)" },
            level.map { "level: .\($0)" },
            origin == .own ? nil : "origin: \(SwiftSource.text(of: origin))",
            name == SudokuData(origin: origin).name
                ? nil : "name: \(SwiftSource.text(of: name as Any))",
            seed.map { "seed: \($0)" },
        ]
        return "SudokuData(\(parts.compactMap(\.self).joined(separator: ", "))\(begun))"
    }

    var swift: String { source(problem.swift, solution?.swift ?? "nil") }
}
