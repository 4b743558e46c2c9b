/// A rotating symbol for ongoing work. With reduced motion, it does not move.
public struct Spinner: View {
    private let role: Role

    public init(_ role: Role = .accent) { self.role = role }

    public func size(in offer: Size) -> Size { Size(columns: 1, rows: 1) }

    public func draw(on page: inout Page) {
        let pictures = page.theme.isASCII ? Spinner.ascii : Spinner.dots
        var picture = pictures[0]
        if !page.reducesMotion {
            let tenths = Spinner.tenths(page.time)
            picture = pictures[Int(tenths.magnitude % UInt64(pictures.count))]
            page.redraw(at: .milliseconds(100) * (tenths + 1))
        }
        page.canvas.draw(picture, column: 0, row: 0, style: page.style(role))
    }

    /// Returns the time in tenths of a second. The picture changes with each tenth.
    private static func tenths(_ time: Duration) -> Int64 {
        let (seconds, attoseconds) = time.components
        return seconds &* 10 &+ attoseconds / 100_000_000_000_000_000
    }

    private static let dots = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".unicodeScalars)
    private static let ascii = Array("|/-\\".unicodeScalars)
}
