import Games

/// `klondike hint`: the next move of a winning line for each position, and its reason.
enum KlondikeHintTool {
    private struct Answer: Encodable {
        let position: String
        let draw: Int
        let redeals: Int?
        let verdict: KlondikeVerdict
        var move: String?
        /// All moves of the winning line, starting with `move`. `klondike replay` reads them.
        var moves: String?

        /// The reason, as a sentence.
        var reason: String?

        /// The position after the move. It can be used as the next question.
        var next: String?
    }

    static func run(_ context: inout ToolContext) {
        context.forEachPosition { question, context in
            let answer = answer(about: question.position, context)
            context.end(with: answer.verdict.status)
            let line = answer.move.map { "\($0): \(answer.reason ?? "")" }
            context.print(line ?? answer.verdict.rawValue, json: answer)
            context.flush()
        }
    }

    private static func answer(
        about position: Klondike.Position, _ context: ToolContext
    ) -> Answer {
        let (rules, invocation) = (context.rules, context.invocation)
        let end = context.uptime() + .seconds(invocation[.seconds] ?? 60)
        let judgement = Klondike.Question(position, by: rules).judgement(
            bytes: (invocation[.megabytes] ?? 256) << 20,
            positions: invocation[.positions] ?? .max, width: Klondike.Solver.thoroughWidth
        ) { context.uptime() >= end }
        var answer = Answer(
            position: position.text, draw: rules.draw.rawValue, redeals: rules.redeals,
            verdict: KlondikeVerdict(judgement.verdict))
        guard case .winnable(let moves) = judgement.verdict, let move = moves.first else {
            return answer
        }
        let hint = Klondike.Hint(moves, from: position, by: rules)
        answer.move = move.notation
        answer.moves = moves.map(\.notation).joined(separator: " ")
        answer.reason = Words.english.sentence(of: hint)
        answer.next = position.after(move, by: rules)?.text
        return answer
    }
}
