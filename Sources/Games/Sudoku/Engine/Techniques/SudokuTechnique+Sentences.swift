/// The reasons why the techniques are right.
extension SudokuTechnique {
    /// A sentence that explains why the technique is right.
    public var sentence: String {
        switch self {
        case .fullHouse: "One cell of a house is empty, and one digit is missing."
        case .nakedSingle: "All other digits are seen from this cell."
        case .hiddenSingle: "The digit has no other place in this house."
        case .lockedPair, .lockedTriple:
            "The cells share a line and a box and keep their digits from the rest of both."
        case .pointing: "In the box the digit stands on this line, so nowhere else on the line."
        case .claiming: "On the line the digit stands in this box, so nowhere else in the box."
        case .nakedPair, .nakedTriple, .nakedQuad:
            "As many cells as digits: the rest of the house has none of these digits."
        case .hiddenPair, .hiddenTriple, .hiddenQuad:
            "As many digits as cells: these cells have no other digit."
        case .xWing, .swordfish, .jellyfish:
            "Each line fills a crossing line of its own, and these have no room for more."
        case .finnedXWing, .sashimiXWing, .finnedSwordfish, .sashimiSwordfish, .finnedJellyfish,
            .sashimiJellyfish, .finnedFrankenSwordfish, .finnedMutantSwordfish:
            "What goes both with and without the digit in a fin goes in any case."
        case .remotePair:
            "Equal pairs in a chain take turns, so what sees two unlike ones has neither digit."
        case .bugPlusOne:
            "Without this digit every empty cell could be one of two: a second solution."
        case .skyscraper, .twoStringKite, .turbotFish:
            "Of two ends that see each other one is wrong, so one of the outer ends is right."
        case .emptyRectangle: "If the digit stood here, the box would have no place left for it."
        case .wWing:
            "One of two equal pairs has the other digit, since not both have the linked one."
        case .xyWing, .xyzWing: "Whatever the pivot is, one of the cells has the common digit."
        case .uniqueRectangle1, .uniqueRectangle2, .uniqueRectangle3, .uniqueRectangle4,
            .uniqueRectangle5, .uniqueRectangle6, .hiddenRectangle, .avoidableRectangle1,
            .avoidableRectangle2:
            "Two digits crosswise in four corners could change places: a second solution."
        case .sueDeCoq: "As many cells as digits: each digit stands once among them."
        case .simpleColors: "One of two colors is right, so what sees both is wrong."
        case .multiColors: "Two colors exclude each other, so one of their counterparts is right."
        case .xChain, .xyChain, .alternatingChain, .groupedChain:
            "Each \"not\" leaves one place or digit, and that rules the next out."
        case .alsXZ, .alsXYWing, .alsChain:
            "Of two sets one lacks the shared digit, so the first or the last has this one."
        case .deathBlossom:
            "Whatever the stem is, one set lacks that digit, so one of the sets has the common one."
        case .forcingChain:
            "One digit leads to the next, until a cell has no digit or a digit no place."
        case .forcingNet:
            "Several digits together lead on, until a cell has no digit or a digit no place."
        case .guess: "No technique goes on from here: the digit comes from the solution."
        }
    }
}
