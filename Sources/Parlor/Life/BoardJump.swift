import Games
import TUI

/// A jump of the cursor on a board. The keys are the same on every board.
enum BoardJump: Hashable {
    /// To the first or the last place of the row.
    case rowStart, rowEnd
    /// Up or down by the rows that the window shows.
    case pageUp, pageDown
    /// Several places in a direction.
    case leap(Direction)

    /// Creates the jump of a key; nil for other keys.
    init?(of key: KeyPress) {
        if key.modifiers == .control {
            guard let direction = key.direction(lettersMove: false) else { return nil }
            self = .leap(direction)
            return
        }
        guard key.modifiers.isEmpty else { return nil }
        switch key.key {
        case .home, .keypad(.home): self = .rowStart
        case .end, .keypad(.end): self = .rowEnd
        case .pageUp, .keypad(.pageUp): self = .pageUp
        case .pageDown, .keypad(.pageDown): self = .pageDown
        default: return nil
        }
    }
}

/// The places of a board in rows, and the cursor on one of them.
struct BoardGrid {
    /// The places of each row, in order.
    let rows: [Range<Int>]
    let cursor: Int
    /// The number of rows that the window shows.
    let page: Int
    /// The number of places that a leap moves.
    let leap: Int

    /// The place at which a jump ends. A jump stops at the edge of the board.
    func place(after jump: BoardJump) -> Int? {
        guard let row = rows.firstIndex(where: { $0.contains(cursor) }) else { return nil }
        let places = rows[row]
        func moved(down count: Int) -> Int {
            let other = rows[min(max(row + count, 0), rows.count - 1)]
            return min(other.lowerBound + cursor - places.lowerBound, other.upperBound - 1)
        }
        return switch jump {
        case .rowStart: places.lowerBound
        case .rowEnd: places.upperBound - 1
        case .pageUp: moved(down: -page)
        case .pageDown: moved(down: page)
        case .leap(.up): moved(down: -leap)
        case .leap(.down): moved(down: leap)
        case .leap(.left): max(cursor - leap, places.lowerBound)
        case .leap(.right): min(cursor + leap, places.upperBound - 1)
        }
    }
}

extension GameDeed {
    /// The deed that moves the cursor far. Its keys never write, open or turn anything. A board
    /// that does not scroll is always visible as a whole.
    static func jump(
        by leap: Int, scrolls: Bool = false, at moments: Set<GameMoment> = .open
    ) -> GameDeed {
        let pages =
            scrolls
            ? Phrase("PgUp: a window up, PgDn: down", "PgUp: 한 화면 위, PgDn: 한 화면 아래")
            : Phrase("PgUp: top, PgDn: bottom", "PgUp: 맨 위, PgDn: 맨 아래")
        return GameDeed(CommonDeed.jump, Phrase("jump", "건너뛰기"), at: moments)
            .keys(
                "Home, End",
                named: Phrase(
                    "ends of the row; \(pages.english), Ctrl+←↑↓→: \(leap) places",
                    "행의 처음과 끝. \(pages.korean), Ctrl+←↑↓→: \(leap)칸씩"),
                importance: .help
            ) { BoardJump(of: $0).map { .jump($0) } }
    }
}
