import Games

extension MinesWords {
    /// The text about a past click. `message` takes the place of the click's number.
    func text(
        of pastClick: MinesPastClick, in seen: MinesSeen, after message: String? = nil
    ) -> String {
        let (size, cells) = (seen.options.size, pastClick.clicked.count)
        let words = GameWords(language: language)
        let place = words.place(of: seen.lookBack)
        let click = looking(message ?? "\(place).", pastClick.clicked.map(size.name))
        let safe = pastClick.isHinted ? words.fromHint(nil) : wasSafe(cells)
        let known =
            pastClick.certainty.map {
                texts(of: $0, pastClick.wrongFlags, safe, wasMine(cells), in: size)[0]
            } ?? [firstCell]
        return ([click] + known).joined(separator: " ")
    }
}
