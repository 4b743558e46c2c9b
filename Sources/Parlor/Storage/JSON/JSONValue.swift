/// Any JSON value. It can hold what the program does not know, so that it is written back
/// unchanged.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A whole number that does not fit in an `Int`.
    case natural(UInt64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}
