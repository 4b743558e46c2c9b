/// Contents of the neighbours of each box. Lanes without a box keep their own.
extension BoxSets {
    /// In each box, what is in the next one of its band; the first follows the last.
    @inline(__always)
    var nextInBand: BoxSets {
        BoxSets(
            Lanes(
                lanes[1], lanes[2], lanes[0], lanes[3], lanes[5], lanes[6], lanes[4], lanes[7],
                lanes[9], lanes[10], lanes[8], lanes[11], lanes[13], lanes[14], lanes[12], lanes[15]
            ))
    }

    /// In each box, what is in the one before it in its band; the last precedes the first.
    @inline(__always)
    var previousInBand: BoxSets {
        BoxSets(
            Lanes(
                lanes[2], lanes[0], lanes[1], lanes[3], lanes[6], lanes[4], lanes[5], lanes[7],
                lanes[10], lanes[8], lanes[9], lanes[11], lanes[14], lanes[12], lanes[13], lanes[15]
            ))
    }

    /// In each box, what is in the one below; the top follows the bottom.
    @inline(__always)
    var nextInStack: BoxSets {
        BoxSets(
            Lanes(
                lanes[4], lanes[5], lanes[6], lanes[7], lanes[8], lanes[9], lanes[10], lanes[11],
                lanes[0], lanes[1], lanes[2], lanes[3], lanes[12], lanes[13], lanes[14], lanes[15]
            ))
    }

    /// In each box, what is in the one above; the bottom precedes the top.
    @inline(__always)
    var previousInStack: BoxSets {
        BoxSets(
            Lanes(
                lanes[8], lanes[9], lanes[10], lanes[11], lanes[0], lanes[1], lanes[2], lanes[3],
                lanes[4], lanes[5], lanes[6], lanes[7], lanes[12], lanes[13], lanes[14], lanes[15]
            ))
    }
}
