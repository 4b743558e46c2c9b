/// The techniques by which people find digits, in the order in which they are tried. Easy ones come
/// first.
public enum SudokuTechnique: Int, CaseIterable, Sendable {
    case fullHouse, nakedSingle, hiddenSingle
    case lockedPair, lockedTriple, pointing, claiming
    case nakedPair, nakedTriple, hiddenPair, hiddenTriple, nakedQuad, hiddenQuad
    case xWing, swordfish, jellyfish
    case remotePair, bugPlusOne
    case skyscraper, twoStringKite, turbotFish, emptyRectangle
    case wWing, xyWing, xyzWing
    case uniqueRectangle1, uniqueRectangle2, uniqueRectangle3, uniqueRectangle4
    case uniqueRectangle5, uniqueRectangle6
    case hiddenRectangle, avoidableRectangle1, avoidableRectangle2
    case finnedXWing, sashimiXWing, finnedSwordfish, sashimiSwordfish
    case finnedJellyfish, sashimiJellyfish
    case sueDeCoq, simpleColors, multiColors
    case xChain, xyChain, alternatingChain, groupedChain
    case alsXZ, alsXYWing, alsChain, deathBlossom
    case finnedFrankenSwordfish, finnedMutantSwordfish, forcingChain, forcingNet
    /// Takes the digit from the solution if no technique finds a step.
    case guess
}

extension SudokuTechnique: Comparable {
    public static func < (left: SudokuTechnique, right: SudokuTechnique) -> Bool {
        left.rawValue < right.rawValue
    }
}
