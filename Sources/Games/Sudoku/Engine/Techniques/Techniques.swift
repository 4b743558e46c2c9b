/// All techniques. Easy ones come first.
enum Techniques {
    static let singles: [any Technique] = [FullHouse(), NakedSingle(), HiddenSingle()]

    static let locked: [any Technique] = [
        NakedSubset(.lockedPair, size: 2, isLocked: true),
        NakedSubset(.lockedTriple, size: 3, isLocked: true),
        LockedCandidates.pointing, LockedCandidates.claiming,
    ]

    static let subsets: [any Technique] = [
        NakedSubset(.nakedPair, size: 2), NakedSubset(.nakedTriple, size: 3),
        HiddenSubset(.hiddenPair, size: 2), HiddenSubset(.hiddenTriple, size: 3),
        NakedSubset(.nakedQuad, size: 4), HiddenSubset(.hiddenQuad, size: 4),
    ]

    static let patterns: [any Technique] = [
        BasicFish(.xWing, size: 2), BasicFish(.swordfish, size: 3), BasicFish(.jellyfish, size: 4),
        RemotePair(), BugPlusOne(),
        TwoStrongLinks(name: .skyscraper), TwoStrongLinks(name: .twoStringKite),
        TwoStrongLinks(name: .turbotFish), EmptyRectangle(),
        WWing(), XYWing(name: .xyWing), XYWing(name: .xyzWing),
        UniqueRectangle(name: .uniqueRectangle1), UniqueRectangle(name: .uniqueRectangle2),
        UniqueRectangle(name: .uniqueRectangle3), UniqueRectangle(name: .uniqueRectangle4),
        UniqueRectangle(name: .uniqueRectangle5), UniqueRectangle(name: .uniqueRectangle6),
        HiddenRectangle(), AvoidableRectangle(name: .avoidableRectangle1),
        AvoidableRectangle(name: .avoidableRectangle2),
        FinnedFish(.finnedXWing, size: 2, isSashimi: false),
        FinnedFish(.sashimiXWing, size: 2, isSashimi: true),
        FinnedFish(.finnedSwordfish, size: 3, isSashimi: false),
        FinnedFish(.sashimiSwordfish, size: 3, isSashimi: true),
        FinnedFish(.finnedJellyfish, size: 4, isSashimi: false),
        FinnedFish(.sashimiJellyfish, size: 4, isSashimi: true),
        SueDeCoq(), SimpleColors(), MultiColors(),
    ]

    static let chains: [any Technique] = [
        Chain(name: .xChain), Chain(name: .xyChain), Chain(name: .alternatingChain),
        Chain(name: .groupedChain), AlsXZ(), AlsXYWing(), AlsChain(),
    ]

    static let last: [any Technique] = [
        Chain(name: .groupedChain, hasSets: true), DeathBlossom(),
        MixedFish(name: .finnedFrankenSwordfish), MixedFish(name: .finnedMutantSwordfish),
        Forcing(name: .forcingChain), Forcing(name: .forcingNet),
    ]

    static let all = singles + locked + subsets + patterns + chains + last
}

extension SudokuPosition {
    /// The easiest step; nil if no technique finds one. Techniques of uniqueness require a puzzle
    /// with exactly one solution.
    public func nextStep() -> SudokuStep? { step(with: Techniques.all) }

    public func step(of technique: SudokuTechnique) -> SudokuStep? {
        step(with: Techniques.all.filter { $0.name == technique })
    }

    /// The step to show in a hint: of the easiest technique that finds one, or of `technique`. If
    /// it is a chain, it is the shortest one. Nil if there is none.
    public func hintedStep(of technique: SudokuTechnique? = nil) -> SudokuStep? {
        let techniques = Techniques.all.filter { technique == nil || $0.name == technique }
        return techniques.lazy.filter { _ in WorkBudget.add(2_000) }
            .compactMap { $0.shortestStep(in: self) }.first
    }

    /// A step of the first of these techniques that has one.
    func step(with techniques: some Sequence<any Technique>) -> SudokuStep? {
        for technique in techniques where WorkBudget.add(2_000) {
            if let step = technique.step(in: self) { return step }
        }
        return nil
    }
}
