import CReference
import TUI

/// All frames of a sequence at one size, created in advance, so that only drawing is measured.
struct Recording {
    let kind: FrameSequence.Kind
    let columns: Int
    let rows: Int
    /// Indicates whether the frames have the known checksum. All implementations then draw the same
    /// frames.
    let isRight: Bool

    /// The cells in the form that the reference uses, one frame after the other.
    private(set) var cells: [reference_cell] = []

    init(_ kind: FrameSequence.Kind, size: Int) {
        let (columns, rows) = FrameSequence.sizes[size]
        var sequence = FrameSequence(kind, columns: columns, rows: rows)
        cells.reserveCapacity(FrameSequence.count * columns * rows)
        for _ in 0..<FrameSequence.count {
            sequence.advance()
            for cell in sequence.cells {
                cells.append(
                    reference_cell(
                        scalar: cell.scalar, fg: cell.foreground, bg: cell.background,
                        attributes: cell.attributes, width: cell.width))
            }
        }
        (self.kind, self.columns, self.rows) = (kind, columns, rows)
        isRight = sequence.checksum == FrameSequence.checksums[kind]?[size]
    }

    /// Returns the same frames as glyphs of the toolkit.
    func glyphs(isRGB: Bool) -> [Glyph] {
        cells.map { Glyph($0, isRGB: isRGB) }
    }
}
