/// Sets for three lines of every box, from left to right or from top to bottom: for the cells of a
/// row, or for whole rows or columns.
struct BoxTrio {
    var first, second, third: BoxSets

    /// Union of the three.
    var union: BoxSets { first | second | third }

    /// Members of exactly one of the three, given that all of them are in some.
    var inOne: BoxSets { (first ^ second ^ third) & ~(first & second & third) }

    /// The three as numbers.
    var sum: BoxSets { first &+ second &+ third }

    @inline(__always)
    func map(_ transform: (BoxSets) -> BoxSets) -> BoxTrio {
        BoxTrio(first: transform(first), second: transform(second), third: transform(third))
    }

    @inline(__always)
    func merging(_ other: BoxTrio, _ merge: (BoxSets, BoxSets) -> BoxSets) -> BoxTrio {
        BoxTrio(
            first: merge(first, other.first), second: merge(second, other.second),
            third: merge(third, other.third))
    }

    static func & (left: BoxTrio, right: BoxSets) -> BoxTrio { left.map { $0 & right } }
    static func & (left: BoxTrio, right: BoxTrio) -> BoxTrio { left.merging(right, &) }
    static func | (left: BoxTrio, right: BoxTrio) -> BoxTrio { left.merging(right, |) }
    static func &+ (left: BoxTrio, right: BoxSets) -> BoxTrio { left.map { $0 &+ right } }
    static func &+ (left: BoxTrio, right: BoxTrio) -> BoxTrio { left.merging(right, &+) }

    /// Candidates that can stay in these lines of each box, if `next` and `previous` are the same
    /// lines of the two other boxes.
    ///
    /// Three boxes side by side have a digit once in each box and once in each line: in places that
    /// form one of six permutations. What takes part in none cannot be kept. This is what players
    /// know as locked candidates, both ways, all at once.
    @inline(__always)
    func locked(next: BoxTrio, previous: BoxTrio) -> BoxTrio {
        BoxTrio(
            first: first & (next.second & previous.third | next.third & previous.second),
            second: second & (next.first & previous.third | next.third & previous.first),
            third: third & (next.first & previous.second | next.second & previous.first))
    }
}
