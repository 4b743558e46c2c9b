@testable import Parlor

/// A sudoku in the middle of a game, as windows of three sizes show it.
enum SudokuFrames {
    /// A digit that is right, one that is not, notes, and time.
    static func play(_ play: Play) throws {
        play.pilot.advance(by: .seconds(83))
        let cells = play.missing
        try play.choose(cells[0].cell)
        play.pilot.type("\(cells[0].digit)")
        try play.choose(cells[4].cell)
        play.pilot.type("@%&")
        try play.choose(cells[1].cell)
        play.pilot.type("\(cells[0].digit)")
    }
}
