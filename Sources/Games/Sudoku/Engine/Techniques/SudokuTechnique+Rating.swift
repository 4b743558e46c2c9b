/// The levels and scores of HoDoKu.
extension SudokuTechnique {
    /// All techniques by difficulty: by their level, and within it by their score.
    public static let byDifficulty = allCases.sorted {
        ($0.level, $0.score, $0) < ($1.level, $1.score, $1)
    }

    /// The lowest level of a puzzle that needs this technique.
    public var level: SudokuLevel {
        switch self {
        case .fullHouse, .nakedSingle, .hiddenSingle: .easy
        case .lockedPair, .lockedTriple, .pointing, .claiming, .nakedPair, .nakedTriple,
            .hiddenPair, .hiddenTriple:
            .medium
        case .finnedSwordfish, .sashimiSwordfish, .finnedJellyfish, .sashimiJellyfish, .sueDeCoq,
            .xChain, .xyChain, .alternatingChain, .groupedChain, .alsXZ, .alsXYWing, .alsChain,
            .deathBlossom, .finnedFrankenSwordfish:
            .unfair
        case .finnedMutantSwordfish, .forcingChain, .forcingNet, .guess: .extreme
        default: .hard
        }
    }

    /// The score that a step of this technique adds to a puzzle.
    public var score: Int {
        switch self {
        case .fullHouse, .nakedSingle: 4
        case .hiddenSingle: 14
        case .lockedPair: 40
        case .pointing, .claiming: 50
        case .lockedTriple, .nakedPair: 60
        case .hiddenPair: 70
        case .nakedTriple: 80
        case .hiddenTriple, .bugPlusOne, .uniqueRectangle1, .uniqueRectangle2, .uniqueRectangle3,
            .uniqueRectangle4, .uniqueRectangle5, .uniqueRectangle6, .hiddenRectangle,
            .avoidableRectangle1, .avoidableRectangle2:
            100
        case .remotePair: 110
        case .nakedQuad, .turbotFish, .emptyRectangle: 120
        case .skyscraper, .finnedXWing: 130
        case .xWing: 140
        case .hiddenQuad, .swordfish, .twoStringKite, .wWing, .sashimiXWing, .simpleColors: 150
        case .jellyfish, .xyWing: 160
        case .xyzWing: 180
        case .finnedSwordfish, .multiColors: 200
        case .sashimiSwordfish: 240
        case .finnedJellyfish, .sueDeCoq: 250
        case .sashimiJellyfish, .xChain, .xyChain: 260
        case .alternatingChain: 280
        case .groupedChain, .alsXZ: 300
        case .alsXYWing: 320
        case .alsChain: 340
        case .deathBlossom: 360
        case .finnedFrankenSwordfish: 410
        case .finnedMutantSwordfish: 470
        case .forcingChain: 500
        case .forcingNet: 700
        case .guess: 10_000
        }
    }
}
