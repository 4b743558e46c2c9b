/// Three sets of digits for every box, in order: of the three cells in a row of the box, of its
/// three rows, or of its three columns.
struct BoxTrio {
    var first, second, third: BoxSets

    var union: BoxSets { first | second | third }

    /// The digits that are in exactly one of the three sets.
    var inOne: BoxSets { (first ^ second ^ third) & ~(first & second & third) }

    /// The sum of the three sets, lane by lane, as numbers.
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

    /// The candidates that remain in these lines of each box. `next` and `previous` are the same
    /// lines of the other two boxes.
    ///
    /// In three boxes side by side, a digit is once in each box and once in each line, so there are
    /// six permutations. A candidate that is in none of them is removed. Players call this
    /// technique locked candidates. Pointing and claiming are handled at once.
    @inline(__always)
    func locked(next: BoxTrio, previous: BoxTrio) -> BoxTrio {
        BoxTrio(
            first: first & (next.second & previous.third | next.third & previous.second),
            second: second & (next.first & previous.third | next.third & previous.first),
            third: third & (next.first & previous.second | next.second & previous.first))
    }
}
