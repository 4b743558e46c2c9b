/// The finished part of some work, to an eighth of a column.
///
///     ██████▍░░░
public struct ProgressBar: View, Equatable {
    private let fraction: Double
    private let role: Role

    /// Creates a bar. `fraction` is from 0 to 1. The bar looks full only at 1, and empty only at 0.
    public init(_ fraction: Double, role: Role = .accent) {
        self.fraction = fraction
        self.role = role
    }

    public func size(in offer: Size) -> Size {
        Size(columns: min(10, offer.columns.clampedToCanvas), rows: 1)
    }
    public var stretch: Stretch { Stretch(columns: 1) }

    public func draw(on page: inout Page) {
        guard page.size.rows > 0 else { return }
        let columns = page.size.columns
        let eighths = Eighths.count(fraction, of: columns)
        let empty = page.style(.track)
        var filled = page.style(role)
        filled.background = empty.background
        for column in 0..<columns {
            let own = eighths - column * 8
            page.canvas.draw(
                own > 0 ? full(own, page.theme) : blank(page.theme), column: column, row: 0,
                style: own > 0 ? filled : empty)
        }
    }

    private func full(_ eighths: Int, _ theme: Theme) -> Unicode.Scalar {
        theme.isASCII ? "#" : Eighths.fromLeft(eighths)
    }

    /// Returns a blank if the track has a color, or else a shade character.
    private func blank(_ theme: Theme) -> Unicode.Scalar {
        theme.isASCII ? "-" : theme[.track].background == .default ? "░" : " "
    }
}
