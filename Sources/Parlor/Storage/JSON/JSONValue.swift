/// Any JSON value. It can store data that the program does not know, so that this data is written
/// back unchanged.
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
