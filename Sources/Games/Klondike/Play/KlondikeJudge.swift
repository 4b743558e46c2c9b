import Reactive

/// Knows about positions what takes a while to find out. Its streams answer once, now or later, and
/// do not fail; leaving them ends the search.
public protocol KlondikeJudge {
    func judgement(
        of question: Klondike.Question, by rules: Klondike.Rules
    ) -> Observable<Klondike.Judgement>

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal>
}

extension Klondike {
    /// A position of a game that something is to be found out about.
    public struct Question: Hashable, Sendable {
        /// How many moves lead there.
        public let step: Int
        public let position: Position
        /// Whether it is known already that it cannot be won, and only asked if play is stuck.
        public let isLost: Bool
    }

    /// What was found out about a position.
    public struct Judgement: Hashable, Sendable {
        public let verdict: Solver.Verdict
        /// Whether nothing new can happen any more.
        public let isStuck: Bool
        /// How many positions were looked at.
        public let searched: Int

        public init(_ verdict: Solver.Verdict, isStuck: Bool = false, searched: Int = 0) {
            (self.verdict, self.isStuck, self.searched) = (verdict, isStuck, searched)
        }
    }
}
