import Foundation

let arguments = Set(CommandLine.arguments.dropFirst())
var isGood = true
if arguments.isEmpty || arguments.contains("solve") { isGood = Solving.run(rounds: 7) && isGood }
if arguments.isEmpty || arguments.contains("grade") { isGood = Grading.run() && isGood }
if arguments.isEmpty || arguments.contains("generate") {
    isGood = Generating.run(count: 500) && isGood
}
if arguments.contains("soundness") {
    isGood =
        Generating.soundness(count: Int(arguments.compactMap(Int.init).first ?? 10_000)) && isGood
}
if arguments.contains("differences") { Grading.differences() }
exit(isGood ? 0 : 1)
