/// A list that grows with a saved game, such as its moves. If the file already contains an earlier
/// state of the list, only the new items have to be written.
public struct SavedList: Encodable {
    public let count: Int
    private let item: (Int) -> any Encodable
    private let elements: Any
    private let countShared: (SavedList) -> Int

    /// Creates a list with an item for each element.
    init<Element: Encodable & Equatable>(_ elements: GrowingList<Element>) {
        self.init(elements, first: 0) { elements[$0] }
    }

    /// Creates a list with an item for each step from one element to the next.
    init<Element: Equatable>(
        stepsOf elements: GrowingList<Element>,
        _ item: @escaping (_ before: Element, _ after: Element) -> some Encodable
    ) { self.init(elements, first: 1) { item(elements[$0], elements[$0 + 1]) } }

    private init<Element: Equatable>(
        _ elements: GrowingList<Element>, first: Int,
        item: @escaping (Int) -> some Encodable
    ) {
        count = Swift.max(0, elements.count - first)
        (self.item, self.elements) = (item, elements)
        countShared = { other in
            guard let others = other.elements as? GrowingList<Element> else { return 0 }
            return Swift.max(0, elements.commonPrefixCount(with: others) - first)
        }
    }

    public subscript(index: Int) -> any Encodable { item(index) }

    /// The number of leading items that are equal in an earlier state of the list.
    public func sharedCount(with earlier: SavedList) -> Int { countShared(earlier) }

    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? any SavedListEncoder { return encoder.encode(self) }
        var items = encoder.unkeyedContainer()
        for index in 0..<count { try items.encode(self[index]) }
    }
}

/// An encoder that receives whole lists and decides which items it needs.
public protocol SavedListEncoder: Encoder {
    func encode(_ list: SavedList)
}
