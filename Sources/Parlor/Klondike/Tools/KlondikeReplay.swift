import Games

/// `klondike replay`: whether a sequence of moves is allowed and wins the deal.
enum KlondikeReplay {
    private struct Answer: Encodable {
        let deal: String
        let number: UInt64?
        let draw: Int
        let redeals: Int?
        let verdict: String

        /// The number of moves that were made, and the number of cards on the foundations after
        /// them.
        let moves, home: Int

        /// The position after the moves.
        let position: String

        /// The first move that is not allowed.
        let illegal: String?
    }

    /// The text of a move, and its place in the input.
    private struct Word {
        let text: String
        let place: InputPlace
        let column: Int
    }

    static func run(_ context: inout ToolContext) {
        guard context.hasSeed || context.invocation[.deal] != nil else {
            return context.complain(.missingDeal)
        }
        let named = context.invocation[.deal]
        guard let deal = named.map({ context.deal(of: $0) }) ?? Klondike.Deal(number: context.seed)
        else {
            return
        }
        if !context.request.operands.isEmpty {
            var words: [Word] = []
            while let question = context.nextQuestion() {
                words += KlondikeReplay.words(of: question)
            }
            return play(words, deal, &context)
        }
        while let question = context.nextQuestion() { play(words(of: question), deal, &context) }
    }

    private static func words(of question: ToolContext.Question) -> [Word] {
        question.bytes.indices.split { " \t".utf8.contains(question.bytes[$0]) }.map { range in
            Word(
                text: String(
                    decoding: question.bytes[range.startIndex..<range.endIndex], as: UTF8.self),
                place: question.place, column: range.startIndex + 1)
        }
    }

    private static func play(_ words: [Word], _ deal: Klondike.Deal, _ context: inout ToolContext) {
        let rules = context.rules
        var position = Klondike(deal, rules: rules).position
        for word in words {
            guard let move = Klondike.Move(word.text, on: position.table) else {
                let fault = InputFault(column: word.column, reason: .noMove(word.text))
                return context.complain(.badInput(fault, at: word.place))
            }
            guard let next = position.after(move, by: rules) else {
                return answer(deal, position, illegal: word.text, &context)
            }
            position = next
        }
        answer(deal, position, illegal: nil, &context)
    }

    private static func answer(
        _ deal: Klondike.Deal, _ position: Klondike.Position, illegal: String?,
        _ context: inout ToolContext
    ) {
        let isWon = position.table.isWon && illegal == nil
        let verdict = illegal != nil ? "illegal" : isWon ? "won" : "unfinished"
        if !isWon { context.end(with: .no) }
        let rules = context.rules
        context.print(
            illegal.map { "\(verdict) \(position.moves + 1) \($0)" } ?? verdict,
            json: Answer(
                deal: deal.text, number: deal.number, draw: rules.draw.rawValue,
                redeals: rules.redeals, verdict: verdict, moves: position.moves,
                home: position.table.foundations.reduce(0) { $0 + $1.count },
                position: position.text, illegal: illegal))
    }
}
