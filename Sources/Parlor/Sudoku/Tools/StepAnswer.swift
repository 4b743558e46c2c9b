import Games

/// A step of a solution, as JSON and as text.
struct StepAnswer: Encodable {
    let technique: String
    let score: Int

    /// Why the step is right.
    let sentence: String

    /// The candidates that it rests on, and that follow: such as `r1c2=3`.
    let evidence, placements, eliminations: [String]

    init(_ step: SudokuStep) {
        technique = step.technique.title
        score = step.technique.score
        sentence = SudokuReason(step, in: .english).text
        evidence = step.evidence.map(\.description)
        placements = step.placements.map(\.description)
        eliminations = step.eliminations.map(\.description)
    }

    /// The consequences.
    var conclusion: String {
        (placements + eliminations.map { "not \($0)" }).joined(separator: ", ")
    }
}
