import Sweep
import Testing

@testable import TUI

@Suite struct `A sequence of frames` {
    private static let sizes = Sweep.isWhole ? FrameSequence.sizes : [FrameSequence.sizes[0]]

    @Test(arguments: FrameSequence.Kind.allCases)
    func `every sequence has its known checksum`(_ kind: FrameSequence.Kind) throws {
        for (index, size) in Self.sizes.enumerated() {
            var sequence = FrameSequence(kind, columns: size.columns, rows: size.rows)
            for _ in 0..<FrameSequence.count { sequence.advance() }
            let expected = try #require(FrameSequence.checksums[kind])
            #expect(sequence.checksum == expected[index])
        }
    }

    @Test(arguments: FrameSequence.Kind.allCases)
    func `every frame is shown as drawn, in few bytes`(_ kind: FrameSequence.Kind) throws {
        let targets = try #require(FrameSequence.targets[kind])
        let frames = Sweep.isWhole ? 200 : kind == .noise ? 5 : 20
        // The mean of a few frames may be slightly above the mean of all.
        let slack = Sweep.isWhole ? 1 : 1.1
        for (index, size) in Self.sizes.enumerated() {
            for isRGB in [false, true] {
                let depth = isRGB ? ColorDepth.full : .indexed
                var replay = Replay(columns: size.columns, rows: size.rows, Dialect(colors: depth))
                var sequence = FrameSequence(kind, columns: size.columns, rows: size.rows)
                var count = 0
                for time in 0...frames {
                    sequence.advance()
                    replay.canvas.draw(sequence.cells, isRGB: isRGB)
                    let bytes = replay.show()
                    if time > 0 && !bytes.isEmpty { count += bytes.count - 16 }
                    let differences = replay.differences
                    #expect(differences.isEmpty, "frame \(time)")
                    if !differences.isEmpty { return }
                }
                let mean = Double(count) / Double(frames)
                #expect(mean <= targets[isRGB ? 2 + index : index] * slack)
            }
        }
    }
}

extension Canvas {
    fileprivate mutating func draw(_ cells: [FrameCell], isRGB: Bool) {
        func color(_ index: Int16) -> Color {
            if index < 0 { return .default }
            if !isRGB { return .index(UInt8(index)) }
            let value = ColorReduction.rgb(of: UInt8(index))
            return .rgb(UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
        }
        for (place, cell) in cells.enumerated() where cell.width > 0 {
            let style = Style(
                foreground: color(cell.foreground), background: color(cell.background),
                attributes: Attributes(rawValue: cell.attributes))
            draw(
                Unicode.Scalar(cell.scalar) ?? " ", column: place % columns, row: place / columns,
                style: style)
        }
    }
}
