/// A row of a menu: a value of the program, and its title.
public struct MenuItem<Value: Hashable> {
    public let value: Value
    public let title: String

    /// Text at the right, such as a key that does the same.
    public let detail: String
    public let isDisabled: Bool

    public init(_ value: Value, _ title: String, detail: String = "", isDisabled: Bool = false) {
        self.value = value
        self.title = title
        self.detail = detail
        self.isDisabled = isDisabled
    }
}

extension MenuItem: Sendable where Value: Sendable {}
