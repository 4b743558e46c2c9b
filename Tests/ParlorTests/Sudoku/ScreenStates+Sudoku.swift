import Games
import Reactive
import TUI

@testable import Parlor

extension ScreenStates {
    static let sudoku = ScreenStates(
        "sudoku",
        [
            state("chosen") { $0.pilot.press(.down) },
            state("an entered digit") { $0.play(1) },
            state("a wrong digit") { $0.makeMistakes(1) },
            state("a wrong digit, cursor elsewhere") {
                $0.makeMistakes(1)
                $0.pilot.press(.down)
            },
            state("a given digit") { try $0.choose($0.cell { $0 > 0 }) },
            state("another cell") { $0.pilot.press(.down, .down) },
            state("note mode") { $0.choose("m") },
            state("a note") {
                try $0.choose($0.cell { $0 == 0 })
                $0.pilot.type("m5")
            },
            state("all notes") { $0.choose("f") },
            state("digit-first mode") { $0.choose("d5") },
            state("another digit in digit-first mode") { $0.choose("d6") },
            state("a save point") { $0.choose("s") },
            state("the place of a hint") { $0.choose("h") },
            state("the reason of a hint") { $0.choose("hh") },
            state("paused") { $0.pilot.type("p") },
            state("paused, focus on the next button") {
                $0.pilot.type("p")
                $0.pilot.press(.right)
            },
            state("lost") { $0.makeMistakes(3) },
            state("lost, focus on the next button") {
                $0.makeMistakes(3)
                $0.pilot.advance(by: .seconds(1))
                $0.pilot.press(.tab)
            },
            solved("solved") { _ in },
            solved("solved, focus on the next button") { $0.pilot.press(.tab) },
            solved("copied") { $0.pilot.type("c") },
            ScreenState("loading", in: { try begin($0, NoBoards(failure: nil)) }) { _ in },
            ScreenState("not loaded", in: { try begin($0, NoBoards(failure: .noSolution)) }) { _ in
            },
        ],
        key: { spot in
            switch spot.base as? CommonAct {
            case .back: return .character("b")
            case .help: return .character("?")
            case .quit: return .character("q")
            case nil: break
            }
            return switch spot.base as? SudokuAct {
            case .play(.dismissHint): .escape
            case .read(.back): .pageUp
            case .read(.on): .pageDown
            default: nil
            }
        })

    private static func state(
        _ name: String, _ arrange: @escaping @Sendable (ProgramRun) throws -> Void
    ) -> ScreenState {
        ScreenState(name, in: { try begin($0, ImmediatePuzzles()) }, arrange)
    }

    /// Solves a puzzle in which one digit is missing.
    private static func solved(
        _ name: String, _ arrange: @escaping @Sendable (ProgramRun) throws -> Void
    ) -> ScreenState {
        let digits =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531640"
        let begin: @Sendable (String) throws -> ProgramRun = {
            try ProgramRun("sudoku --board \(digits) \($0)")
        }
        return ScreenState(name, in: begin) { play in
            try play.choose(80)
            play.pilot.type("2")
            play.pilot.advance(by: .seconds(1))
            try arrange(play)
        }
    }

    private static func begin(_ arguments: String, _ boards: any PuzzleSource) throws -> ProgramRun
    {
        try ProgramRun.sudoku("--level easy --seed 7 \(arguments)", boards: boards)
    }
}

/// A source that has no puzzle, or never answers.
private struct NoBoards: PuzzleSource {
    let failure: PuzzleFailure?

    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        failure.map { .error($0) } ?? .never()
    }
}

extension ProgramRun {
    /// The first cell with a matching given digit.
    fileprivate func cell(_ matches: (Int) -> Bool) -> Int {
        (0..<81).first { matches(game?.data.problem[$0] ?? 0) } ?? 0
    }

    /// Selects the first cell and types keys.
    fileprivate func choose(_ keys: String) {
        pilot.press(.down)
        pilot.type(keys)
    }

    /// Enters a number of the missing digits.
    fileprivate func play(_ count: Int) {
        type(Array(missing.prefix(count)), from: missing[0].cell)
    }
}
