/// Explanations of the techniques.
extension SudokuTechnique {
    /// An explanation of why the technique is valid, in one to three sentences.
    public var sentence: String {
        switch self {
        case .fullHouse: "One cell of a row, column or box is empty, and one digit is missing."
        case .nakedSingle:
            "This cell sees all other digits, or they were excluded before."
        case .hiddenSingle: "The digit has no other place in this row, column or box."
        case .lockedPair, .lockedTriple:
            """
            The cells share a line and a box, so no other cell of that line or box has their \
            digits.
            """
        case .pointing:
            "In the box, the digit must be on this line, so it is nowhere else on the line."
        case .claiming:
            "On the line, the digit must be in this box, so it is nowhere else in the box."
        case .nakedPair, .nakedTriple, .nakedQuad:
            """
            There are as many digits as cells, so these cells use up the digits. The rest of the \
            row, column or box has none of them.
            """
        case .hiddenPair, .hiddenTriple, .hiddenQuad:
            """
            These digits have no other place in the row, column or box. They take all of these \
            cells, so no other digit fits there.
            """
        case .xWing, .swordfish, .jellyfish:
            """
            Each line has the digit in a different crossing line, so the digit is nowhere else on \
            the crossing lines.
            """
        case .finnedXWing, .sashimiXWing, .finnedSwordfish, .sashimiSwordfish, .finnedJellyfish,
            .sashimiJellyfish, .finnedFrankenSwordfish, .finnedMutantSwordfish:
            "The candidate is wrong whether or not the fin has the digit."
        case .remotePair:
            """
            The two digits alternate along the cells, so a cell that sees both kinds can be neither \
            digit.
            """
        case .bugPlusOne:
            """
            Without this digit, every empty cell would have two candidates, which allows a second \
            solution.
            """
        case .skyscraper, .twoStringKite, .turbotFish:
            "The inner ends see each other, so one of them is wrong, and an outer end is right."
        case .emptyRectangle: "If the digit were here, the box would have no place left for it."
        case .wWing:
            "Two equal pairs cannot both have the linked digit, so one has the other digit."
        case .xyWing, .xyzWing: "Whatever the pivot is, one of the cells has the common digit."
        case .uniqueRectangle1, .uniqueRectangle2, .uniqueRectangle3, .uniqueRectangle4,
            .uniqueRectangle5, .uniqueRectangle6, .hiddenRectangle, .avoidableRectangle1,
            .avoidableRectangle2:
            "Two digits that alternate in four corners could be swapped for a second solution."
        case .sueDeCoq: "There are as many cells as digits, so each digit is in them once."
        case .simpleColors: "One of two colors is right, so a candidate that sees both is wrong."
        case .multiColors: "Two colors exclude each other, so one of their counterparts is right."
        case .xChain, .xyChain, .alternatingChain, .groupedChain:
            """
            If the first candidate of the chain is wrong, the links make the last one right. So \
            one of the two is right, and what both rule out is wrong.
            """
        case .alsXZ, .alsXYWing, .alsChain:
            """
            Two linked sets cannot both use the digit that links them. The one without it uses all \
            its other digits. So the first or the last set uses the digit that is removed.
            """
        case .deathBlossom:
            "Whatever digit the stem has, one set loses it, so that set has the common digit."
        case .forcingChain:
            """
            If the digit were here, it would force one digit after another, until a cell had no \
            digit left or a digit had no place. So it is not here.
            """
        case .forcingNet:
            """
            If the digit were here, it and the digits that follow would force others, until a cell \
            had no digit left or a digit had no place. So it is not here.
            """
        case .guess: "No technique helps here, so the digit comes from the solution."
        }
    }
}
