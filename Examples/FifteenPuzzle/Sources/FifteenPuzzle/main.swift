import TUI

let puzzle = Puzzle(seed: .random(in: 1...9999))
Terminal.run { puzzleScreen($0, puzzle) }.leave()
