import TUI

/// The stars of a game. They light up one after the other, after the board was revealed.
struct MemoryStars: View, Equatable {
    static let all = 3
    /// The time between two stars.
    static let pace = Duration.milliseconds(250)

    /// The number of lit stars. A negative number hides all stars.
    let lit: Motion<Double>

    /// A motion that lights the given number of stars.
    static func lighting(_ stars: Int, at time: Duration, delay: Duration) -> Motion<Double> {
        Motion(
            from: -1, to: Double(stars), start: time, delay: delay, duration: pace * (stars + 1),
            curve: .linear)
    }

    /// The stars in a line of text.
    static func line(_ lit: Int) -> String {
        (1...all).map { $0 <= lit ? "★" : "☆" }.joined()
    }

    private static let star = PixelPicture.sheet(
        """
        ....#....
        ...###...
        ...###...
        #########
        .#######.
        ..#####..
        .###.###.
        .#.....#.
        """)[0]

    private static let gap = 2

    func size(in offer: Size) -> Size {
        let star = MemoryStars.star
        return Size(
            columns: MemoryStars.all * (star.columns + MemoryStars.gap) + MemoryStars.gap + 2,
            rows: star.rows + 2)
    }

    func draw(on page: inout Page) {
        let count = page.value(of: lit)
        guard count >= 0 else { return }
        let ground = page.style(.panel)
        page.fill(style: ground)
        page.drawBorder(.rounded, style: page.style(.border).on(ground))
        let star = MemoryStars.star
        for number in 0..<MemoryStars.all {
            let isLit = Double(number + 1) <= count
            let column = 1 + MemoryStars.gap + number * (star.columns + MemoryStars.gap)
            let style = page.style(isLit ? .warning : .dim).on(ground)
            if isLit && !page.theme.isASCII {
                star.draw(on: &page, column: column, row: 1, style: style)
            } else {
                page.draw(
                    isLit ? "★" : "☆", column: column + star.columns / 2, row: 2, style: style)
            }
        }
    }
}

extension Style {
    /// The style, with the background of another style.
    fileprivate func on(_ ground: Style) -> Style {
        var style = self
        style.background = ground.background
        return style
    }
}
