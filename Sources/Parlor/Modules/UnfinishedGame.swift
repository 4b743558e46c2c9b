/// An unfinished game, as lists show it.
struct UnfinishedGame {
    /// Resumes the game.
    let start: GameStart
    let slot: SlotName
    /// The time at which the game was last played, in seconds since 1970.
    let playedAt: Int
    /// The progress of the game, in a few words.
    let standing: String
    /// The day of the board, if it is a board of the day.
    let day: Int?
    /// A small picture of the game.
    let thumbnail: Thumbnail

    /// The row that resumes the game.
    func row(_ words: Words) -> ListRow {
        ListRow(
            id: "goOn-\(slot.name)", title: words.menu.goOn, detail: standing,
            press: [.go(.push(.game(start)))])
    }
}
