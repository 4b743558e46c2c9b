/// A source of answers that take time to compute. Each stream emits one answer, at once or later,
/// and does not fail. Disposing the subscription ends the search.
public protocol KlondikeJudge {
    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement>
    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal>
}

/// A judge that searches in a background task, within limits on memory and positions.
@MainActor public struct SolvingJudge: @MainActor KlondikeJudge {
    public let bytes: Int
    public let positions: Int

    public init(bytes: Int = 64 << 20, positions: Int = 4_000_000) {
        (self.bytes, self.positions) = (bytes, positions)
    }

    public func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        .task(priority: .utility) { [bytes, positions] in
            question.judgement(bytes: bytes, positions: positions) { Task.isCancelled }
        }
    }

    public func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        .task { search.winnableDeal }
    }
}

/// A judge for tests. Its answers are the next elements of its streams.
public struct ScriptedKlondikeJudge: KlondikeJudge {
    private let judgements: Observable<(Klondike.Question) -> Klondike.Judgement>
    private let deals: Observable<Klondike.WinnableDeal>

    public init(
        judgements: Observable<(Klondike.Question) -> Klondike.Judgement> = .never(),
        deals: Observable<Klondike.WinnableDeal> = .never()
    ) {
        (self.judgements, self.deals) = (judgements, deals)
    }

    public func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        judgements.take(1).map { $0(question) }
    }

    public func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        deals.take(1)
    }
}
