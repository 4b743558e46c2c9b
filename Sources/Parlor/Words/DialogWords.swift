/// Questions, and the words to answer them with.
struct DialogWords: Sendable {
    /// The risk of leaving where nothing can be saved.
    let leaveUnsavedText: String
    let leave: String
    let newGameTitle, newGameText, newGame: String
    let okay, cancel: String

    /// A game that is held, what is hidden of it, and the way on.
    let paused, boardIsHidden, cardsAreHidden, resume: String

    /// Above something that the program has to tell.
    let notice: String
}
