/// All that the player may see of a game.
public struct KlondikeSeen: SeenGame, Sendable {
    /// The cards as they lie, with those that are held still in their place.
    public let faces: Klondike.Faces
    public let hand: Klondike.Hand?
    public let phase: Klondike.Phase
    public let moment: GameMoment
    public let winnability: Klondike.Winnability
    /// Whether it is known that the deal could not be won from its beginning.
    public let isDoomed: Bool
    /// How hard the deal is, once that is known.
    public let difficulty: Klondike.Difficulty?
    public let score, moves: Int
    public let clock: ClockFace
    public let canUndo, canRedo: Bool
    public var canTakeBack = false
    /// Whether undoing leads from a lost position to one that is known to be winnable.
    public let canUndoToWinnable: Bool
    /// Whether everything is sure to go home by itself.
    public let canFinish: Bool
    /// How often the waste may still be turned over; without end if nil.
    public let redealsLeft: Int?
    /// The game that was asked for: its rules, its day.
    public let request: Klondike.Request
    /// The deal, to be named and to be sent to another player.
    public let deal: Klondike.Deal
    /// The hint that was asked for, until something is done.
    public let hint: Klondike.Hint?
    /// Whether a hint was asked for, and is being found out.
    public let awaitsHint: Bool
    /// The step that is looked at once the game is won, and the last.
    public let look: Look?
    /// The move that lost the game, once it is lost and known.
    public let mistake: Klondike.Mistake?

    public struct Look: Equatable, Sendable { public let step, last: Int }

    init(_ game: KlondikeGame, clock: ClockFace, canFinish: Bool) {
        let klondike = game.klondike
        (faces, hand) = (game.faces, game.hand)
        (phase, moment) = (game.phase, game.moment)
        (winnability, hint, mistake) = (game.winnability, game.hint, game.mistake)
        awaitsHint = game.awaitsHint
        look = game.lookedAt.map { Look(step: $0, last: klondike.step) }
        (isDoomed, difficulty) = (game.outlook.isLost(at: 0), game.difficulty)
        (score, moves, redealsLeft) = (klondike.score, klondike.moves, klondike.redealsLeft)
        (canUndo, canRedo) = (game.canUndo, game.canRedo)
        canUndoToWinnable = game.canUndoToWinnable
        (request, deal) = (game.request, klondike.deal)
        (self.clock, self.canFinish) = (clock, canFinish)
    }
}

extension KlondikeGame {
    var phase: Klondike.Phase {
        if search != nil { return .dealing }
        if klondike.isWon { return .won }
        if isPaused { return .paused }
        return outlook.isStuck(at: klondike.step) ? .stuck : .playing
    }

    /// Whether cards can be moved.
    var isPlaying: Bool { phase == .playing || phase == .stuck }

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

    /// The hint that was asked for, as soon as it is known.
    fileprivate var hint: Klondike.Hint? {
        guard wantsHint, isPlaying else { return nil }
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
            return Klondike.Hint(moves, from: klondike.position, by: klondike.rules)
        }
    }

    fileprivate var awaitsHint: Bool {
        guard wantsHint, isPlaying else { return false }
        return winnability == .thinking || winnability != .unwinnable && awaitsMoves
    }

    /// Whether the way to win was not yet looked for.
    private var awaitsMoves: Bool {
        !outlook.hasHeardMoves(at: klondike.step)
    }

    fileprivate var mistake: Klondike.Mistake? {
        guard winnability == .unwinnable, let number = outlook.mistake else { return nil }
        return klondike.position(at: number).latest.map {
            Klondike.Mistake(number: number, move: $0)
        }
    }

    /// The question whose answer is to be found out in the background.
    var question: Klondike.Question? {
        guard hasCards, !klondike.isWon else { return nil }
        return outlook.question(
            about: klondike, wantsDifficulty: difficulty == nil,
            wantsHint: wantsHint && isPlaying)
    }
}
