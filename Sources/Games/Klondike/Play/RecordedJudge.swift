/// A judge for tests, whose answers are recorded streams. An answer arrives at the time at which it
/// was recorded.
///
///     let judge = RecordedJudge(
///         judgements: .just("winnable 120 W T1 …"), deals: .just("77 W T1 …"))
///
/// A judgement is a verdict (`winnable`, `lost`, `stuck`, `unknown`), the number of positions
/// searched, and the winning moves. A deal is its number or its text, followed by the winning
/// moves.
public struct RecordedJudge: KlondikeJudge {
    private let judgements, deals: Observable<String>

    public init(judgements: Observable<String>, deals: Observable<String>) {
        (self.judgements, self.deals) = (judgements, deals)
    }

    public func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        judgements.take(1).map { text in
            let words = text.split(separator: " ")
            let searched = words.count > 1 ? Int(words[1]) ?? 0 : 0
            switch words.first {
            case "winnable":
                let moves = question.position.moves(words.dropFirst(2), by: question.rules)
                return Klondike.Judgement(.winnable(moves), searched: searched)
            case "stuck":
                return Klondike.Judgement(.unwinnable, isStuck: true, searched: searched)
            case "lost": return Klondike.Judgement(.unwinnable, searched: searched)
            default: return Klondike.Judgement(.unknown, searched: searched)
            }
        }
    }

    public func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        deals.take(1).map { text in
            let words = text.split(separator: " ")
            let name = words.first.map(String.init) ?? ""
            let deal = try UInt64(name).map { Klondike.Deal(number: $0) } ?? Klondike.Deal(name)
            let rules = search.request.rules
            let position = Klondike(deal, rules: rules).position
            return Klondike.WinnableDeal(deal, moves: position.moves(words.dropFirst(), by: rules))
        }
    }
}
