import Games
import TUI

/// One card. Turning narrows it, shows the other side, and widens it again.
struct MemoryCard: View, Equatable {
    /// The properties that all cards on a table share.
    struct Form: Equatable {
        /// Indicates whether a picture or a large letter fills the card. Its frame is then in the
        /// gap around it.
        var isBare = false
        /// Indicates whether the focus frame of a face-down card is inside the card.
        var framesBacks = true
        /// The directions in which the card has no gap beside it.
        var touches = Contact()
    }

    /// The directions in which cards touch. They are separated by half a cell of each card.
    struct Contact: Equatable {
        var across = false
        var down = false
        var isNone: Bool { !across && !down }
    }

    let card: MovingMemoryCard
    let isFocused: Bool
    let form: Form

    init(card: MovingMemoryCard, isFocused: Bool, form: Form = Form()) {
        (self.card, self.isFocused, self.form) = (card, isFocused, form)
    }

    /// Indicates whether the frame is inside the face.
    private var framesFace: Bool { isFocused && !form.isBare }
    /// Indicates whether the frame is inside the back.
    private var framesBack: Bool { isFocused && form.framesBacks }

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

    /// Draws the back. Without colors, a back is bright, so a framed one is dark.
    private func drawBack(on page: inout Page) {
        let isDark = isFocused && page.theme[.cardBack].attributes.contains(.reverse)
        let role: Role = isDark ? .cardFace : .cardBack
        let (ground, size) = (page.theme[role], page.size)
        let hasEdge = !framesBack && hasEdges(on: page)
        page.fill(style: ground)
        let isLow = hasEdge && size.rows < 4
        let net = Rect(
            column: 0, row: 0, columns: size.columns, rows: isLow ? size.rows - 1 : size.rows)
        page.within(net) { page in
            page.drawBackPattern(
                inset: Size(columns: size.columns > 10 ? 2 : 1, rows: isLow ? 0 : 1), ground)
        }
        if card.wasSeen {
            page.draw(
                " • ", column: (size.columns - 3) / 2, row: (size.rows - 1) / 2, style: ground)
        }
        if hasEdge {
            let isReversed = ground.attributes.contains(.reverse)
            drawEdges(isReversed ? ground.foreground : ground.background, on: &page)
        } else {
            drawFrame(role, isFocused: framesBack, on: &page)
        }
    }

    /// Returns whether half of the last row or column is free, which separates the card from the
    /// card below it or beside it.
    private func hasEdges(on page: borrowing Page) -> Bool {
        !form.touches.isNone && !page.theme.isASCII && page.theme.hasPartialBlocks
    }

    /// Draws the edges at which a card of this color touches others. Their outer half is free.
    private func drawEdges(_ color: Color, on page: inout Page) {
        let (size, touches) = (page.size, form.touches)
        var style = page.theme[.page]
        style.foreground = color
        if touches.down {
            let row = Rect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
            page.within(row) { $0.fill(with: "▀", style: style) }
        }
        if touches.across {
            let column = Rect(column: size.columns - 1, row: 0, columns: 1, rows: size.rows)
            page.within(column) { $0.fill(with: "▌", style: style) }
        }
        if touches == Contact(across: true, down: true) {
            page.draw("▘", column: size.columns - 1, row: size.rows - 1, style: style)
        }
    }

    /// The space for a picture inside the frame of a card.
    static func inside(_ card: Size) -> Size {
        Size(columns: card.columns - 2, rows: card.rows - 2)
    }

    /// Draws the face. The picture keeps its size while the turning card is narrow. A letter
    /// replaces a picture that does not fit, because not every font has emoji.
    private func drawFace(_ emoji: String, _ whole: Size, on page: inout Page) {
        let inside = MemoryCard.inside(whole)
        let letter = MemoryTheme.letterForm(of: emoji)
        let color = self.color(of: letter, page.theme)
        let hasPicture = picture(of: emoji, in: inside, page.theme) != nil
        // The picture of a playing card may show only the suit.
        if form.isBare, !hasPicture, emoji.count == 1,
            let picture = picture(of: emoji, in: whole, page.theme)
        {
            let ink = letter == emoji ? color : nil
            let style = ink.map { self.style(in: $0, page.theme) } ?? page.theme[.cardFace]
            page.fill(style: style)
            return picture.draw(inMiddleOf: &page, style: style)
        }
        if !hasPicture, let color { return draw(letter, in: color, inside, on: &page) }
        if !hasPicture, let large = largeLetter(letter, on: page) {
            page.fill(style: page.theme[.cardFace])
            return large.drawQuarters(on: &page, column: 0, row: 0, style: page.theme[.cardFace])
        }
        let content = hasPicture ? emoji : letter
        let isRed = content.contains("♥") || content.contains("♦")
        var style = page.theme[isRed ? .redSuit : .cardFace]
        page.fill(style: page.theme[.cardFace])
        if let color, content == letter {
            style = self.style(in: color, page.theme)
            let ground = Rect(
                column: 1, row: 1, columns: page.size.columns - 2, rows: page.size.rows - 2)
            page.within(ground) { $0.fill(style: style) }
        }
        let size = page.size
        let picture = picture(of: content, in: inside, page.theme)
        if let picture {
            picture.draw(inMiddleOf: &page, style: style)
        } else if isPlain(content) {
            drawSigns(content, in: inside, page.theme[.cardFace], on: &page)
        } else {
            Text(content, isRed ? .redSuit : .cardFace).aligned(.center, .center).draw(on: &page)
        }
        drawFrame(.cardFace, isFocused: framesFace, on: &page)
        // The picture may show only the suit, so the rank is added.
        if picture != nil && content.count > 1 && size.columns > content.count + 2 {
            page.draw(content, column: 1, row: 0, style: framesFace ? page.theme[.focus] : style)
        }
    }

    /// Draws a letter on the main color of the picture that it replaces.
    private func draw(
        _ letter: String, in color: PixelPicture.MainColor, _ inside: Size, on page: inout Page
    ) {
        page.fill(style: page.theme[.cardFace])
        let style = self.style(in: color, page.theme)
        let edge = framesFace ? 1 : 0
        let ground = Rect(
            column: edge, row: edge, columns: max(0, page.size.columns - 2 * edge),
            rows: page.size.rows - 2 * edge)
        page.within(ground) { $0.fill(style: style) }
        if let large = largeLetter(letter, on: page) {
            return large.drawQuarters(on: &page, column: 0, row: 0, style: style)
        }
        drawSigns(letter, in: inside, style, on: &page)
        if framesFace {
            drawFrame(.cardFace, isFocused: framesFace, on: &page)
        } else if hasEdges(on: page) {
            drawEdges(color.color, on: &page)
        }
    }

    /// The color of a letter in a theme that has colors; nil for other contents.
    private func color(of letter: String, _ theme: Theme) -> PixelPicture.MainColor? {
        let hasColors = !theme.isASCII && theme[.cardFace].background != .default
        return hasColors ? MemoryArt.color(of: letter) : nil
    }

    private func style(in color: PixelPicture.MainColor, _ theme: Theme) -> Style {
        var style = theme[.cardFace]
        (style.foreground, style.background) = (color.ink, color.color)
        return style
    }

    /// The letter that fills a card without a frame inside it; nil if the letter is drawn as text.
    private func largeLetter(_ letter: String, on page: borrowing Page) -> PixelPicture? {
        form.isBare && page.theme.hasPartialBlocks
            ? MemoryArt.largeLetter(letter, in: page.size) : nil
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

    private func drawFrame(_ ground: Role, isFocused: Bool, on page: inout Page) {
        page.drawBorder(
            isFocused ? .heavy : .rounded,
            style: isFocused ? page.theme.style(.focus, over: ground) : page.theme[ground])
    }
}
