/// The results of a measurement, by the latest sizes that were offered to a view. Each outer view
/// measures the view, mostly with the same offers.
struct KnownSizes<Result> {
    private var known: [(offer: Size, result: Result)] = []

    /// The maximum number of sizes to remember.
    private static var most: Int { 8 }

    /// Returns the result for a size, if it is known.
    func result(for offer: Size) -> Result? { known.first { $0.offer == offer }?.result }

    mutating func add(_ result: Result, for offer: Size) {
        if known.count == Self.most { known.removeFirst() }
        known.append((offer, result))
    }
}
