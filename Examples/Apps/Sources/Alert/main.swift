import Games
import TUI

let name = CommandLine.arguments.dropFirst().first
let chosen = SudokuAlert.allCases.first { "\($0)" == name && !$0.buttons.isEmpty } ?? .pause
Terminal.run { alertScreen($0, chosen) }.leave()
