extension Day.Board {
    /// A board of memory with this many pairs.
    public static func memory(pairs: Int) -> Day.Board { Day.Board(number: pairs) }
}
