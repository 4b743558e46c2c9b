import Games
import TUI

/// A long text that the player reads page by page, such as the reason of a hint.
struct Reading: Equatable {
    /// The text; nil if there is none.
    private(set) var pages: TextPages?
    /// The index of the page that is shown.
    private(set) var page = 0

    /// Shows another text, or the same text in another window, from its first page.
    mutating func begin(_ pages: TextPages?) { (self.pages, page) = (pages, 0) }

    /// Replaces the text, and stays on the same page.
    mutating func update(_ pages: TextPages?) { self.pages = pages }

    private var count: Int { pages?.count ?? 1 }

    /// The step that shows the next page of an argument; nil on its last page. A proof may follow.
    var more: HintStep? {
        guard let pages, page + 1 < pages.argumentCount else { return nil }
        return .more(page: page + 1, pages: pages.argumentCount)
    }

    /// The step to the next page of the text, or from the last page to the first; nil if the text
    /// has only one page.
    var around: HintStep? { count > 1 ? .more(page: page + 1, pages: count) : nil }

    var isAtBeginning: Bool { page == 0 }
    var isAtEnd: Bool { page + 1 >= count }

    mutating func turn(_ act: ReadAct) {
        switch act {
        case .back: page = max(0, page - 1)
        case .on: page = min(page + 1, count - 1)
        case .around: page = (page + 1) % count
        }
    }
}

/// An act of the player who reads a long text.
enum ReadAct: Hashable {
    /// Shows the previous or the next page.
    case back, on
    /// Shows the next page. After the last page comes the first one.
    case around
}

/// The keys for a long text that are available.
struct ReadingKeys: Equatable {
    /// Indicate whether the bar shows the keys for the previous page of a hint, and for its proof.
    var canGoBack = false, canGoOn = false
    /// The next page of the text while the player looks back; nil if all of it is visible.
    var past: HintStep?
    /// Indicates whether the text of a hint has several pages. If not, the keys for pages jump on
    /// the board.
    var hasPages = false
    /// Indicates whether the bar of the window has little space.
    var isNarrow = false
}

extension GameScene {
    /// The keys for the text of the hint, or of the step that the player looks back at.
    var readingKeys: ReadingKeys {
        let (reading, isNarrow) = (life.reading, life.window.columns < 80)
        if lookBack.isOpen { return ReadingKeys(past: reading.around, isNarrow: isNarrow) }
        // The key for the proof replaces the key for the previous page, because beside the board
        // there is space for only one of the two.
        let canGoOn = reading.more == nil && !reading.isAtEnd
        return ReadingKeys(
            canGoBack: !reading.isAtBeginning && !canGoOn && !isNarrow, canGoOn: canGoOn,
            hasPages: reading.around != nil, isNarrow: isNarrow)
    }
}

extension GameDeed {
    /// The deed that shows the previous page of a hint.
    static func readBack(_ keys: ReadingKeys, at moments: Set<GameMoment> = .open) -> GameDeed {
        GameDeed(CommonDeed.readBack, Phrase("back", "이전"), at: moments)
            .keys(
                "PgUp", named: Phrase("previous part of a long hint", "긴 힌트의 이전 부분"),
                importance: keys.canGoBack ? .bar : .none, click: .read(.back)
            ) { keys.hasPages && $0.isAlone(.pageUp) ? .read(.back) : nil }
    }

    /// The deed that shows the proof of a hint, or the next page of a hint.
    static func readOn(_ keys: ReadingKeys, at moments: Set<GameMoment> = .open) -> GameDeed {
        GameDeed(CommonDeed.readOn, Phrase("proof", "증명"), at: moments)
            .keys(
                "PgDn", named: Phrase("next part of a long hint", "긴 힌트의 다음 부분"),
                importance: keys.canGoOn ? .bar : .none, click: .read(.on)
            ) { keys.hasPages && $0.isAlone(.pageDown) ? .read(.on) : nil }
    }

    /// The deed that reads a long text while the player looks back. In the bar, the key follows the
    /// arrows, so that a narrow window shows it.
    static func readPast(_ keys: ReadingKeys, by key: Character) -> GameDeed {
        GameDeed(CommonDeed.readPast, keys.past.name, at: keys.past == nil ? [] : [.over])
            .key(
                key, .read(.around), named: Phrase("next part of a long text", "긴 설명의 다음 부분"),
                importance: keys.past == nil ? .none : .bar, rank: -3)
    }
}
