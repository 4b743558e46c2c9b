import TUI

/// A small picture of an unfinished game, as lines of colored text. It shows nothing that a pause
/// would hide.
struct Thumbnail: Equatable {
    struct Sign: Equatable {
        let text: String
        let role: Role

        init(_ text: String, _ role: Role = .text) { (self.text, self.role) = (text, role) }
    }

    let lines: [[Sign]]
}

/// A thumbnail in a frame, below the name of its game. A name that does not fit is left out, because
/// the row beside the thumbnail has it too.
struct ThumbnailView: CompositeView {
    let title: String
    let thumbnail: Thumbnail
    /// The size of the frame; nil for the smallest one.
    let columns: Int?
    let rows: Int?

    var content: some View {
        FirstThatFits {
            panel(title)
            panel("")
        }
    }

    private func panel(_ title: String) -> some View {
        Panel(title, border: .rounded, padding: 1) {
            Column {
                for line in thumbnail.lines {
                    Row { for sign in line { Text(sign.text, sign.role) } }
                }
            }
            .aligned(.center, .center)
            .frame(columns: columns.map { $0 - 4 }, rows: rows.map { $0 - 2 })
        }
    }
}
