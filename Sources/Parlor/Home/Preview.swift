import TUI

/// The picture of one of the unfinished games. Its frame has the same size for each of these games.
struct Preview {
    /// The titles of the picture, from the longest to the shortest.
    private let titles: [String]
    private let shown: [Thumbnail.Picture]
    /// The number of rows of the tallest small picture.
    let rows: Int
    /// The possible widths of the frame, from the widest to the narrowest. At each width, every
    /// game has a small picture that fits. Each picture also has a width with space for the names.
    let widths: [Int]

    /// The number of columns that the frame of a picture adds to its width.
    private static let margin = 4

    /// Creates the picture of one of the unfinished games, which have these pictures and names. The
    /// boards of some games depend on the size of the window.
    init(
        titles: [String], shown: Thumbnail, all: [Thumbnail], names: [String], window: Size
    ) {
        (self.titles, self.shown) = (titles, shown.pictures(in: window))
        let small = all.map { $0.smallPictures(in: window) }
        rows = small.joined().map(\.count).max() ?? 0
        let widths = small.map { $0.map(Thumbnail.columns) }
        let least = widths.compactMap { $0.min() }.max() ?? 0
        let columns = names.map(PreviewView.columns(ofTitle:)).max() ?? 0
        self.widths = Set(widths.joined().flatMap { [$0, max($0, columns)] })
            .filter { $0 >= least }.sorted(by: >).map { $0 + Preview.margin }
    }

    func view(columns: Int, rows: Int) -> PreviewView {
        PreviewView(
            titles: titles, pictures: shown,
            room: Size(columns: columns - Preview.margin, rows: rows - 2))
    }
}

/// The largest picture that fits in a frame, below the longest of its titles that fits. If none
/// fits, the title is left out, because the row beside the picture names the game, too.
struct PreviewView: CompositeView {
    let titles: [String]
    let pictures: [Thumbnail.Picture]
    /// The size inside of the frame.
    let room: Size

    /// The columns between the margins of a frame with this title. At each end, the title has a
    /// space and a piece of the frame, one of which is above the margin.
    static func columns(ofTitle title: String) -> Int { CharacterWidth(title).columns + 2 }

    var content: some View {
        let title = titles.first { PreviewView.columns(ofTitle: $0) <= room.columns }
        return Panel(title ?? "", border: .rounded, padding: 1) {
            FirstThatFits {
                for lines in pictures {
                    // If the free rows cannot be divided equally, one more is below the title.
                    ThumbnailPicture(lines: lines)
                        .padding(top: max(0, room.rows - lines.count) % 2)
                }
            }
            .aligned(.center, .center)
            .frame(columns: room.columns, rows: room.rows)
        }
    }
}

private struct ThumbnailPicture: View {
    let lines: Thumbnail.Picture

    func size(in offer: Size) -> Size {
        Size(columns: Thumbnail.columns(of: lines), rows: lines.count)
    }

    func draw(on page: inout Page) {
        for (row, line) in lines.enumerated() {
            var column = 0
            for sign in line {
                let style = style(of: sign, on: page)
                page.draw(sign.text, column: column, row: row, style: style)
                column += CharacterWidth(sign.text).columns
            }
        }
    }

    private func style(of sign: Thumbnail.Sign, on page: borrowing Page) -> Style {
        let ground = page.theme[sign.role].background
        if !sign.isFilled || ground == .default { return page.style(sign.role) }
        var style = page.style(.text)
        style.foreground = ground
        return style
    }
}
