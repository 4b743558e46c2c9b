import Games
import TUI

/// One card. Turning narrows it, shows the other side, and widens it again.
struct MemoryCard: View, Equatable {
    let card: MovingMemoryCard
    let isFocused: Bool

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        let turned = page.value(of: card.turned)
        let side = turned < 0.5 ? card.former : card.side
        let breadth = turned < 0.5 ? 1 - 2 * turned : 2 * turned - 1
        let columns = max(2, Int((Double(page.size.columns) * breadth).rounded()))
        let whole = page.size
        let left = (whole.columns - min(columns, whole.columns)) / 2
        let rect = Rect(
            column: left, row: 0, columns: whole.columns - 2 * left, rows: whole.rows)
        page.within(rect) { page in
            switch side {
            case .gone: drawNothing(on: &page)
            case .back: drawBack(on: &page)
            case .front(let content): drawFace(content, whole, on: &page)
            }
        }
    }

    /// Draws an empty slot: nothing or, if the slot has the focus, the outline of a card.
    private func drawNothing(on page: inout Page) {
        guard isFocused else { return }
        page.drawBorder(.rounded, style: page.style(.accent))
        page.draw(
            "·", column: (page.size.columns - 1) / 2, row: (page.size.rows - 1) / 2,
            style: page.style(.focus))
    }

    private func drawBack(on page: inout Page) {
        let ground = page.theme[.cardBack]
        page.fill(style: ground)
        page.drawBackPattern(
            inset: Size(columns: page.size.columns > 10 ? 2 : 1, rows: 1), ground)
        if card.wasSeen {
            page.draw(
                " • ", column: (page.size.columns - 3) / 2, row: (page.size.rows - 1) / 2,
                style: ground)
        }
        drawFrame(.cardBack, on: &page)
    }

    /// The space for a picture inside the frame of a card.
    static func inside(_ card: Size) -> Size {
        Size(columns: card.columns - 2, rows: card.rows - 2)
    }

    /// The space for a picture that covers a part of the upper and lower edges. Its pixels are
    /// half a cell high, so half a row is left above and below it.
    static func overFrame(_ card: Size) -> Size {
        Size(columns: card.columns - 2, rows: card.rows - 1)
    }

    /// Draws the face. The picture keeps its size while the turning card is narrow. A letter
    /// replaces a picture that does not fit, because not every font has emoji.
    private func drawFace(_ emoji: String, _ whole: Size, on page: inout Page) {
        let inside = MemoryCard.inside(whole)
        let letter = MemoryTheme.letterForm(of: emoji)
        let hasPicture = picture(of: emoji, in: inside, page.theme) != nil
        if !hasPicture, letter != emoji {
            if let picture = picture(of: emoji, in: MemoryCard.overFrame(whole), page.theme) {
                page.fill(style: page.theme[.cardFace])
                drawFrame(.cardFace, on: &page)
                return picture.draw(inMiddleOf: &page, style: page.theme[.cardFace])
            }
            if let color = MemoryArt.color(of: emoji), !page.theme.isASCII,
                page.theme[.cardFace].background != .default
            {
                return draw(letter, in: color, inside, on: &page)
            }
        }
        let content = hasPicture ? emoji : letter
        let isRed = content.contains("♥") || content.contains("♦")
        let style = page.theme[isRed ? .redSuit : .cardFace]
        page.fill(style: page.theme[.cardFace])
        let size = page.size
        let picture = picture(of: content, in: inside, page.theme)
        if let picture {
            picture.draw(inMiddleOf: &page, style: style)
        } else if isPlain(content) {
            drawSigns(content, in: inside, page.theme[.cardFace], on: &page)
        } else {
            Text(content, isRed ? .redSuit : .cardFace).aligned(.center, .center).draw(on: &page)
        }
        drawFrame(.cardFace, on: &page)
        // The picture may show only the suit, so the rank is added.
        if picture != nil && content.count > 1 && size.columns > content.count + 2 {
            page.draw(content, column: 1, row: 0, style: isFocused ? page.theme[.focus] : style)
        }
    }

    /// Draws a letter on the main color of the picture that it replaces.
    private func draw(
        _ letter: String, in color: PixelPicture.MainColor, _ inside: Size, on page: inout Page
    ) {
        var style = page.theme[.cardFace]
        page.fill(style: style)
        (style.foreground, style.background) = (color.ink, color.color)
        let ground = Rect(
            column: 1, row: 1, columns: max(0, page.size.columns - 2), rows: inside.rows)
        page.within(ground) { $0.fill(style: style) }
        drawSigns(letter, in: inside, style, on: &page)
        drawFrame(.cardFace, on: &page)
    }

    private func isPlain(_ content: String) -> Bool { content.utf8.allSatisfy { $0 < 0x80 } }

    /// The picture of a content in a theme; nil if the content is shown as text.
    private func picture(of content: String, in room: Size, _ theme: Theme) -> PixelPicture? {
        let isSharp = !theme.isASCII && (theme.hasPartialBlocks || !isPlain(content))
        return isSharp ? MemoryArt.picture(of: content, in: room) : nil
    }

    /// Draws copies of a symbol in the shape of a diamond, as many as fit.
    private func drawSigns(
        _ sign: String, in room: Size, _ style: Style, on page: inout Page
    ) {
        let pitch = sign.count + 1
        let most = min((room.columns + 1) / pitch, (room.rows + 1) / 2, 4)
        for row in 1 - most..<max(most, 1) {
            let line = Array(repeating: sign, count: max(1, most - abs(row)))
                .joined(separator: " ")
            page.draw(
                line, column: (page.size.columns - line.count) / 2,
                row: (page.size.rows - 1) / 2 + row, style: style)
        }
    }

    private func drawFrame(_ ground: Role, on page: inout Page) {
        let theme = page.theme
        // Without colors, a back is as bright as a frame.
        if isFocused, theme[ground].attributes.contains(.reverse), !theme.isASCII,
            theme.hasPartialBlocks
        {
            return page.drawBand(theme[ground])
        }
        page.drawBorder(
            isFocused ? .heavy : .rounded,
            style: isFocused ? page.theme.style(.focus, over: ground) : page.theme[ground])
    }
}

extension Page {
    /// Draws a band half a cell wide at half a cell from the edge.
    fileprivate mutating func drawBand(_ style: Style) {
        let (inner, last) = (max(0, size.columns - 2), size.rows - 1)
        draw("▗" + String(repeating: "▄", count: inner) + "▖", column: 0, row: 0, style: style)
        for row in 1..<max(1, last) {
            draw("▐", column: 0, row: row, style: style)
            draw("▌", column: size.columns - 1, row: row, style: style)
        }
        draw("▝" + String(repeating: "▀", count: inner) + "▘", column: 0, row: last, style: style)
    }
}
