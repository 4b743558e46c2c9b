/// A box character as its four arms.
struct BoxGlyph {
    enum Weight: Int, Sendable {
        case none, light, heavy
    }

    let up, right, down, left: Weight

    init(up: Weight, right: Weight, down: Weight, left: Weight) {
        self.up = up
        self.right = right
        self.down = down
        self.left = left
    }

    /// Reads the arms of a character. Fails unless it has only straight arms, light or heavy.
    init?(_ scalar: Unicode.Scalar) {
        guard scalar != " ", let place = BoxGlyph.all.firstIndex(of: scalar) else { return nil }
        func weight(_ power: Int) -> Weight { Weight(rawValue: place / power % 3) ?? .none }
        self.init(up: weight(1), right: weight(3), down: weight(9), left: weight(27))
    }

    /// The same glyph with all arms light.
    var light: BoxGlyph {
        func light(_ weight: Weight) -> Weight { weight == .heavy ? .light : weight }
        return BoxGlyph(
            up: light(up), right: light(right), down: light(down), left: light(left))
    }

    var scalar: Unicode.Scalar {
        BoxGlyph.all[up.rawValue + 3 * right.rawValue + 9 * down.rawValue + 27 * left.rawValue]
    }

    /// All characters. An index has a base-3 digit for each arm, from `left` (first) to `up`
    /// (last).
    private static let all = Array(
        (" ╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣" + "╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊"
            + "╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋").unicodeScalars)
}
