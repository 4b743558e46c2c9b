import Games
import TUI

/// The first screen: today's tiles above the list, with the unfinished game and the streak beside
/// it. Each part is as large as the window permits.
struct HomePicture: CompositeView {
    let face: HomeFace
    let title: String
    /// The list, and a picture of the unfinished game.
    let menu: Menu<ListSpot>
    let thumbnail: ThumbnailView?
    let summary: String
    let selected: ListSpot
    let room: Size
    let words: Words

    /// The height of the list or of the picture beside it, including frames.
    private var rowsOfMenu: Int {
        max(menu.size(in: room).rows, thumbnail?.thumbnail.lines.count ?? 0) + 2
    }

    /// The scale of the largest tiles that fit, and the number of empty rows between the parts; nil
    /// if only one-line tiles fit.
    private var tiles: (scale: Int, space: Int)? {
        for scale in [3, 2, 1] {
            let tile = HomeTileView.size(scale: scale)
            let columns = face.tiles.count * (tile.columns + 2) - 2
            let rows = (hasStreak(scale) ? max(rowsOfMenu, StreakView.rows) : rowsOfMenu + 1)
            let used = tile.rows + rows + 2
            guard columns <= room.columns - 2 else { continue }
            if used + 3 <= room.rows { return (scale, 1) }
            if used <= room.rows, scale == 1 { return (scale, 0) }
        }
        return nil
    }

    /// Whether the streak appears beside the list, in large digits.
    private func hasStreak(_ scale: Int) -> Bool { scale > 1 }

    @ViewBuilder var content: some View {
        if let tiles {
            Column(spacing: tiles.space, alignment: .center) {
                Text(title, .title)
                Row(spacing: 2) {
                    for tile in face.tiles {
                        HomeTileView(
                            tile: tile, scale: tiles.scale,
                            isSelected: selected == .row(tile.row.id))
                    }
                }
                if !hasStreak(tiles.scale) { line }
                list(withStreak: hasStreak(tiles.scale))
                about
            }
            .aligned(.center, .center)
        } else {
            small.aligned(.center, .center)
        }
    }

    private func list(withStreak hasStreak: Bool) -> some View {
        Row(spacing: 2, alignment: .center) {
            Panel(border: .rounded, padding: 2) { menu }
            if let thumbnail { thumbnail }
            if hasStreak { StreakView(face: face, words: words) }
        }
    }

    /// Today's boards as lines below the list. Other parts appear if they fit.
    private var small: some View {
        let lines = compactTiles
        // The rows that are left after the title, the list, the line about it and the boards.
        func over(_ rows: Int) -> Int { room.rows - 1 - rowsOfMenu - rows - lines.count - 1 }
        let own = rows(of: summary)
        // Reserves rows for the longest summary, so that nothing moves while the selection changes.
        let most = GameModule.all.map { rows(of: $0.summary(words)) }.reduce(own, max)
        let height = over(most) > 0 ? most : own
        let left = over(height)
        return Column(alignment: .center) {
            Text(title, .title)
            if left > 1 { Text("") }
            list(withStreak: false)
            if left > 2 { Text("") }
            about.frame(rows: height)
            if left >= 0 {
                Text("")
                for line in lines {
                    Row(spacing: 2) { for tile in line { CompactTile(tile, selected) } }
                }
            }
            if left > 0 { line }
        }
    }

    private var about: Text { text(about: summary) }

    private func text(about summary: String) -> Text {
        let fits = CharacterWidth(summary).columns <= room.columns
        return fits ? Text(summary, .dim) : Text(summary, .dim).wrapped().alignment(.center)
    }

    private func rows(of summary: String) -> Int {
        text(about: summary).size(in: Size(columns: room.columns, rows: .max)).rows
    }

    /// The tiles, in as few lines as fit the window.
    private var compactTiles: [[HomeTile]] {
        let columns = face.tiles.map { CompactTile($0, selected).size(in: room).columns + 2 }
        if columns.reduce(-2, +) <= room.columns { return [face.tiles] }
        let half = (face.tiles.count + 1) / 2
        return [Array(face.tiles.prefix(half)), Array(face.tiles.dropFirst(half))]
    }

    private var line: some View {
        let next = words.menu.nextBoards(face.wait / 3600, face.wait / 60 % 60)
        return FirstThatFits {
            Row(spacing: 3) {
                if face.streak > 0 { Text(words.menu.streak(face.streak), .title) }
                Text(next[0], .dim)
            }
            Row(spacing: 3) {
                if face.streak > 0 { Text(words.menu.streak(face.streak), .title) }
                Text(next[1], .dim)
            }
        }
    }
}

/// The tile of today's board: the name and picture of the game, and the state of the board.
struct HomeTileView: View {
    let tile: HomeTile
    let scale: Int
    let isSelected: Bool

    /// The size of the picture on a tile, at scale 1.
    static let card = Size(columns: 11, rows: 4)

    static func size(scale: Int) -> Size {
        Size(columns: max(17, card.columns * scale + 4), rows: card.rows * scale + 3)
    }

    func size(in offer: Size) -> Size { HomeTileView.size(scale: scale) }

    func draw(on page: inout Page) {
        page.tagTile(tile, isSelected: isSelected)
        page.drawBorder(
            isSelected ? .heavy : .rounded, style: page.style(isSelected ? .accent : .border))
        let inside = Rect(
            column: 1, row: 0, columns: page.size.columns - 2, rows: page.size.rows)
        page.within(inside) { page in
            // The title interrupts the frame, with a space at each side if it fits.
            let isNarrow = CharacterWidth(tile.title).columns > page.size.columns - 2
            let name = isNarrow ? tile.title : " \(tile.title) "
            page.draw(Text(name, .title).alignment(.center), in: page.row(0))
            page.draw(
                Text(tile.state, tile.isSolved ? .success : .text).alignment(.center),
                in: page.row(page.size.rows - 2))
        }
        let card = HomeTileView.card
        let picture = tile.emblem.scaled(by: scale)
        let place = Rect(
            column: (page.size.columns - card.columns * scale) / 2, row: 1,
            columns: card.columns * scale, rows: card.rows * scale)
        page.within(place) { page in
            let ground = page.theme[.cardFace]
            page.fill(style: ground)
            picture.draw(inMiddleOf: &page, style: ground)
        }
    }
}

/// Today's board on one line.
private struct CompactTile: View {
    private let tile: HomeTile
    private let isSelected: Bool

    init(_ tile: HomeTile, _ selected: ListSpot) {
        (self.tile, isSelected) = (tile, selected == .row(tile.row.id))
    }

    private var text: Text {
        // A no-break space keeps a mark on the line of its game.
        Text(
            "\(tile.state)\u{A0}\(tile.title)",
            isSelected ? .focus : tile.isSolved ? .success : .text)
    }

    func size(in offer: Size) -> Size { text.size(in: offer) }

    func draw(on page: inout Page) {
        page.tagTile(tile, isSelected: isSelected)
        text.draw(on: &page)
    }
}

extension Page {
    fileprivate mutating func tagTile(_ tile: HomeTile, isSelected: Bool) {
        tag(ListSpot.row(tile.row.id), as: [.press, .hover, .focus], isFocused: isSelected)
        if isSelected { canvas.placeCursor(column: 0, row: 0) }
    }

    fileprivate func row(_ row: Int) -> Rect {
        Rect(column: 0, row: row, columns: size.columns, rows: 1)
    }
}

/// The streak in large digits, and the last weeks.
private struct StreakView: CompositeView {
    let face: HomeFace
    let words: Words

    static let rows = 16
    private static let weeks = 12

    var content: some View {
        Panel(words.statistics.daily, border: .rounded, padding: 2) {
            Column(alignment: .center) {
                BigDigits("\(face.streak)", role: face.streak > 0 ? .success : .dim)
                Text(words.menu.streak(face.streak), .title)
                Text(words.menu.nextBoards(face.wait / 3600, face.wait / 60 % 60)[1], .dim)
                Text("")
                CalendarView(
                    outcomes: face.outcomes, today: face.today,
                    weekdays: words.statistics.weekdays
                )
                .frame(columns: 2 + 2 * StreakView.weeks, rows: 8)
            }
        }
    }
}
