/// Stops a debug build if a condition does not hold. `assert` would not, because this module is
/// optimized in debug builds.
@inlinable func debugCheck(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID, line: UInt = #line
) {
    #if DEBUG
        if !condition() { fatalError(message(), file: file, line: line) }
    #endif
}
