/// Text in Markdown: headings, paragraphs, lists, quotes, code, and inline emphasis. Put a long
/// text into a ``ScrollView``.
public struct Markdown: CompositeView {
    private let blocks: [MarkdownBlock]

    public init(_ text: String) { blocks = MarkdownBlock.blocks(of: text) }

    private init(_ blocks: [MarkdownBlock]) { self.blocks = blocks }

    public var content: some View {
        Column { for block in blocks { view(of: block) } }
    }

    private func view(of block: MarkdownBlock) -> AnyView {
        switch block {
        case .heading(1, let title): AnyView(heading(title))
        case .heading(let level, let title):
            AnyView(Text(markdown: title, level == 2 ? .title : .accent).wrapped())
        case .paragraph(let text): AnyView(Text(markdown: text).wrapped())
        case .code(let lines): AnyView(code(lines))
        case .quote(let blocks): AnyView(MarkdownQuote(content: Markdown(blocks).made))
        case .entry(let sign, let indent, let text):
            AnyView(
                Row {
                    Text(sign, .accent).frame(columns: sign.drawnColumns + 1)
                    Text(markdown: text).wrapped().stretching(columns: 1)
                }
                .padding(left: 2 * min(indent, 8) + 1))
        case .rule: AnyView(MarkdownRule())
        case .blank: AnyView(Text(""))
        }
    }

    private func heading(_ title: String) -> some View {
        Column {
            Text(markdown: title, .title).dressed(.bold).wrapped()
            MarkdownRule()
        }
    }

    private func code(_ lines: [String]) -> some View {
        Column { for line in lines { Text(line.isEmpty ? " " : line) } }
            .padding(columns: 1).stretching(columns: 1).background(.panel)
    }
}

private struct MarkdownRule: View, Equatable {
    func size(in offer: Size) -> Size { Size(columns: 1, rows: 1) }
    var stretch: Stretch { Stretch(columns: 1) }
    func draw(on page: inout Page) { page.fill(with: "─", style: page.style(.rule)) }
}

/// Text with a line to its left.
private struct MarkdownQuote: Wrapper {
    let content: any View

    func size(in offer: Size) -> Size {
        let inner = content.wantedSize(in: Size(columns: offer.columns - 2, rows: offer.rows))
        return Size(columns: inner.columns + 2, rows: inner.rows)
    }

    func draw(on page: inout Page) {
        let size = page.size
        page.place(QuoteLine(), in: Rect(column: 0, row: 0, columns: 1, rows: size.rows))
        page.place(
            content, in: Rect(column: 2, row: 0, columns: size.columns - 2, rows: size.rows))
    }
}

private struct QuoteLine: View, Equatable {
    func size(in offer: Size) -> Size { offer }
    func draw(on page: inout Page) { page.fill(with: "▌", style: page.style(.rule)) }
}
