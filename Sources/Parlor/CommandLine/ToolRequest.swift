/// The request to a tool, as far as it is not one game's. What was not said is nil.
struct ToolRequest: Equatable, Sendable {
    /// The arguments behind its name.
    var operands: [String] = []
    var isJSON = false
    var count: Int?

    /// The file to draw a picture in.
    var picture: String?

    /// Whether a recording is run again and compared.
    var isCheck = false

    /// The day that is asked about, counted from the first of January 1970.
    var day: Int?

    /// The file that a recording is written to, as what its name ends in.
    var export: String?
}
