/// What a tool is to do. What was not said is nil.
struct ToolRequest: Equatable, Sendable {
    /// What stands behind its name.
    var operands: [String] = []
    var isJSON = false
    var count: Int?

    var symmetry: SymmetryChoice?
    var isMinimal = false
    var showsSteps = false

    /// How many solutions are counted.
    var limit: Int?
    var showsSolutions = false

    /// The file to write.
    var output: String?

    /// The file to draw a picture in.
    var picture: String?

    /// A deal by its cards.
    var deal: String?

    /// How long one search may take, and how much memory.
    var seconds: Int?
    var positions: Int?
    var megabytes: Int?
}
