import Games
import TUI

/// The part of a game's screen that is the same for all games: the game and its visible state, the
/// state of the window, the steps of the end, and the latest refusal or copied line.
struct GameLife<Deeds: GameDeeds, Spot: Equatable> {
    typealias Act = Deeds.Act
    typealias Dealt = Deeds.Dealt

    /// A step of the end, in order: the last action stays visible, the celebration runs, the dialog
    /// shows the result, and the player has closed the dialog.
    enum End: Equatable { case lastAction, celebration, dialog, dialogClosed }

    @SharedValue private(set) var dealt: Dealt
    let words: Words
    @SharedValue var seen: Dealt.Seen
    private(set) var moment: GameMoment
    private(set) var window = Size.leastWindow
    private(set) var colors = ColorDepth.full
    /// Indicates whether the board fits in the window.
    private(set) var hasRoom = true
    private(set) var reducesMotion = false
    private(set) var isCovered = false
    /// Indicates whether a paused game resumes as soon as it is visible, because another screen has
    /// covered it, or because it was opened from a file.
    private(set) var resumesWhenVisible = false
    private(set) var end: End?
    /// Indicates whether the game has just ended, so that the player may still press keys of the
    /// board.
    var isEndUnread = false
    private var celebration = Celebration.none
    private var hasFocus = true
    /// The last game that has ended.
    var finished: FinishedGame?

    /// The focused button of the dialog; nil until the player moves the focus.
    var focus: Act?
    /// The player's record, for a screen that shows it.
    var record: Record?
    /// The line that was copied to the clipboard.
    var copied: String?
    /// A message about an act that changes nothing on the board.
    var message: String?
    /// Indicates whether the player requested a hint while a board was being made. Another key
    /// cancels the request, unless it is one that every screen has.
    var awaitsHint = false
    var refusal: RefusedAction<Dealt.Game.News.Refusal, Spot>?
    /// The reason why the game is not saved; nil if it is saved.
    var unsaved: UnsavedReason?
    private(set) var keys = CurrentKeys<Deeds>()
    /// The text of the hint, or of the step that the player looks back at, with the page that is
    /// shown. The text is split into lines once per text and window instead of once per second.
    var reading = Reading()
    /// The number of changes to the contents of the screen. Saving a game does not count.
    private var changes = 0

    /// Creates the state of a screen that opens. A paused game comes from a file. It resumes as
    /// soon as it is visible, because the player has chosen it.
    init(_ dealt: Dealt, _ seen: Dealt.Seen, _ words: Words) {
        self.words = words
        _dealt = SharedValue(wrappedValue: dealt)
        _seen = SharedValue(wrappedValue: seen)
        (moment, resumesWhenVisible) = (seen.moment, seen.moment == .paused)
    }

    /// Returns whether the other state is of the same screen, and the contents of the screen have
    /// not changed in between.
    func looksLike(_ other: GameLife) -> Bool {
        changes == other.changes && _dealt.isShared(with: other._dealt)
    }

    /// Indicates whether the game is visible. Only then may its clock run.
    var isVisible: Bool { hasRoom && hasFocus && window.isRoomy && !isCovered }

    /// Indicates whether the end is on the screen but its dialog is not open yet.
    var isCelebrating: Bool { end == .lastAction || end == .celebration }

    /// The time after the end in which keys that play do not press buttons.
    static var unreadTime: Duration { .seconds(1) }

    /// The current step of the end, and the delay before the next one.
    struct PendingStep: Equatable {
        let step: End
        let delay: Duration
    }

    var pendingStep: PendingStep? {
        // No timer runs for a game that is not visible.
        guard isVisible else { return nil }
        return switch end {
        case .lastAction: PendingStep(step: .lastAction, delay: celebration.delay)
        case .celebration: PendingStep(step: .celebration, delay: celebration.length)
        case .dialog, .dialogClosed, nil: nil
        }
    }

    /// Keeps the last action visible for some time before the dialog opens, unless motion is
    /// reduced.
    mutating func keepLastAction(for time: Duration) {
        guard !reducesMotion else { return }
        (celebration, end) = (Celebration(delay: time, length: .zero), .lastAction)
    }

    // MARK: Events

    /// Updates the surroundings. Returns the action that follows, if any. A game that is no longer
    /// visible is paused. A game that was only covered is resumed when it is visible again.
    mutating func adapt(
        to surroundings: Surroundings, hasRoom: Bool
    ) -> Dealt.Action? {
        let wasVisible = isVisible
        (window, colors) = (surroundings.size, surroundings.colors)
        reducesMotion = surroundings.reducesMotion
        (hasFocus, isCovered) = (surroundings.hasFocus, surroundings.isCovered)
        self.hasRoom = hasRoom
        // Nothing moves in a window without the keyboard focus, so the end skips to its dialog.
        if reducesMotion || !hasFocus, isCelebrating { end = .dialog }
        if wasVisible, !isVisible, seen.countsTime {
            resumesWhenVisible = isCovered
            return .pause(true)
        }
        // After the window has lost the keyboard focus, the game stays paused.
        if !hasFocus { resumesWhenVisible = false }
        return resumesWhenVisible && isVisible ? .pause(false) : nil
    }

    /// Returns whether the game ends when it enters a moment. A game that returns to its end from
    /// the search for another board has ended before.
    func ends(entering moment: GameMoment) -> Bool {
        moment == .over && self.moment != .over && self.moment != .waiting
    }

    /// Enters a moment of the game. Returns the action that follows, if any. A game that starts
    /// while it is not visible is paused.
    mutating func enter(
        _ moment: GameMoment, celebrating celebration: Celebration
    ) -> Dealt.Action? {
        guard moment != self.moment else { return nil }
        isEndUnread = ends(entering: moment)
        self.moment = moment
        if !resumesWhenVisible { (focus, copied) = (nil, nil) }
        if moment != .paused { end = nil }
        // A dialog opens. It shows only messages about later acts.
        if moment == .over || moment == .paused && !resumesWhenVisible { refusal = nil }
        if moment == .over {
            self.celebration = reducesMotion ? .none : celebration
            end = self.celebration == .none ? .dialog : .lastAction
        }
        guard seen.countsTime else { return nil }
        resumesWhenVisible = hasFocus && isCovered
        return isVisible ? nil : .pause(true)
    }

    mutating func advanceEnd() {
        switch end {
        case .lastAction: end = celebration.length > .zero ? .celebration : .dialog
        case .celebration: end = .dialog
        case .dialog, .dialogClosed, nil: break
        }
    }

    mutating func openDialog() { if isCelebrating { end = .dialog } }
    mutating func closeDialog() { if end != nil { end = .dialogClosed } }
    mutating func toggleDialog() { end = end == .dialogClosed ? .dialog : .dialogClosed }

    /// Notes that the player has pressed or clicked something. The window therefore has the
    /// keyboard focus, even if the terminal did not report it.
    mutating func noteInput() { hasFocus = true }

    /// Notes that the screen may look different now, and adapts its keys.
    mutating func noteChange(to situation: CurrentKeys<Deeds>.Situation) {
        changes += 1
        keys.update(for: situation, in: words)
    }

    /// Shows the reason why the screen refuses an act. The act does not reach the game.
    mutating func refuse(_ reason: String) {
        refusal = RefusedAction(nil, reason, at: nil, .zero)
    }

    /// Clears the message about the last action, and a request that waits.
    mutating func clear() { (refusal, copied, message, awaitsHint) = (nil, nil, nil, false) }
}

/// The delay after the last action, and the length of the celebration that follows. The last action
/// stays visible during the delay.
struct Celebration: Equatable {
    let delay, length: Duration

    static let none = Celebration(delay: .zero, length: .zero)
}
