extension Day.Board {
    public static func memory(pairs: Int) -> Day.Board { Day.Board(number: pairs) }
}
