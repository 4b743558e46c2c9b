// What there is to say of a game as it stands.

extension KlondikeGame {
    public var phase: Klondike.Phase {
        if search != nil { return .dealing }
        if klondike.isWon { return .won }
        if isPaused { return .paused }
        return outlook.isStuck(at: klondike.step) ? .stuck : .playing
    }

    var isPlaying: Bool { phase == .playing || phase == .stuck }

    public var faces: Klondike.Faces { hasCards ? klondike.faces : .none }

    public var light: Klondike.Light {
        klondike.isWon ? .winnable : outlook.light(at: klondike.step)
    }

    public var canUndo: Bool { klondike.canUndo && !klondike.isWon }
    public var canRedo: Bool { klondike.canRedo && !klondike.isWon }

    /// Whether undoing leads from a lost position to one that is known to be winnable.
    public var canUndoToWinnable: Bool { light == .unwinnable && outlook.line != nil }

    public var isFinishing: Bool { !finishing.isEmpty }

    /// The hint that was asked for, as soon as it is known.
    public var hint: Klondike.Hint? {
        guard wantsHint, isPlaying else { return nil }
        let step = klondike.step
        switch light {
        case .thinking: return nil
        case .unknown: return Klondike.Hint(move: nil, reason: .unknown)
        case .unwinnable:
            if outlook.isLost(at: 0) { return Klondike.Hint(move: nil, reason: .neverWinnable) }
            let back = outlook.line.map { step - $0.step }
            return Klondike.Hint(move: nil, reason: .noWinningMove(undo: back))
        case .winnable:
            return outlook.winning(at: step, undone: klondike.undone).map {
                Klondike.Hint($0, from: klondike.position, by: klondike.rules)
            }
        }
    }

    /// The move that lost the game, once it is lost.
    public var mistake: Klondike.Mistake? {
        guard light == .unwinnable, let number = outlook.mistake else { return nil }
        return klondike.position(at: number).latest.map {
            Klondike.Mistake(number: number, move: $0)
        }
    }

    /// What is to be found out in the background.
    public var question: Klondike.Question? {
        guard hasCards, !klondike.isWon else { return nil }
        return outlook.question(about: klondike, wantsDifficulty: difficulty == nil)
    }
}
