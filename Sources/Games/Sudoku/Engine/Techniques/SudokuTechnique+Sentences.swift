/// Explanations of the techniques.
extension SudokuTechnique {
    /// An explanation of why the technique is valid, in one to three sentences.
    public var sentence: String {
        switch self {
        case .fullHouse: "One cell of a row, column or box is empty, and one digit is missing."
        case .nakedSingle:
            "Every other digit is seen by this cell, or was excluded before."
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
            The lines put the digit on each crossing line once, so the crossing lines have it \
            nowhere else.
            """
        case .finnedXWing, .sashimiXWing, .finnedSwordfish, .sashimiSwordfish, .finnedJellyfish,
            .sashimiJellyfish, .finnedFrankenSwordfish, .finnedMutantSwordfish:
            """
            If the fin has the digit, the candidate sees it. If not, the rest of the pattern \
            excludes the candidate.
            """
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
            """
            The inner ends see each other, so one is wrong, and an outer end is right. A cell that \
            sees both outer ends loses the digit.
            """
        case .emptyRectangle: "If the digit were here, the box would have no place left for it."
        case .wWing:
            """
            Two equal pairs cannot both have the linked digit. So one has the other digit, and a \
            cell that sees both pairs loses that digit.
            """
        case .xyWing, .xyzWing:
            """
            Whatever the pivot is, one of the cells has the common digit. A cell that sees all \
            places of that digit loses it.
            """
        case .uniqueRectangle1, .uniqueRectangle2, .uniqueRectangle3, .uniqueRectangle4,
            .uniqueRectangle5, .uniqueRectangle6, .hiddenRectangle, .avoidableRectangle1,
            .avoidableRectangle2:
            """
            Two digits that alternate in four corners could be swapped for a second solution. So a \
            corner has another digit.
            """
        case .sueDeCoq:
            """
            There are as many cells as digits, so each digit is in them once, and nowhere else in \
            its line or box.
            """
        case .simpleColors:
            """
            One of the two colors is right. A candidate that sees both is wrong, and a color that \
            sees itself is wrong.
            """
        case .multiColors:
            """
            If two colors exclude each other, one of their counterparts is right. A candidate that \
            sees both counterparts is wrong, and so is a color that sees both colors of another \
            pair.
            """
        case .xChain, .xyChain, .alternatingChain, .groupedChain:
            """
            If the first candidate of the chain is wrong, the links make the last one right. So \
            one of the two is right, and what both rule out is wrong.
            """
        case .alsXZ, .alsXYWing, .alsChain:
            """
            Two linked sets cannot both use the digit that links them. The one without it uses all \
            its other digits. So the first or the last set uses their common digit, and a cell that \
            sees all places of that digit loses it.
            """
        case .deathBlossom:
            """
            Whatever digit the stem has, one set loses it, so that set has the common digit. A cell \
            that sees all places of that digit in the sets loses it.
            """
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
