import Games

/// A step of a solution and its reason.
struct StepAnswer: Encodable {
    let technique: String
    let score: Int

    /// The reason why the step is right.
    let sentence: String

    /// The candidates that the step is based on, and its consequences, such as `r1c2=3`.
    let evidence, placements, eliminations: [String]

    /// The consequences as text. JSON lists them one by one.
    let conclusion: String

    private enum CodingKeys: CodingKey {
        case technique, score, sentence, evidence, placements, eliminations
    }

    init(_ step: SudokuStep) {
        technique = step.technique.title
        score = step.technique.score
        sentence = SudokuReason(step, in: .english).text
        evidence = step.evidence.map(\.description)
        placements = step.placements.map(\.description)
        eliminations = step.eliminations.map(\.description)
        conclusion = step.conclusion
    }
}

extension SudokuStep {
    /// The consequences as text.
    var conclusion: String {
        (placements.map(\.description) + eliminations.map { "not \($0)" })
            .joined(separator: ", ")
    }
}
