/// The cards and the options of a memory game.
public struct MemoryDeal<CardContent: Equatable>: Equatable {
    public let contents: [CardContent]
    public let options: MemoryOptions

    /// Creates a deal with as many contents as the options have pairs.
    public init(contents: [CardContent], options: MemoryOptions) {
        (self.contents, self.options) = (contents, options)
    }
}

extension MemoryDeal<String> {
    /// Creates a deal with the contents of a theme.
    public init(theme: MemoryTheme, options: MemoryOptions) {
        self.init(contents: theme.contents(pairs: options.pairs), options: options)
    }
}

extension MemoryDeal: Sendable where CardContent: Sendable {}

extension MemoryGame {
    /// The cards and options of the next game if `next` is nil.
    public var usualNext: MemoryDeal<CardContent> {
        MemoryDeal(contents: contents, options: options)
    }

    /// The content of each pair, in the order that the game was created with.
    var contents: [CardContent] {
        board.cards.sorted { $0.id < $1.id }.enumerated().filter { $0.offset.isMultiple(of: 2) }
            .map(\.element.content)
    }

    init(_ deal: MemoryDeal<CardContent>, seed: UInt64) {
        self.init(contents: deal.contents, options: deal.options, seed: seed)
    }
}
