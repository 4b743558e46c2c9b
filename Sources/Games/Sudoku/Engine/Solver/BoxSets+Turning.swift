/// The same sets, moved so that each box has the content of a neighbor in its band or stack. Lanes
/// without a box keep their content, or exchange it only with each other.
extension BoxSets {
    /// For each box, the content of the next box of its band, cyclically.
    @inline(__always)
    var nextInBand: BoxSets {
        BoxSets(
            Lanes(
                lanes[1], lanes[2], lanes[0], lanes[3], lanes[5], lanes[6], lanes[4], lanes[7],
                lanes[9], lanes[10], lanes[8], lanes[11], lanes[13], lanes[14], lanes[12], lanes[15]
            ))
    }

    /// For each box, the content of the previous box of its band, cyclically.
    @inline(__always)
    var previousInBand: BoxSets {
        BoxSets(
            Lanes(
                lanes[2], lanes[0], lanes[1], lanes[3], lanes[6], lanes[4], lanes[5], lanes[7],
                lanes[10], lanes[8], lanes[9], lanes[11], lanes[14], lanes[12], lanes[13], lanes[15]
            ))
    }

    /// For each box, the content of the box below, cyclically.
    @inline(__always)
    var nextInStack: BoxSets {
        BoxSets(
            Lanes(
                lanes[4], lanes[5], lanes[6], lanes[7], lanes[8], lanes[9], lanes[10], lanes[11],
                lanes[0], lanes[1], lanes[2], lanes[3], lanes[12], lanes[13], lanes[14], lanes[15]
            ))
    }

    /// For each box, the content of the box above, cyclically.
    @inline(__always)
    var previousInStack: BoxSets {
        BoxSets(
            Lanes(
                lanes[8], lanes[9], lanes[10], lanes[11], lanes[0], lanes[1], lanes[2], lanes[3],
                lanes[4], lanes[5], lanes[6], lanes[7], lanes[12], lanes[13], lanes[14], lanes[15]
            ))
    }
}
