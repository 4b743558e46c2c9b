/// A checksum of the elements of a chain, which depends on their order. The sum is behind an unsafe
/// pointer, so adding an element costs every chain one multiplication, and none a reference count
/// or a check. Sound: `take` frees the sum, and each workload calls `take` last.
@frozen
public struct Checksum {
    @usableFromInline let sum: UnsafeMutablePointer<Int>

    @inlinable
    public init() {
        sum = .allocate(capacity: 1)
        sum.pointee = 0
    }

    @inlinable @inline(__always)
    public func add(_ x: Int) { sum.pointee = sum.pointee &* 31 &+ x }

    @inlinable
    public var value: Int { sum.pointee }

    @inlinable
    public func take() -> Int {
        defer { sum.deallocate() }
        return sum.pointee
    }
}

/// Hides a value from the optimizer. Every source is hidden, so that no chain is specialized for
/// its source.
@inline(never) @_optimize(none)
public func opaque<Value>(_ value: Value) -> Value { value }
