/// Why the techniques are right.
extension SudokuTechnique {
    /// One sentence that convinces.
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
            "The lines need all the places on as many crossing lines, which have no others."
        case .finnedXWing, .sashimiXWing, .finnedSwordfish, .sashimiSwordfish, .finnedJellyfish,
            .sashimiJellyfish:
            "Either the fish is right or one of its fins: what both would take goes."
        case .remotePair:
            "Equal pairs in a row take turns, so what sees two unlike ones has neither digit."
        case .bugPlusOne: "Without this digit every cell would have two ways to the end."
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
        case .simpleColors: "One of two colours is right, so what sees both is wrong."
        case .multiColors: "Two colours exclude each other, so one of their counterparts is right."
        case .xChain, .xyChain, .alternatingChain, .groupedChain:
            "If the first of the chain is wrong, the last is right, so one of them is."
        case .alsXZ, .alsXYWing, .alsChain:
            "One set or the next has all its digits, so the first or the last has this one."
        case .guess: "No technique goes on from here: the digit comes from the solution."
        }
    }
}
