import Reactive

/// A source of answers that take a while to find. Its streams answer once, now or later, and do not
/// fail; leaving them ends the search.
public protocol KlondikeJudge {
    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement>
    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal>
}

/// The judge that searches, elsewhere, with so much memory and through so many positions.
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
