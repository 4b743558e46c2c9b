/// A buffer of plain values that is allocated once and freed with its owner.
///
/// The code that draws frames uses these buffers, so that it needs no reference counting, no
/// copy-on-write and no growth.
@usableFromInline struct PlainBuffer<Element: BitwiseCopyable>: ~Copyable {
    @usableFromInline let base: UnsafeMutablePointer<Element>
    @usableFromInline let count: Int

    init(repeating element: Element, count: Int) {
        // Sound: all of the memory is initialized here. Only `deinit` frees it, which runs once,
        // because a buffer cannot be copied.
        base = .allocate(capacity: max(1, count))
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    // Sound: no other reference to the memory exists.
    @inlinable deinit { base.deallocate() }

    @inlinable subscript(index: Int) -> Element {
        // Sound: the caller has clipped the index already, and debug builds check it again.
        get {
            debugCheck(UInt(bitPattern: index) < UInt(bitPattern: count))
            return base[index]
        }
        // Sound: the index is inside the buffer, and plain values may be overwritten.
        set {
            debugCheck(UInt(bitPattern: index) < UInt(bitPattern: count))
            base[index] = newValue
        }
    }

    mutating func fill(_ range: Range<Int>, with element: Element) {
        debugCheck(range.lowerBound >= 0 && range.upperBound <= count)
        // Sound: the range lies inside the buffer, and plain values may be overwritten.
        (base + range.lowerBound).update(repeating: element, count: range.count)
    }

    mutating func fill(with element: Element) { fill(0..<count, with: element) }

    /// Copies inside the buffer. The ranges may overlap.
    mutating func move(_ range: Range<Int>, to start: Int) {
        debugCheck(range.lowerBound >= 0 && range.upperBound <= count)
        debugCheck(start >= 0 && start + range.count <= count)
        // Sound: both ranges lie inside the buffer, and `update` allows them to overlap.
        (base + start).update(from: base + range.lowerBound, count: range.count)
    }

    /// Copies the same range of another buffer.
    mutating func copy(_ range: Range<Int>, from other: borrowing PlainBuffer) {
        debugCheck(range.lowerBound >= 0 && range.upperBound <= min(count, other.count))
        // Sound: the range lies inside both buffers, which own separate memory.
        (base + range.lowerBound).update(from: other.base + range.lowerBound, count: range.count)
    }
}
