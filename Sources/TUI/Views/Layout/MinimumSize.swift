extension View {
    /// Shows the needed and the available size in place of the view, if there is too little space.
    public func minimumSize(
        columns: Int, rows: Int, words: TooSmall.Words = .init()
    ) -> AnyView {
        minimumSize(columns: columns, rows: rows) { TooSmall(needed: $0, given: $1, words) }
    }

    /// Shows another view in place of this one, if there is too little space.
    public func minimumSize(
        columns: Int, rows: Int,
        @ViewBuilder else other: @escaping (_ needed: Size, _ given: Size) -> ViewGroup
    ) -> AnyView {
        AnyView(
            MinimumSize(
                content: made, needed: Size(columns: columns, rows: rows).clampedToCanvas,
                other: other))
    }
}

private struct MinimumSize: Wrapper {
    let content: any View
    let needed: Size
    let other: (Size, Size) -> ViewGroup

    func size(in offer: Size) -> Size {
        let wanted = content.wantedSize(in: offer)
        return Size(
            columns: max(needed.columns, wanted.columns), rows: max(needed.rows, wanted.rows))
    }

    func draw(on page: inout Page) {
        if needed.fits(in: page.size) {
            page.place(content)
        } else {
            page.place(other(needed, page.size))
        }
    }
}

/// A request for a larger window that fits in a small one.
public struct TooSmall: CompositeView {
    /// The request, a shorter one for narrow windows, and the labels of the two sizes.
    public struct Words: Sendable {
        fileprivate let title, shortTitle, needed, given: String

        /// Creates the words, in English by default.
        public init(
            title: String = "Please make the window larger", shortTitle: String = "too small",
            needed: String = "need", given: String = "have"
        ) {
            (self.title, self.shortTitle) = (title, shortTitle)
            (self.needed, self.given) = (needed, given)
        }
    }

    private let needed: Size
    private let given: Size
    private let words: Words

    public init(needed: Size, given: Size, _ words: Words = .init()) {
        (self.needed, self.given, self.words) = (needed, given, words)
    }

    public var content: some View {
        FirstThatFits {
            lines(words.title)
            lines(words.shortTitle)
            Text("\(needed.columns)×\(needed.rows)", .warning)
        }
        .aligned(.center, .center)
    }

    private func lines(_ title: String) -> some View {
        Column(alignment: .center) {
            Text(title, .title)
            Text("\(words.needed) ", .dim)
                + Text("\(needed.columns) × \(needed.rows)", .warning)
            Text("\(words.given) ", .dim) + Text("\(given.columns) × \(given.rows)")
        }
    }
}
