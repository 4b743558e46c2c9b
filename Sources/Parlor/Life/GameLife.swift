import Games
import TUI

/// The life of a game on its screen, the same for all games: the window and what covers it, the end
/// and how it is shown, and the latest refusal or copy.
struct GameLife<Act: Hashable, Spot: Equatable> {
    /// A step of the end: the last deed is seen, then celebrated, then told. A player who has read
    /// it puts it away.
    enum End: Equatable { case seen, celebrated, told, putAway }

    private(set) var moment: GameMoment
    private(set) var window = Size.leastWindow
    private(set) var colors = ColorDepth.full
    /// Whether there is room for the board.
    private(set) var hasRoom = true
    private(set) var isStill = false
    private(set) var isCovered = false
    /// Whether the game is held until what covers it is gone.
    private(set) var isHeldByCover = false
    private(set) var end: End?
    private var celebration = Celebration.none
    private var hasFocus = true

    /// The button of the box that has the focus, if the player has chosen one.
    var focus: Act?
    /// The line that was put on the clipboard.
    var copied: String?
    var refusal: RefusedAction<Spot>?
    /// Remembers the keys of the moment; it is no part of the state.
    let keys = MomentKeys<Act>()

    init(_ moment: GameMoment) { self.moment = moment }

    /// Whether the game can be seen, so that its clock may run.
    var isSeen: Bool { hasRoom && hasFocus && window.isRoomy && !isCovered }

    /// Whether the end is on the screen and has not been told yet.
    var isCelebrating: Bool { end == .seen || end == .celebrated }

    /// A step of the end, and the time after which it goes on by itself.
    struct PendingStep: Equatable {
        let step: End
        let delay: Duration
    }

    var pendingStep: PendingStep? {
        // A game that is not seen has no timer.
        guard isSeen else { return nil }
        return switch end {
        case .seen: PendingStep(step: .seen, delay: celebration.hold)
        case .celebrated: PendingStep(step: .celebrated, delay: celebration.length)
        case .told, .putAway, nil: nil
        }
    }

    /// Lets the last deed be seen for a while before the box comes up.
    mutating func show(for time: Duration) {
        guard !isStill else { return }
        (celebration, end) = (Celebration(hold: time, length: .zero), .seen)
    }

    // MARK: Events

    /// Takes in the surroundings. Returns the action that follows, if one does: a game that cannot
    /// be seen is held, and one that was only covered goes on.
    mutating func take<Action: GameAction>(
        _ surroundings: Surroundings, hasRoom: Bool
    ) -> Action? {
        let wasSeen = isSeen
        (window, colors) = (surroundings.size, surroundings.colors)
        isStill = surroundings.reducesMotion
        (hasFocus, isCovered) = (surroundings.hasFocus, surroundings.isCovered)
        self.hasRoom = hasRoom
        // Nothing moves in a window without the keyboard, so there is nothing to wait for.
        if isStill || !hasFocus, isCelebrating { end = .told }
        if wasSeen, !isSeen, moment == .running {
            isHeldByCover = isCovered
            return .pause(true)
        }
        // Another program that takes the keyboard leaves a pause behind.
        if !hasFocus { isHeldByCover = false }
        return isHeldByCover && isSeen ? .pause(false) : nil
    }

    /// Follows the game. Returns the action that follows: a game that begins to run unseen is held.
    mutating func follow<Action: GameAction>(
        _ moment: GameMoment, celebration: Celebration
    ) -> Action? {
        guard moment != self.moment else { return nil }
        self.moment = moment
        if !isHeldByCover { (focus, copied) = (nil, nil) }
        if moment != .held { end = nil }
        if moment == .over {
            self.celebration = isStill ? .none : celebration
            end = self.celebration == .none ? .told : .seen
        }
        guard moment == .running else { return nil }
        isHeldByCover = !isSeen && hasFocus && isCovered
        return isSeen ? nil : .pause(true)
    }

    /// Goes to the next step of the end.
    mutating func goOnWithEnd() {
        switch end {
        case .seen: end = celebration.length > .zero ? .celebrated : .told
        case .celebrated: end = .told
        case .told, .putAway, nil: break
        }
    }

    mutating func tellEnd() { if isCelebrating { end = .told } }
    mutating func putEndAway() { if end != nil { end = .putAway } }

    /// The player does something, so the window has the keyboard, even if the terminal did not
    /// report it.
    mutating func hearPlayer() { hasFocus = true }

    /// Forgets what was said about the last deed.
    mutating func clear() { (refusal, copied) = (nil, nil) }
}

/// The time for which the last deed is seen, and then that of the celebration.
struct Celebration: Equatable {
    let hold, length: Duration

    static let none = Celebration(hold: .zero, length: .zero)
}
