import Games

extension Klondike.Deal {
    /// Reads a deal: a number, a number of another program such as `ms25`, or 52 cards without
    /// spaces.
    init(line: [UInt8]) throws(InputError) {
        let text = String(decoding: line, as: UTF8.self)
        guard let number = Klondike.DealNumber(text) else {
            try self.init(cards: text)
            return
        }
        guard let deal = number.deal else {
            throw InputError(column: 1, reason: .noDealNumber(text, number.numbers))
        }
        self = deal
    }

    /// Reads 52 cards without spaces.
    init(cards text: String) throws(InputError) {
        let letters = Array(text)
        var cards = Set<Card>()
        for place in stride(from: 0, to: letters.count, by: 2) {
            let name = String(letters[place..<min(place + 2, letters.count)])
            guard let card = Card(name) else {
                throw InputError(column: place + 1, reason: .noCard(name))
            }
            guard cards.insert(card).inserted else {
                throw InputError(column: place + 1, reason: .cardTwice(card))
            }
        }
        do {
            try self.init(text)
        } catch {
            throw InputError(column: letters.count + 1, reason: .cards(cards.count))
        }
    }
}

extension Klondike {
    /// The number of a deal, of this program or of another program, such as `ms25`.
    struct DealNumber {
        /// The program that defines the number; nil for this program.
        let numbering: DealNumbering?
        /// The value of the digits; nil if it is too large.
        private let number: UInt64?

        /// Returns nil unless the text is a number, with or without the name of a numbering before
        /// it.
        init?(_ text: String) {
            let digits = text.drop { !("0"..."9").contains($0) }
            let name = text.dropLast(digits.count)
            numbering = DealNumbering(rawValue: name.lowercased())
            guard !digits.isEmpty, name.isEmpty || numbering != nil,
                digits.allSatisfy({ $0.isASCII && $0.isNumber })
            else { return nil }
            number = UInt64(plain: String(digits))
        }

        /// All numbers of this numbering.
        var numbers: ClosedRange<UInt64> { DealNumber.numbers(of: numbering) }

        private static func numbers(of numbering: DealNumbering?) -> ClosedRange<UInt64> {
            numbering?.numbers ?? 0...UInt64.max
        }

        /// The numbers of each numbering, with the name that is written before them.
        static var ranges: [(name: String, numbers: ClosedRange<UInt64>)] {
            ([nil] + DealNumbering.allCases).map { ($0?.rawValue ?? "", numbers(of: $0)) }
        }

        /// The deal; nil if there is no such number.
        var deal: Deal? {
            number.flatMap { number in
                numbering.map { Deal(number, of: $0) } ?? Deal(number: number)
            }
        }
    }
}

/// A question to a tool: a position, and the deal if the question contains a deal.
struct KlondikeToolQuestion {
    private(set) var position: Klondike.Position
    private(set) var deal: Klondike.Deal?

    init(_ deal: Klondike.Deal, by rules: Klondike.Rules) {
        self.init(position: Klondike(deal, rules: rules).position, deal: deal)
    }

    private init(position: Klondike.Position, deal: Klondike.Deal?) {
        (self.position, self.deal) = (position, deal)
    }

    /// Reads a deal, a deal and moves, or a position. A deal alone contains no spaces.
    init(line: [UInt8], by rules: Klondike.Rules) throws(InputError) {
        guard line.contains(UInt8(ascii: " ")) else {
            self.init(try Klondike.Deal(line: line), by: rules)
            return
        }
        let text = String(decoding: line, as: UTF8.self)
        let words = text.split(separator: " ")
        if words.dropFirst().allSatisfy(Klondike.Move.isLikeMove),
            Klondike.DealNumber(String(words[0])) != nil || words[0].count == 104
        {
            self.init(try Klondike.Deal(line: Array(words[0].utf8)), by: rules)
            for word in words.dropFirst() {
                let column = text.distance(from: text.startIndex, to: word.startIndex) + 1
                try play(word, at: column, by: rules)
            }
            return
        }
        do throws(Klondike.PositionTextError) {
            let position = try Klondike.Position(text)
            self.init(position: position, deal: nil)
        } catch {
            let kind = error.kind
            let reason = InputError.Reason("\(kind)") { $0.klondike.tools.sentence(of: kind) }
            throw InputError(column: error.column, reason: reason)
        }
    }

    /// Makes a move. The question is then about a position, and no longer about a deal.
    private mutating func play(
        _ word: Substring, at column: Int, by rules: Klondike.Rules
    ) throws(InputError) {
        guard let move = Klondike.Move(word, on: position.table) else {
            throw InputError(column: column, reason: .noMove(String(word)))
        }
        guard let next = position.after(move, by: rules) else {
            throw InputError(column: column, reason: .illegalMove(String(word)))
        }
        (position, deal) = (next, nil)
    }
}

extension Klondike.Move {
    /// Returns whether a word has the length of a move. A pile of a position consists of shorter
    /// words.
    fileprivate static func isLikeMove(_ word: Substring) -> Bool {
        ["D", "R"].contains(word) || word.count == 4 && !word.contains { "()".contains($0) }
    }
}

extension InputError.Reason {
    static func noDealNumber(_ text: String, _ numbers: ClosedRange<UInt64>) -> Self {
        Self("no number \(text)") { $0.klondike.tools.noDealNumber(text.printable, numbers) }
    }

    static func noCard(_ text: String) -> Self {
        Self("no card \(text)") { $0.klondike.tools.noCard(text.printable) }
    }

    static func cardTwice(_ card: Card) -> Self {
        Self("twice \(card)") { $0.klondike.tools.cardTwice(card.description) }
    }

    static func cards(_ count: Int) -> Self {
        Self("cards \(count)") { $0.klondike.tools.cards(count) }
    }

    static func illegalMove(_ text: String) -> Self {
        Self("illegal move \(text)") { $0.klondike.tools.illegalMove(text.printable) }
    }

    static func noMove(_ text: String) -> Self {
        Self("no move \(text)") { $0.klondike.tools.noMove(text.printable) }
    }
}

extension ToolContext {
    /// Answers about each requested deal: the deal of `--deal`, the deals of `--seed` and
    /// `--count`, or the deals in the questions. With `orElseOne`, answers about one random deal if
    /// none is requested.
    mutating func forEachDeal(
        orElseOne: Bool = false, _ answer: (Klondike.Deal, inout ToolContext) -> Void
    ) {
        if let text = invocation[.deal] {
            if let deal = deal(of: text) { answer(deal, &self) }
        } else if hasSeed || request.count != nil || orElseOne && request.operands.isEmpty {
            forEachSeed { answer(Klondike.Deal(number: $0), &$1) }
        } else {
            forEachQuestion(in: ["deal"], Klondike.Deal.init(line:), answer)
        }
    }

    /// Answers about each requested position. A deal counts as its first position.
    mutating func forEachPosition(_ answer: (KlondikeToolQuestion, inout ToolContext) -> Void) {
        let rules = rules
        if invocation[.deal] != nil || hasSeed || request.count != nil {
            return forEachDeal { answer(KlondikeToolQuestion($0, by: rules), &$1) }
        }
        forEachQuestion(
            in: ["next", "position", "deal"],
            { line throws(InputError) in try KlondikeToolQuestion(line: line, by: rules) }, answer)
    }

    /// The deal in the value of `--deal`.
    mutating func deal(of text: String) -> Klondike.Deal? {
        do {
            return try Klondike.Deal(line: Array(text.utf8))
        } catch {
            complain(.badInput(error, at: .option("--deal")))
            return nil
        }
    }
}

extension Klondike.Move {
    /// The move in the notation for output. A foundation is always `F`, because each suit has only
    /// one foundation.
    var notation: String {
        String(description.enumerated().map { 2 <= $0 && "abcd".contains($1) ? "F" : $1 })
    }
}
