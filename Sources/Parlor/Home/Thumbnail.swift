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
    /// Narrower pictures of the same game, from the widest to the narrowest.
    var narrower: [[[Sign]]] = []
}

/// A thumbnail in a frame, below the name of its game. A name that does not fit is left out,
/// because the row beside the thumbnail has it too.
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
            FirstThatFits {
                for lines in [thumbnail.lines] + thumbnail.narrower { picture(of: lines) }
            }
            .aligned(.center, .center)
            .frame(columns: columns.map { $0 - 4 }, rows: rows.map { $0 - 2 })
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
