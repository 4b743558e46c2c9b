import BenchKit
import Foundation
import Games

/// `mines [generate] [games] [proofs] [count [first]]`: measures the time to create boards and the
/// share of random boards that need no guess, plays games with hints alone, and compares small
/// boards and lost games with brute force. Without the name of a part, runs all. `count` is the
/// number for each size, or of lost games, and `first` is the first seed.
let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap(Int.init)
let names = arguments.filter { Int($0) == nil }
func wants(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
let first = numbers.dropFirst().first ?? 0

var isGood = true
if wants("generate") {
    isGood = Generating.run(count: numbers.first ?? 1_000, first: first) && isGood
}
if wants("games") { isGood = HintGames.run(count: numbers.first ?? 100, first: first) && isGood }
if wants("proofs") {
    isGood = Proofs.run(boards: 200, losses: numbers.first ?? 2_000, first: first) && isGood
}
exit(isGood ? 0 : 1)
