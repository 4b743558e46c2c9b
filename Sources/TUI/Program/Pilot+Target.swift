extension Pilot {
    /// A position on the screen: a cell, a text, or an area tagged with a value.
    public struct Target: ExpressibleByStringLiteral {
        fileprivate enum Kind {
            case point(Point)
            case text(String)
            case value(AreaValue)
        }

        fileprivate let kind: Kind

        public init(stringLiteral text: String) { kind = .text(text) }
        private init(_ kind: Kind) { self.kind = kind }

        public static func at(_ column: Int, _ row: Int) -> Target {
            Target(.point(Point(column: column, row: row)))
        }

        /// Returns the middle of the first occurrence of a text, in reading order.
        public static func text(_ text: String) -> Target { Target(.text(text)) }

        /// Returns a point of an area tagged with `value` that is visible, and that no other area
        /// covers.
        public static func value(_ value: some Hashable) -> Target {
            Target(.value(AreaValue(value)))
        }
    }

    /// An error for a target that is not on the screen.
    public struct Missing: Error, CustomStringConvertible {
        public let description: String
    }

    func find(_ target: Target) throws -> Point {
        switch target.kind {
        case .point(let point): return point
        case .text(let text):
            if let point = session.page.canvas.middle(of: text) { return point }
            throw Missing(description: "There is no \"\(text)\" on the screen:\n\(self.text)")
        case .value(let value):
            if let point = session.page.areas.reach(value) { return point }
            throw Missing(
                description: "Nothing of \(value.base) can be reached on the screen"
                    + "\(session.page.areas.advice(on: value)):\n\(text)")
        }
    }
}

extension Canvas {
    /// Returns the middle of the first occurrence of a text.
    fileprivate func middle(of wanted: String) -> Point? {
        for row in 0..<rows where text(0..<columns, row: row).contains(wanted) {
            // Maps each character to its column, because wide glyphs take two.
            let glyphs = (0..<columns).map { Array(text(of: self[$0, row])) }
            let (characters, places) = glyphs.enumerated().reduce(into: ([Character](), [Int]())) {
                found, glyph in
                found.0 += glyph.element
                found.1 += glyph.element.map { _ in glyph.offset }
            }
            guard !wanted.isEmpty,
                let start = characters.indices.first(where: {
                    characters[$0...].starts(with: wanted)
                })
            else { continue }
            return Point(column: places[start + (wanted.count - 1) / 2], row: row)
        }
        return nil
    }
}

extension Areas {
    /// Returns the point nearest to the middle of an area at which a click presses the value,
    /// because no other area covers the point.
    fileprivate func reach(_ value: AreaValue) -> Point? {
        for area in all.reversed() where area.tagged == value && !area.visible.isEmpty {
            let rect = area.visible
            let middle = Point(
                column: rect.column + rect.columns / 2, row: rect.row + rect.rows / 2)
            if isOnTop(area, at: middle) { return middle }
            let points = (rect.row..<rect.bottom).flatMap { row in
                (rect.column..<rect.right).map { Point(column: $0, row: row) }
            }
            func distance(_ point: Point) -> Int {
                abs(point.column - middle.column) + 2 * abs(point.row - middle.row)
            }
            let reached = points.filter { point in isOnTop(area, at: point) }
            if let nearest = reached.min(by: { distance($0) < distance($1) }) { return nearest }
        }
        return nil
    }

    /// Returns whether the topmost area at the point has the same value, for every use of the area.
    private func isOnTop(_ area: Area, at point: Point) -> Bool {
        let uses: [Area.Uses] = [.press, .drag, .drop, .focus, .hover, .wheel]
        return uses.allSatisfy { use in
            !area.uses.contains(use) || topmost(at: point, for: use)?.tagged == area.tagged
        }
    }
}

extension Areas {
    /// Returns advice for a value that tags no area, but is the spot of a control.
    fileprivate func advice(on value: AreaValue) -> String {
        let isSpot = all.contains { area in
            (area.tagged.base as? any ControlTag)?.anySpot == AnyHashable(value.base)
        }
        guard isSpot else { return "" }
        let spot = "\(type(of: value.base)).\(value.base)"
        return ". A control is tagged with its parts: .value(ControlPart.whole(\(spot)))"
    }
}

/// The tag of a control, whatever the type of its spot.
private protocol ControlTag { var anySpot: AnyHashable { get } }

extension ControlPart: ControlTag {
    fileprivate var anySpot: AnyHashable { AnyHashable(spot) }
}
