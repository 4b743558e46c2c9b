/// The names of the techniques, and the levels and scores of HoDoKu.
extension SudokuTechnique {
    /// All techniques in the order in which players learn them: by level, and within a level from
    /// the patterns that are easy to see to the rare ones.
    public static let byDifficulty: [SudokuTechnique] = [
        .fullHouse, .nakedSingle, .hiddenSingle,
        .pointing, .claiming, .nakedPair, .lockedPair, .hiddenPair, .nakedTriple, .lockedTriple,
        .hiddenTriple,
        .nakedQuad, .hiddenQuad, .xWing, .skyscraper, .twoStringKite, .turbotFish,
        .emptyRectangle, .xyWing, .xyzWing, .wWing, .swordfish, .remotePair, .bugPlusOne,
        .uniqueRectangle1, .uniqueRectangle2, .uniqueRectangle3, .uniqueRectangle4,
        .uniqueRectangle5, .uniqueRectangle6, .hiddenRectangle, .avoidableRectangle1,
        .avoidableRectangle2, .finnedXWing, .sashimiXWing, .simpleColors, .multiColors, .jellyfish,
        .xChain, .xyChain, .alternatingChain, .finnedSwordfish, .sashimiSwordfish, .sueDeCoq,
        .groupedChain, .alsXZ, .alsXYWing, .alsChain, .deathBlossom, .finnedJellyfish,
        .sashimiJellyfish, .finnedFrankenSwordfish,
        .finnedMutantSwordfish, .forcingChain, .forcingNet, .guess,
    ]

    /// The common name of the technique, which players can search for.
    public var title: String { row.title }

    /// The lowest level of a puzzle that needs this technique.
    public var level: SudokuLevel { row.level }

    /// The score that a step of this technique adds to a puzzle.
    public var score: Int { row.score }

    private var row: (title: String, level: SudokuLevel, score: Int) {
        switch self {
        case .fullHouse: ("Full house", .easy, 4)
        case .nakedSingle: ("Naked single", .easy, 4)
        case .hiddenSingle: ("Hidden single", .easy, 14)
        case .lockedPair: ("Locked pair", .medium, 40)
        case .lockedTriple: ("Locked triple", .medium, 60)
        case .pointing: ("Locked candidates (pointing)", .medium, 50)
        case .claiming: ("Locked candidates (claiming)", .medium, 50)
        case .nakedPair: ("Naked pair", .medium, 60)
        case .nakedTriple: ("Naked triple", .medium, 80)
        case .hiddenPair: ("Hidden pair", .medium, 70)
        case .hiddenTriple: ("Hidden triple", .medium, 100)
        case .nakedQuad: ("Naked quad", .hard, 120)
        case .hiddenQuad: ("Hidden quad", .hard, 150)
        case .xWing: ("X-wing", .hard, 140)
        case .swordfish: ("Swordfish", .hard, 150)
        case .jellyfish: ("Jellyfish", .hard, 160)
        case .remotePair: ("Remote pair", .hard, 110)
        case .bugPlusOne: ("BUG + 1", .hard, 100)
        case .skyscraper: ("Skyscraper", .hard, 130)
        case .twoStringKite: ("Two-string kite", .hard, 150)
        case .turbotFish: ("Turbot fish", .hard, 120)
        case .emptyRectangle: ("Empty rectangle", .hard, 120)
        case .wWing: ("W-wing", .hard, 150)
        case .xyWing: ("XY-wing", .hard, 160)
        case .xyzWing: ("XYZ-wing", .hard, 180)
        case .uniqueRectangle1: ("Unique rectangle, type 1", .hard, 100)
        case .uniqueRectangle2: ("Unique rectangle, type 2", .hard, 100)
        case .uniqueRectangle3: ("Unique rectangle, type 3", .hard, 100)
        case .uniqueRectangle4: ("Unique rectangle, type 4", .hard, 100)
        case .uniqueRectangle5: ("Unique rectangle, type 5", .hard, 100)
        case .uniqueRectangle6: ("Unique rectangle, type 6", .hard, 100)
        case .hiddenRectangle: ("Hidden rectangle", .hard, 100)
        case .avoidableRectangle1: ("Avoidable rectangle, type 1", .hard, 100)
        case .avoidableRectangle2: ("Avoidable rectangle, type 2", .hard, 100)
        case .finnedXWing: ("Finned X-wing", .hard, 130)
        case .sashimiXWing: ("Sashimi X-wing", .hard, 150)
        case .finnedSwordfish: ("Finned swordfish", .unfair, 200)
        case .sashimiSwordfish: ("Sashimi swordfish", .unfair, 240)
        case .finnedJellyfish: ("Finned jellyfish", .unfair, 250)
        case .sashimiJellyfish: ("Sashimi jellyfish", .unfair, 260)
        case .sueDeCoq: ("Sue de Coq", .unfair, 250)
        case .simpleColors: ("Simple colors", .hard, 150)
        case .multiColors: ("Multi colors", .hard, 200)
        case .xChain: ("X-chain", .unfair, 260)
        case .xyChain: ("XY-chain", .unfair, 260)
        case .alternatingChain: ("Alternating inference chain", .unfair, 280)
        case .groupedChain: ("Grouped alternating inference chain", .unfair, 300)
        case .alsXZ: ("ALS-XZ", .unfair, 300)
        case .alsXYWing: ("ALS-XY-wing", .unfair, 320)
        case .alsChain: ("ALS chain", .unfair, 340)
        case .deathBlossom: ("Death blossom", .unfair, 360)
        case .finnedFrankenSwordfish: ("Finned Franken swordfish", .unfair, 410)
        case .finnedMutantSwordfish: ("Finned mutant swordfish", .extreme, 470)
        case .forcingChain: ("Forcing chain", .extreme, 500)
        case .forcingNet: ("Forcing net", .extreme, 700)
        case .guess: ("Look-up", .extreme, 10_000)
        }
    }
}
