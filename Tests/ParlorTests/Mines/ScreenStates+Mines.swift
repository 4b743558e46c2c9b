import Games
import TUI

@testable import Parlor

extension ScreenStates {
    static let mines = ScreenStates(
        "mines",
        [
            state("covered") { _ in },
            state("another cell") { $0.pilot.press(.right) },
            state("the place of a hint") {
                $0.pilot.press(.enter)
                $0.pilot.type("h")
            },
            state("the reason of a hint") {
                $0.pilot.press(.enter)
                $0.pilot.type("hh")
            },
            state("a flag") { try $0.mark(1) },
            state("another flag") { try $0.mark(1, of: 1) },
            state("a question mark") { play in
                play.set(MinesSettings.questionMarks, to: true)
                try play.mark(2)
            },
            state("a refused chord") { play in
                let game = try play.begun()
                let number = game.position.faces.firstIndex { $0.number ?? 0 > 0 } ?? 0
                try play.click(number, .middle)
            },
            state("paused") {
                _ = try $0.begun()
                $0.pilot.type("p")
            },
            state("paused, focus on the next button") {
                _ = try $0.begun()
                $0.pilot.type("p")
                $0.pilot.press(.tab)
            },
            state("won") { try $0.end(isWon: true) },
            state("lost") { try $0.end(isWon: false) },
            state("lost with a wrong flag") { play in
                let board = try play.begun().table.board
                let safe = play.minesGame?.table.covers.indices.first {
                    board?.isMine[$0] == false && play.minesGame?.table.covers[$0] == .covered
                }
                try play.click(safe ?? 0, .right)
                try play.end(isWon: false)
            },
            state("copied") {
                try $0.end(isWon: true)
                $0.pilot.type("c")
            },
        ])

    private static func state(
        _ name: String, _ arrange: @escaping @Sendable (ProgramRun) throws -> Void
    ) -> ScreenState {
        ScreenState(name, in: { try ProgramRun("mines --seed 3 \($0)") }, arrange)
    }
}

extension ProgramRun {
    /// The saved game. If there is none yet, plays first: a game is saved only after an action or a
    /// hint.
    fileprivate func begun() throws -> MinesGame {
        if minesGame == nil { pilot.press(.enter) }
        guard let game = minesGame else { throw NothingPlayed() }
        return game
    }

    fileprivate struct NothingPlayed: Error {}

    /// Marks a mine a number of times.
    fileprivate func mark(_ times: Int, of mine: Int = 0) throws {
        let mines = try begun().table.board?.mines ?? []
        for _ in 0..<times { try click(mines[mine], .right) }
        try pilot.move(to: .value(MinesSpot.cell(40)))
    }

    fileprivate func end(isWon: Bool) throws {
        _ = try begun()
        try playMines(isWon: isWon)
        pilot.advance(by: .seconds(2))
    }
}
