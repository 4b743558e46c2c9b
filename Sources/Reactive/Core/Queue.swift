/// A first-in, first-out queue that is stored in an array.
@usableFromInline struct Queue<Element> {
    private var elements: [Element] = []
    private var head = 0

    @usableFromInline init() {}

    @usableFromInline var isEmpty: Bool { head == elements.count }

    @usableFromInline var first: Element? { isEmpty ? nil : elements[head] }

    @usableFromInline mutating func append(_ element: Element) { elements.append(element) }

    @usableFromInline mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head]
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        } else if head >= 32, head * 2 > elements.count {
            // More than half of the array is unused, so few elements are moved.
            elements.removeFirst(head)
            head = 0
        }
        return element
    }
}
