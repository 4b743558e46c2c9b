import Foundation

/// `sudoku [solve] [grade] [generate] [explain] [draw] [soundness] [fuzz] [differences] [number
/// [first]]`. Without the name of a part, runs the first three. `number` is the number of puzzles
/// or texts, and `first` is the first seed.
let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap(Int.init)
let count = numbers.first
let first = numbers.dropFirst().first ?? 0
let names = arguments.filter { Int($0) == nil }
func wants(_ name: String) -> Bool { names.isEmpty || names.contains(name) }

var isGood = true
if wants("solve") { isGood = Solving.run(rounds: 7) && isGood }
if wants("grade") { isGood = Grading.run() && isGood }
if wants("generate") { isGood = Generating.run(count: count ?? 500) && isGood }
if names.contains("explain") { isGood = Explaining.run() && isGood }
if names.contains("draw") { isGood = Drawing.run(count: count ?? 20_000) && isGood }
if names.contains("soundness") {
    isGood = Soundness.run(seeds: first..<first + (count ?? 10_000)) && isGood
}
if names.contains("fuzz") { isGood = Fuzzing.run(count: count ?? 5_000_000) && isGood }
if names.contains("differences") { Grading.differences() }
exit(isGood ? 0 : 1)
