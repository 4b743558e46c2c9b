/// A row of a menu: a value of the program, and its title.
public struct MenuItem<Value: Hashable> {
    public let value: Value
    public let title: String

    /// Text at the right, such as a key that does the same.
    public let detail: String
    public let isDisabled: Bool

    /// Shorter forms of the detail, the longest first. If a row is too long, the first that fits
    /// replaces the detail. If none fits, the row has no detail.
    public let shortDetails: [String]

    /// Indicates whether a row that is too long shortens its title, and not its detail.
    public let keepsDetail: Bool

    public init(
        _ value: Value, _ title: String, detail: String = "", isDisabled: Bool = false,
        shortDetails: [String] = [], keepsDetail: Bool = false
    ) {
        self.value = value
        self.title = title
        self.detail = detail
        self.isDisabled = isDisabled
        self.shortDetails = shortDetails
        self.keepsDetail = keepsDetail
    }
}

extension MenuItem: Sendable where Value: Sendable {}
