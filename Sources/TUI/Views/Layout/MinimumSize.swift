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
            page.place(other(needed, page.size).made)
        }
    }
}

/// A request for a larger window that fits in a small one.
public struct TooSmall: CompositeView {
    /// The request, the labels of the two sizes, and shorter forms for narrow windows.
    public struct Words: Sendable {
        fileprivate let title, needed, given: String
        fileprivate let shortTitle, shortNeeded, shortGiven: String

        /// Creates the words, in English by default.
        public init(
            title: String = "Please make the window larger", needed: String = "needed",
            given: String = "here", shortTitle: String = "too small",
            shortNeeded: String = "need", shortGiven: String = "have"
        ) {
            (self.title, self.needed, self.given) = (title, needed, given)
            self.shortTitle = shortTitle
            (self.shortNeeded, self.shortGiven) = (shortNeeded, shortGiven)
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
            lines(words.title, "\(words.needed) ", "\(words.given) ")
            lines(words.shortTitle, words.shortNeeded, words.shortGiven)
            Text("\(needed.columns)×\(needed.rows)", .warning)
        }
        .aligned(.center, .center)
    }

    private func lines(_ title: String, _ needed: String, _ given: String) -> some View {
        Column(alignment: .center) {
            Text(title, .title)
            Text("\(needed) ", .dim)
                + Text("\(self.needed.columns) × \(self.needed.rows)", .warning)
            Text("\(given) ", .dim) + Text("\(self.given.columns) × \(self.given.rows)")
        }
    }
}
