import Synchronization

@testable import Games

/// The answers of searches, which take long in a debug build. Each question is searched once in a
/// run of the tests.
enum SearchAnswers {
    private struct Asked: Hashable {
        let question: Klondike.Question
        let bytes, positions: Int
    }

    private static let judgements = Mutex<[Asked: Klondike.Judgement]>([:])
    private static let deals = Mutex<[Klondike.Search: Klondike.WinnableDeal]>([:])

    static func judgement(
        of question: Klondike.Question, bytes: Int, positions: Int
    ) -> Klondike.Judgement {
        let asked = Asked(question: question, bytes: bytes, positions: positions)
        if let known = judgements.withLock({ $0[asked] }) { return known }
        let found = question.judgement(bytes: bytes, positions: positions)
        judgements.withLock { $0[asked] = found }
        return found
    }

    static func winnableDeal(for search: Klondike.Search) -> Klondike.WinnableDeal {
        if let known = deals.withLock({ $0[search] }) { return known }
        let found = search.winnableDeal
        deals.withLock { $0[search] = found }
        return found
    }
}
