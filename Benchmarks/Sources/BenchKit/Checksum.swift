/// Sums what comes out of a chain so that its order counts. Behind a raw pointer, so that adding
/// costs one multiplication in every chain and no count or check in any. Sound: it is freed by
/// `take`, which each workload calls last.
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

/// Hides a value from the optimizer. Every source goes through it, so that no chain is compiled
/// against a source that it can see.
@inline(never) @_optimize(none)
public func opaque<Value>(_ value: Value) -> Value { value }
