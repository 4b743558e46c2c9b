/// Everything that the player may see of a game.
public struct KlondikeSeen: SeenGame, Sendable {
    /// The cards on the table, including the cards in hand.
    public let faces: Klondike.Faces
    public let hand: Klondike.Hand?
    public let phase: Klondike.Phase
    public let moment: GameMoment
    public let winnability: Klondike.Winnability
    /// Indicates whether the deal was lost from its beginning.
    public let isDoomed: Bool
    /// Indicates whether the game can no longer be won, as far as the solver knows.
    public let isLost: Bool
    /// The difficulty of the deal; nil until it is known.
    public let difficulty: Klondike.Difficulty?
    public let score, moves: Int
    public let clock: ClockFace
    public let canUndo, canRedo: Bool
    public var canTakeBack = false
    public var isReset = false
    /// Indicates whether the game is lost, and undoing leads to a position that is known to be
    /// winnable.
    public let canUndoToWinnable: Bool
    /// Indicates whether all cards can be moved to the foundations automatically.
    public let canFinish: Bool
    /// The points lost by turning the waste over while all cards are moved to the foundations; 0 if
    /// none are lost.
    public let finishCost: Int
    /// Indicates whether the player was told that finishing costs points.
    public let knowsFinishCost: Bool
    /// The number of times that the waste may still be turned over; nil if there is no limit.
    public let redealsLeft: Int?
    /// The request that this game was dealt for, with its rules and its day.
    public let request: Klondike.Request
    /// The deal, for showing its number or for sending it to another player.
    public let deal: Klondike.Deal
    /// The requested hint, until the table changes or the player dismisses the hint.
    public let hint: Klondike.Hint?
    /// Indicates whether a requested hint is still being searched for.
    public let awaitsHint: Bool
    /// The deal and the moves, once the game is won or lost. While the player looks back, `moment`
    /// is `over`, and the cards, the winnability, the score and the number of moves are those of
    /// the shown step.
    public let lookBack: LookBack
    /// The step that the player looks back at; nil for the deal itself, and if the player does not
    /// look back.
    public let pastStep: Klondike.PastStep?
    /// The move that lost the game, if the game is lost and the move is known.
    public let mistake: Klondike.Mistake?
    /// The result, once the game is won.
    public let result: Klondike.Result?

    /// Creates the visible part of a game. `finish` contains the moves that bring all cards to the
    /// foundations; nil if that is not possible.
    init(_ game: KlondikeGame, clock: ClockFace, finish: [Klondike.Move]?) {
        let klondike = game.klondike
        (faces, hand) = (game.faces, game.hand)
        (phase, moment) = (game.phase, game.lookedAt == nil ? game.moment : .over)
        winnability =
            klondike.isWon
            ? .winnable : game.outlook.winnability(at: game.lookedAt ?? klondike.step)
        (hint, mistake) = (game.hint, game.mistake)
        result = klondike.isWon ? game.result : nil
        awaitsHint = game.awaitsHint
        (lookBack, pastStep) = (game.lookBack, game.pastStep)
        let position = game.lookedAt.map(klondike.position) ?? klondike.position
        (isDoomed, isLost) = (game.outlook.isLost(at: 0), game.isLost)
        difficulty = game.difficulty
        (score, moves, redealsLeft) = (position.score, position.moves, klondike.redealsLeft)
        (canUndo, canRedo) = (game.canUndo, game.canRedo)
        canUndoToWinnable = game.canUndoToWinnable
        (request, deal) = (game.request, klondike.deal)
        (self.clock, canFinish) = (clock, finish != nil)
        finishCost = klondike.position.pointsLost(by: finish ?? [], klondike.rules)
        knowsFinishCost = game.knowsFinishCost
    }

    /// On the deal of the day, the time before the first move counts, too.
    public var countsTime: Bool { moment == .running || moment == .ready && request.day != nil }
}

extension KlondikeGame {
    var phase: Klondike.Phase {
        if search != nil { return .dealing }
        if klondike.isWon { return .won }
        if isPaused { return .paused }
        return outlook.isStuck(at: klondike.step) ? .stuck : .playing
    }

    /// Indicates whether cards can be moved.
    var isPlaying: Bool { (phase == .playing || phase == .stuck) && lookedAt == nil }

    fileprivate var faces: Klondike.Faces {
        guard hasCards else { return .none }
        guard let lookedAt else { return klondike.faces }
        return Klondike(
            at: klondike.position(at: lookedAt), deal: klondike.deal, rules: klondike.rules
        ).faces
    }

    var winnability: Klondike.Winnability {
        klondike.isWon ? .winnable : outlook.winnability(at: klondike.step)
    }

    fileprivate var canUndo: Bool { klondike.canUndo && !klondike.isWon }
    fileprivate var canRedo: Bool { klondike.canRedo && !klondike.isWon }

    var canUndoToWinnable: Bool { winnability == .unwinnable && outlook.winnableAt != nil }

    /// The requested hint, as soon as it is known.
    var hint: Klondike.Hint? {
        guard let hintStage, isPlaying else { return nil }
        let step = klondike.step
        switch winnability {
        case .thinking: return nil
        case .unknown:
            return awaitsMoves ? nil : Klondike.Hint(move: nil, reason: .unknown)
        case .unwinnable:
            if outlook.isLost(at: 0) { return Klondike.Hint(move: nil, reason: .neverWinnable) }
            let back = outlook.winnableAt.map { step - $0 }
            return Klondike.Hint(move: nil, reason: .noWinningMove(undo: back))
        case .winnable:
            if awaitsMoves { return nil }
            guard let moves = outlook.winning(at: step, undone: klondike.undone) else {
                return Klondike.Hint(move: nil, reason: .unknown)
            }
            var hint = Klondike.Hint(
                moves, from: klondike.position, by: klondike.rules, seen: klondike.seenCards)
            hint.stage = hintStage
            return hint
        }
    }

    fileprivate var awaitsHint: Bool {
        guard hintStage != nil, isPlaying else { return false }
        return winnability == .thinking || winnability != .unwinnable && awaitsMoves
    }

    /// Indicates whether the search for winning moves has not ended yet.
    private var awaitsMoves: Bool {
        !outlook.hasAnswerAboutMoves(at: klondike.step)
    }

    fileprivate var mistake: Klondike.Mistake? {
        guard winnability == .unwinnable, let number = outlook.mistake else { return nil }
        let better = outlook.winningMove(at: number - 1)
        return klondike.position(at: number).latest.map { move in
            Klondike.Mistake(number: number, move: move, better: better == move ? nil : better)
        }
    }

    /// The next question for the judge in the background.
    var question: Klondike.Question? {
        guard hasCards, !klondike.isWon else { return nil }
        return outlook.question(
            about: klondike, needsDifficulty: difficulty == nil,
            isHintRequested: hintStage != nil && isPlaying)
    }
}
