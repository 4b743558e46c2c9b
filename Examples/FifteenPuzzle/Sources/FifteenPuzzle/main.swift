import TUI

var options = TerminalOptions()
options.inspects = CommandLine.arguments.contains("--inspect")
let puzzle = Puzzle(seed: .random(in: 1...9999))
Terminal.run(options: options) { puzzleScreen($0, puzzle) }.leave()
