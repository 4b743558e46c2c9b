import Games

extension MinesGame {
    /// Plays an action, and answers the question that follows at once.
    mutating func act(_ action: Action) {
        apply(.init(action, at: .zero))
        if let question { apply(.init(.judge(question.answer, about: question), at: .zero)) }
    }
}
