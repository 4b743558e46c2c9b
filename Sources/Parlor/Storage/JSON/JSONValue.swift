/// Anything that JSON can say, so that what is not understood can be written as it was read.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A whole number that is larger than any `Int`.
    case natural(UInt64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}
