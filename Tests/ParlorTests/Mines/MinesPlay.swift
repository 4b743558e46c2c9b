import Foundation
import Games
import TUI
import Testing

@testable import Parlor

extension ProgramRun {
    /// The unfinished game; nil after its end. If there are two, the game on the board of the day
    /// counts only if the command line requests that board.
    var minesGame: MinesGame? {
        let slots: [BoardSlot] = services.invocation.isDaily ? [.daily, .other] : [.other, .daily]
        return slots.lazy.compactMap {
            self.services.slot(of: MinesGame.self, $0).readUnfinishedGame()
        }.first
    }

    func click(_ cell: Int, _ button: Mouse.Button = .left) throws {
        try pilot.click(.value(MinesSpot.cell(cell)), button: button)
    }

    /// Wins by opening every cell without a mine, or loses by opening a mine.
    func playMines(isWon: Bool) throws {
        // A shared board is saved after its first action or hint.
        if minesGame == nil { pilot.press(.enter) }
        let board = try #require(minesGame?.table.board)
        defer { pilot.advance(by: .seconds(3)) }
        if !isWon { return try click(board.mines[0]) }
        for cell in 0..<board.size.count where !board.isMine[cell] {
            if let game = minesGame, game.table.covers[cell] != .open { try click(cell) }
        }
    }
}

/// The results in the file of a directory.
func results(in directory: String) -> [GameResult] {
    let file = URL(filePath: directory).appending(path: "results.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    struct Line: Decodable { let result: GameResult }
    return text.split(separator: "\n").compactMap {
        try? JSONDecoder().decode(Line.self, from: Data($0.utf8)).result
    }
}
