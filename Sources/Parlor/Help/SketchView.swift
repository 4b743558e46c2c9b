import TUI

/// The sketch of a game's rules, with its parts below each other if they do not fit side by side.
struct SketchView: CompositeView {
    let sketch: String

    var content: some View {
        FirstThatFits {
            Text(sketch: sketch)
            Text(sketch: sketch.sketch(parts: 2))
            Text(sketch: sketch.sketch(parts: 1))
        }
    }
}

extension Text {
    /// Creates the text of a sketch, with red cards in red.
    init(sketch: String) {
        self.init("")
        var black = ""
        for character in sketch {
            if character == "♥" || character == "♦" {
                let rank = black.popLast().map(String.init) ?? ""
                self = self + Text(black) + Text("\(rank)\(character)", .danger)
                black = ""
            } else {
                black.append(character)
            }
        }
        self = self + Text(black)
    }
}

extension String {
    /// The sketch with the given number of parts next to each other, and the other parts below. At
    /// least three blank columns separate parts.
    fileprivate func sketch(parts count: Int) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        let width = lines.map(\.count).max() ?? 0
        let blanks = Set(
            (0..<width).filter { column in
                lines.allSatisfy { $0.count <= column || $0[column] == " " }
            })
        let gaps = Set(
            blanks.filter { column in
                (column - 2...column).contains { first in
                    (first...first + 2).allSatisfy(blanks.contains)
                }
            })
        let parts = (0..<width).split(whereSeparator: gaps.contains)
        let rows = stride(from: 0, to: parts.count, by: count).map { first -> [String] in
            let beside = parts[first..<min(first + count, parts.count)]
            let pieces = lines.map { line -> String in
                let texts = beside.map { columns -> String in
                    String(columns.map { $0 < line.count ? line[$0] : " " })
                }
                return texts.joined(separator: "   ")
            }
            return pieces.filter { $0.contains { $0 != " " } }
        }
        return rows.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }
}
