/// Bytes for the terminal. An emptied buffer keeps its memory, so later frames do not allocate.
public struct ByteBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    public private(set) var count = 0

    public init(capacity: Int = 4096) {
        self.capacity = max(16, capacity)
        // Sound: the memory is freed only in `deinit`, or when `grow` has replaced it.
        base = .allocate(capacity: self.capacity)
    }

    // Sound: no other reference to the memory exists.
    deinit { base.deallocate() }

    public var isEmpty: Bool { count == 0 }

    @inline(__always)
    public mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        // Sound: `count` is below the capacity.
        base[count] = byte
        count += 1
    }

    public mutating func append(_ text: StaticString) {
        reserve(text.utf8CodeUnitCount)
        // Sound: there is room for the text, and the bytes of a literal never move.
        (base + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
        count += text.utf8CodeUnitCount
    }

    public mutating func append(_ other: borrowing ByteBuffer) {
        reserve(other.count)
        // Sound: there is room, and the other buffer owns different memory.
        (base + count).update(from: other.base, count: other.count)
        count += other.count
    }

    public mutating func append(_ bytes: [UInt8]) {
        for byte in bytes { append(byte) }
    }

    mutating func append(decimal number: Int) {
        if number > 9 {
            if number > 99 {
                if number > 999 { append(decimal: number / 1000) }
                append(UInt8(truncatingIfNeeded: 48 + number / 100 % 10))
            }
            append(UInt8(truncatingIfNeeded: 48 + number / 10 % 10))
        }
        append(UInt8(truncatingIfNeeded: 48 + number % 10))
    }

    mutating func append(scalar value: UInt32) {
        if value < 0x80 {
            append(UInt8(truncatingIfNeeded: value))
            return
        }
        let last = UInt8(truncatingIfNeeded: 0x80 | value & 63)
        if value < 0x800 {
            append(UInt8(truncatingIfNeeded: 0xc0 | value >> 6))
        } else {
            if value < 0x10000 {
                append(UInt8(truncatingIfNeeded: 0xe0 | value >> 12))
            } else {
                append(UInt8(truncatingIfNeeded: 0xf0 | value >> 18))
                append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 63))
            }
            append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 63))
        }
        append(last)
    }

    public mutating func removeAll() { count = 0 }

    /// Removes the first bytes, after they were written.
    public mutating func removeFirst(_ written: Int) {
        let written = min(count, max(0, written))
        // Sound: both ranges lie inside the buffer, and `update` allows them to overlap.
        base.update(from: base + written, count: count - written)
        count -= written
    }

    /// Calls the closure with the bytes. They are valid until it returns.
    public borrowing func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // Sound: the first `count` bytes are initialized, and the closure borrows the buffer.
        try body(UnsafeRawBufferPointer(start: base, count: count))
    }

    /// Reserves space for `room` more bytes.
    public mutating func reserve(_ room: Int) {
        if capacity - count < room { grow(by: room) }
    }

    @inline(never)
    private mutating func grow(by room: Int) {
        capacity = max(capacity * 2, count + room)
        // Sound: the new memory has room for `count` bytes, and the old memory is no longer used.
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
    }
}
