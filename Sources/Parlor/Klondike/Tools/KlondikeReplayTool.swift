import Games

/// `klondike replay`: whether a sequence of moves is allowed and wins the deal.
enum KlondikeReplayTool {
    private struct Answer: Encodable {
        /// The deal; nil if the moves start from a position without a deal.
        let deal: String?
        let number: UInt64?
        let draw: Int
        let redeals: Int?
        let verdict: String

        /// The number of moves that were made, and the number of cards on the foundations after
        /// them.
        let moves, home: Int

        /// The position after the moves.
        let position: String

        /// The first move that is not allowed; nil if all are allowed.
        let illegal: String?
    }

    /// The text of a move, and its place in the input.
    private struct Word {
        let text: String
        let place: InputPosition
        let column: Int
    }

    /// The deal or the position that the moves start from.
    private struct Start {
        let question: KlondikeToolQuestion
        let rules: Klondike.Rules
    }

    /// Replays the moves of each line, or all arguments as one sequence. An answer of
    /// `klondike solve --json` contains its own deal and rules.
    static func run(_ context: inout ToolContext) {
        let rules = context.rules
        var named: Start?
        if let text = context.invocation[.deal] {
            guard let deal = context.deal(of: text) else { return }
            named = Start(question: KlondikeToolQuestion(deal, by: rules), rules: rules)
        } else if context.hasSeed {
            let deal = Klondike.Deal(number: context.seed)
            named = Start(question: KlondikeToolQuestion(deal, by: rules), rules: rules)
        }
        var (words, isEmpty) = ([Word]?.none, true)
        while let question = context.nextQuestion() {
            isEmpty = false
            do {
                if let found = try searchResult(in: question, context) {
                    play(found.words, found.start, &context)
                    continue
                }
            } catch {
                context.complain(error, about: question.member(startMembers))
                continue
            }
            guard let named else { return context.complain(.missingDeal) }
            if context.request.operands.isEmpty {
                play(KlondikeReplayTool.words(of: question), named, &context)
            } else {
                words = (words ?? []) + KlondikeReplayTool.words(of: question)
            }
        }
        if let words, let named { play(words, named, &context) }
        if isEmpty, named == nil { context.complain(.missingDeal) }
    }

    /// The members of a search's answer that contain the start of its moves.
    private static let startMembers = ["deal", "position"]

    /// The start and the moves, if the question is the answer of a search; nil otherwise. There are
    /// no moves if the search found none.
    private static func searchResult(
        in question: ToolContext.Question, _ context: ToolContext
    ) throws(InputError) -> (start: Start, words: [Word])? {
        guard question.bytes.first == UInt8(ascii: "{"),
            let members = CheckedJSON.members(ofJSON5: question.bytes)
        else { return nil }
        let words: [Word]
        switch members["moves"] {
        case .string?: words = KlondikeReplayTool.words(of: question.member(["moves"]))
        case nil: words = []
        default: return nil
        }
        let hasStart = startMembers.contains {
            if case .string? = members[$0] { true } else { false }
        }
        guard hasStart else { return nil }
        var rules = context.rules
        if case .integer(let draw)? = members["draw"], let draw = Klondike.Draw(rawValue: draw) {
            var redeals: Int?
            if case .integer(let count)? = members["redeals"] { redeals = count }
            rules = Klondike.Rules(draw: draw, redeals: redeals)
        }
        let start = question.member(startMembers)
        let position = try KlondikeToolQuestion(line: start.bytes, by: rules)
        return (Start(question: position, rules: rules), words)
    }

    private static func words(of question: ToolContext.Question) -> [Word] {
        question.bytes.indices.split { " \t".utf8.contains(question.bytes[$0]) }.map { range in
            Word(
                text: String(
                    decoding: question.bytes[range.startIndex..<range.endIndex], as: UTF8.self),
                place: question.place, column: question.indent + range.startIndex + 1)
        }
    }

    private static func play(_ words: [Word], _ start: Start, _ context: inout ToolContext) {
        var position = start.question.position
        for word in words {
            guard let move = Klondike.Move(word.text, on: position.table) else {
                let fault = InputError(column: word.column, reason: .noMove(word.text))
                return context.complain(.badInput(fault, at: word.place))
            }
            guard let next = position.after(move, by: start.rules) else {
                return report(start, position, illegal: word.text, &context)
            }
            position = next
        }
        report(start, position, illegal: nil, &context)
    }

    private static func report(
        _ start: Start, _ position: Klondike.Position, illegal: String?,
        _ context: inout ToolContext
    ) {
        let isWon = position.table.isWon && illegal == nil
        let verdict = illegal != nil ? "illegal" : isWon ? "won" : "unfinished"
        if !isWon { context.end(with: .no) }
        let (deal, rules) = (start.question.deal, start.rules)
        context.print(
            illegal.map { "\(verdict) \(position.moves + 1) \($0)" } ?? verdict,
            json: Answer(
                deal: deal?.text, number: deal?.number, draw: rules.draw.rawValue,
                redeals: rules.redeals, verdict: verdict, moves: position.moves,
                home: position.table.foundations.reduce(0) { $0 + $1.count },
                position: position.text, illegal: illegal))
    }
}
