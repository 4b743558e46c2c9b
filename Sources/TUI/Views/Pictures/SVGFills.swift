/// Filled rectangles as the data of a path. A rectangle that continues the last one extends it.
struct SVGFills {
    private struct Rectangle {
        var x, y, width, height: Int
    }

    private var rectangles: [Rectangle] = []

    var isEmpty: Bool { rectangles.isEmpty }

    mutating func add(x: Int, y: Int, width: Int, height: Int) {
        if let last = rectangles.last {
            if last.y == y && last.height == height && last.x + last.width == x {
                rectangles[rectangles.count - 1].width += width
                return
            }
            if last.x == x && last.width == width && last.y + last.height == y {
                rectangles[rectangles.count - 1].height += height
                return
            }
        }
        rectangles.append(Rectangle(x: x, y: y, width: width, height: height))
    }

    mutating func add(_ other: SVGFills) {
        for one in other.rectangles {
            add(x: one.x, y: one.y, width: one.width, height: one.height)
        }
    }

    var data: String {
        rectangles.map { "M\($0.x) \($0.y)h\($0.width)v\($0.height)h-\($0.width)z" }.joined()
    }
}
