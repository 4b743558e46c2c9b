/// A slot of a game: for the board of the day, or for all other boards.
enum BoardSlot: CaseIterable { case other, daily }
