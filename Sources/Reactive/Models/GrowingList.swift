/// A list that grows at its end, in blocks. Copies share all blocks but the last, so adding an
/// element to a copy copies only the last block and the references to the others.
///
///     let early = list
///     list.append(element)
///     list.commonPrefixCount(with: early)     // early.count; shared blocks are not compared
public struct GrowingList<Element>: RandomAccessCollection {
    @usableFromInline static var room: Int { 32 }
    @usableFromInline var blocks: [[Element]] = []

    public init() {}

    public init(_ elements: some Sequence<Element>) { for element in elements { append(element) } }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int {
        blocks.isEmpty ? 0 : Self.room * (blocks.count - 1) + blocks[blocks.count - 1].count
    }

    @inlinable public subscript(index: Int) -> Element {
        blocks[index / Self.room][index % Self.room]
    }

    @inlinable public mutating func append(_ element: Element) {
        // The `count` of a collection computes a distance, and costs more than `endIndex`.
        if endIndex % Self.room == 0 { blocks.append([]) }
        blocks[blocks.count - 1].append(element)
    }

    /// Removes all elements after the first `count`.
    @inlinable public mutating func keepFirst(_ count: Int) {
        let last = (count + Self.room - 1) / Self.room
        blocks.removeSubrange(last...)
        if last > 0 { blocks[last - 1].removeSubrange((count - Self.room * (last - 1))...) }
    }
}

extension GrowingList: Equatable where Element: Equatable {
    /// Returns the number of common elements at the start. Does not compare shared blocks.
    @inlinable public func commonPrefixCount(with other: GrowingList) -> Int {
        let both = Swift.min(blocks.count, other.blocks.count)
        guard let block = (0..<both).first(where: { blocks[$0] != other.blocks[$0] }) else {
            return Swift.min(count, other.count)
        }
        let (here, there) = (blocks[block], other.blocks[block])
        let length = Swift.min(here.count, there.count)
        return Self.room * block + ((0..<length).first { here[$0] != there[$0] } ?? length)
    }
}

extension GrowingList: Sendable where Element: Sendable {}
