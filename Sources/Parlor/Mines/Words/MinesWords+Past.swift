import Games

extension MinesWords {
    /// The text about a past click. `message` takes the place of the click's number.
    func text(
        of pastClick: MinesPastClick, in size: MinesSize, after message: String? = nil
    ) -> String {
        let cells = pastClick.clicked.count
        let words = GameWords(language: language)
        let place = words.pastStep(pastClick.index + 1, pastClick.count, seconds: pastClick.seconds)
        let click = looking(message ?? "\(place).", pastClick.clicked.map(size.name))
        let safe = pastClick.isHinted ? words.fromHint(nil) : wasSafe(cells)
        let known =
            pastClick.certainty.map {
                texts(of: $0, pastClick.wrongFlags, safe, wasMine(cells), in: size)[0]
            } ?? [firstCell]
        return ([click] + known).joined(separator: " ")
    }
}
