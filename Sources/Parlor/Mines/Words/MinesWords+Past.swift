import Games

extension MinesWords {
    /// The text about a past click. `message` takes the place of the click's number.
    func text(
        of pastOpening: MinesPastOpening, in seen: MinesSeen, after message: String? = nil
    ) -> String {
        let (size, cells) = (seen.options.size, pastOpening.clicked.count)
        let words = GameWords(language: language)
        let place = words.place(of: seen.lookBack)
        let click = looking(message ?? "\(place).", pastOpening.clicked.map(size.name))
        let safe = pastOpening.isHinted ? words.fromHint(nil) : wasSafe(cells)
        let known =
            pastOpening.certainty.map {
                texts(of: $0, pastOpening.wrongFlags, safe: safe, mine: wasMine(cells), in: size)[0]
            } ?? [firstCell]
        return ([click] + known).joined(separator: " ")
    }
}
