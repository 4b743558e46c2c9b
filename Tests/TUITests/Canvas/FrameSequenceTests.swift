import Foundation
import Testing

@testable import TUI

/// The long way, for a release build: `PARLOR_FULL_SWEEP=1 swift test -c release`.
let isFullSweep = ProcessInfo.processInfo.environment["PARLOR_FULL_SWEEP"] != nil

@Suite struct FrameSequenceTests {
    private static let checksums: [FrameSequence.Kind: (UInt64, UInt64)] = [
        .repaint: (0xc9a8_6698_079c_ff3a, 0xfed4_648e_22b0_98de),
        .noise: (0xf763_1889_49ef_5a3b, 0x3e7a_fac4_2f2e_7ac6),
        .onecell: (0xf395_071a_d532_c636, 0xcd5a_cd26_2a9f_4a29),
        .sudoku: (0x4d4f_d3d6_644d_5851, 0x2048_4a51_293f_4c51),
        .card: (0x8178_9182_834d_2d99, 0xb36f_85f4_198e_24c2),
        .scroll: (0x74da_0dec_e8d9_8408, 0x247f_0997_681d_e6a4),
        .idle: (0x3627_8df0_8e1f_8dd7, 0x854e_2e65_6019_52b7),
        .wide: (0x9d2f_587e_35a2_f5af, 0x29ec_4976_a326_7d76),
    ]

    /// Mean bytes of frames 1 to 200, without mode 2026: 80 × 24 and 200 × 60, 256 colours and rgb.
    private static let budgets: [FrameSequence.Kind: [Double]] = [
        .repaint: [3450, 20300, 3650, 20500], .noise: [37700, 235000, 65000, 406000],
        .onecell: [13, 14, 23, 24], .sudoku: [305, 310, 345, 350], .card: [145, 145, 155, 155],
        .scroll: [84, 84, 104, 104], .idle: [0, 0, 0, 0], .wide: [190, 220, 200, 230],
    ]

    private static let sizes = isFullSweep ? [(80, 24), (200, 60)] : [(80, 24)]

    @Test(arguments: FrameSequence.Kind.allCases)
    func `the sequences are the ones everybody measures`(_ kind: FrameSequence.Kind) throws {
        for (index, size) in FrameSequenceTests.sizes.enumerated() {
            var sequence = FrameSequence(kind, columns: size.0, rows: size.1)
            var sum: UInt64 = 0xcbf2_9ce4_8422_2325
            for _ in 0..<201 {
                sequence.advance()
                sequence.cells.withUnsafeBytes { bytes in
                    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
                }
            }
            let expected = try #require(FrameSequenceTests.checksums[kind])
            #expect(sum == (index == 0 ? expected.0 : expected.1))
        }
    }

    @Test(arguments: FrameSequence.Kind.allCases)
    func `every frame is shown as drawn, in few bytes`(_ kind: FrameSequence.Kind) throws {
        let budgets = try #require(FrameSequenceTests.budgets[kind])
        let frames = isFullSweep ? 200 : kind == .noise ? 5 : 40
        // A few frames may lie a little above the mean of all.
        let slack = isFullSweep ? 1 : 1.1
        for (index, size) in FrameSequenceTests.sizes.enumerated() {
            for isRGB in [false, true] {
                let depth = isRGB ? ColorDepth.full : .indexed
                var replay = Replay(columns: size.0, rows: size.1, Dialect(colors: depth))
                var sequence = FrameSequence(kind, columns: size.0, rows: size.1)
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
                #expect(mean <= budgets[isRGB ? 2 + index : index] * slack)
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
