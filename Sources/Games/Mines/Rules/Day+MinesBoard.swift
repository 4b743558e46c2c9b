extension Day.Board {
    public static func mines(_ size: MinesSize) -> Day.Board {
        Day.Board(number: size.width << 20 | size.height << 10 | size.mines)
    }
}
