#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A thread-local variable. The end of a thread releases the thread's value.
package struct ThreadVariable: Sendable {
    private let key = {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { ThreadVariable.release($0) }
        precondition(error == 0, "The system cannot create a thread-local variable.")
        return key
    }()

    package init() {}

    /// The value of this thread, which is set at most once; nil until then.
    package var value: AnyObject? {
        get {
            // Sound: only `set` stores a value under this key, and it retains the value.
            pthread_getspecific(key).map {
                Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
            }
        }
        nonmutating set {
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
        }
    }

    private static func release(_ value: UnsafeMutableRawPointer?) {
        // Sound: each value was retained once, by `set`.
        if let value { Unmanaged<AnyObject>.fromOpaque(value).release() }
    }
}
