@testable import TUI

/// The control sequence `CSI m`.
enum Rendition {
    static func apply(_ parameters: [Int?], to model: inout TerminalModel) {
        var rest = parameters.map { $0 ?? 0 }[...]
        while let code = rest.popFirst() {
            if !model.renditions(code) { model.complain("unsupported SGR \(code)") }
            switch code {
            case 0: model.pen = .plain
            case 1: model.pen.attributes.insert(.bold)
            case 2: model.pen.attributes.insert(.dim)
            case 3: model.pen.attributes.insert(.italic)
            case 4: model.pen.attributes.insert(.underline)
            case 7: model.pen.attributes.insert(.reverse)
            case 9: model.pen.attributes.insert(.strike)
            case 22: model.pen.attributes.subtract([.bold, .dim])
            case 23: model.pen.attributes.remove(.italic)
            case 24: model.pen.attributes.remove(.underline)
            case 27: model.pen.attributes.remove(.reverse)
            case 29: model.pen.attributes.remove(.strike)
            case 30...37: model.pen.foreground = .index(UInt8(code - 30))
            case 90...97: model.pen.foreground = .index(UInt8(code - 82))
            case 40...47: model.pen.background = .index(UInt8(code - 40))
            case 100...107: model.pen.background = .index(UInt8(code - 92))
            case 39: model.pen.foreground = .default
            case 49: model.pen.background = .default
            case 38: if let color = color(&rest) { model.pen.foreground = color }
            case 48: if let color = color(&rest) { model.pen.background = color }
            default: model.complain("unsupported SGR \(code)")
            }
        }
    }

    private static func color(_ rest: inout ArraySlice<Int>) -> Color? {
        let kind = rest.popFirst()
        let values = Array(rest.prefix(kind == 5 ? 1 : 3)).map { UInt8(clamping: $0) }
        rest = rest.dropFirst(values.count)
        return kind == 5 ? .index(values[0]) : .rgb(values[0], values[1], values[2])
    }
}
