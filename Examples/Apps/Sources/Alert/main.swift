import Games
import TUI

let name = CommandLine.arguments.dropFirst().first
let chosen = SudokuAlert.allCases.first { "\($0)" == name } ?? .pause
Terminal.run { alertScreen($0, chosen) }.leave()
