import TUI

/// The picture of one of the unfinished games. Its frame has the same size for each of these games.
struct Preview {
    let title: String
    let shown: Thumbnail
    /// The pictures of all unfinished games.
    let all: [Thumbnail]

    /// The number of columns that the frame of a picture adds to its width.
    private static let margin = 4

    /// The number of rows of the tallest picture.
    var rows: Int { all.flatMap(\.pictures).map(\.count).max() ?? 0 }

    /// The possible widths of the frame, from the widest to the narrowest. At each width, every
    /// game has a picture that fits.
    var widths: [Int] {
        let widths = all.map { $0.pictures.map(Thumbnail.columns) }
        let least = widths.compactMap { $0.min() }.max() ?? 0
        return Set(widths.joined()).filter { $0 >= least }.sorted(by: >).map { $0 + Preview.margin }
    }

    func view(columns: Int, rows: Int) -> PreviewView {
        PreviewView(
            title: title, thumbnail: shown,
            room: Size(columns: columns - Preview.margin, rows: rows - 2))
    }
}

/// A thumbnail in a frame, below the name of its game. A name that does not fit is left out,
/// because the row beside the thumbnail contains it too.
struct PreviewView: CompositeView {
    let title: String
    let thumbnail: Thumbnail
    /// The size inside of the frame.
    let room: Size

    var content: some View {
        // At each end, the frame takes a column, and the title takes a space and a piece of the
        // frame.
        panel(CharacterWidth(title).columns + 4 <= room.columns + 2 ? title : "")
    }

    private func panel(_ title: String) -> some View {
        Panel(title, border: .rounded, padding: 1) {
            FirstThatFits {
                for lines in thumbnail.pictures { picture(of: lines) }
            }
            .aligned(.center, .center)
            .frame(columns: room.columns, rows: room.rows)
        }
    }

    private func picture(of lines: [[Thumbnail.Sign]]) -> Column {
        Column {
            for line in lines {
                Row { for sign in line { Text(sign.text, sign.role) } }
            }
        }
    }
}
