extension Klondike {
    /// How hard a deal is, by how many positions the solver looked at before it knew a way to win:
    /// where most choices are good they are few, where most lead astray they are many.
    ///
    ///     positions          of ten deals that can be won, drawing one    drawing three
    ///     easy     to 60     six                                          three
    ///     medium   to 1,000  two                                          four
    ///     hard     more      two                                          three
    public enum Difficulty: String, Hashable, Codable, Sendable {
        case easy, medium, hard
        /// It cannot be won.
        case impossible

        /// Nothing if it was not found out whether the deal can be won.
        init?(_ judgement: Judgement) {
            switch judgement.verdict {
            case .winnable:
                self =
                    judgement.searched <= 150
                    ? .easy : judgement.searched <= 1_000 ? .medium : .hard
            case .unwinnable: self = .impossible
            case .unknown: return nil
            }
        }
    }
}
