// A page with a frame memory draws in two passes. The first one lays out the composite and placing
// views that have changed since the last frame, and collects the drawing views as pieces. The
// second one draws only where a piece differs from the last frame. The cells, areas and cursor are
// the same as on a page without a frame memory.

extension Page {
    /// Places a view in the whole current area.
    public mutating func place<Placed: View>(_ view: Placed) {
        guard isCollecting else { return view.draw(on: &self) }
        switch Placed.kind {
        case .placing, .composite: view.draw(on: &self)
        case .drawing: add(view)
        }
    }

    /// Adds the piece of the last frame that shows the same view at the same position, or else a
    /// new piece. Mostly, a frame has the same pieces in the same order as the frame before it.
    private mutating func add(_ view: some View) {
        if let memory {
            let piece = memory.nextPiece()
            if let piece, piece.window == canvas.window, piece.background == background,
                piece.theme == themeNumber, memory.shows(piece, view)
            {
                return collected.append(piece)
            }
        }
        collected.append(FramePiece(view, in: canvas.window, on: background, theme: themeNumber))
    }

    /// Places a view in a rectangle, over the views that were placed before. Positions count from
    /// the corner of the current area. Clips what is outside.
    public mutating func place(_ view: some View, in rect: Rect) {
        within(rect) { $0.place(view) }
    }

    /// Places the parts of a composed view, or takes their pieces from the last frame.
    mutating func place(_ parts: any View, of composed: ComposedView) {
        guard isCollecting, let memory else { return place(parts) }
        let first = collected.count
        memory.drawn.append(composed)
        if let kept = composed.kept, kept.frame == memory.frame, themeNumber == 0,
            kept.window == canvas.window, kept.background == background
        {
            let shift = first - kept.places.lowerBound
            collected += memory.takePieces(kept.places)
            memory.keep(inside: kept, movedBy: shift)
            composed.kept?.stay(movedBy: shift)
            return
        }
        composed.kept = nil
        let drawn = memory.drawn.count
        let before = (due: due, isRead: reading.isRead, themes: themes.count)
        (due, reading.isRead) = (nil, false)
        place(parts)
        // Every frame lays out a view that moves, or that has another theme.
        let isLasting =
            due == nil && !reading.isRead && themeNumber == 0 && themes.count == before.themes
        if let due = before.due { redraw(at: due) }
        // Every frame also lays out the views around such a view.
        reading.isRead = before.isRead || !isLasting
        guard isLasting else { return }
        composed.kept = RememberedPieces(
            of: memory.frame + 1, at: first..<collected.count,
            inner: Array(memory.drawn[drawn...]), in: canvas.window, on: background)
    }

    /// Draws in another theme, on the page background of that theme.
    mutating func within(_ theme: Theme, _ draw: (inout Page) -> Void) {
        let (outer, below, number) = (self.theme, background, themeNumber)
        (self.theme, background) = (theme, theme[.page])
        if isCollecting {
            themes.append(theme)
            themeNumber = themes.count - 1
        }
        draw(&self)
        (self.theme, background, themeNumber) = (outer, below, number)
    }

    /// Draws only what has changed since the last frame. Returns false if the whole frame must be
    /// drawn.
    mutating func showChanges(of view: some View, _ memory: FrameMemory) -> Bool {
        // Pieces take their backgrounds from the theme, so a new theme makes the stored pieces
        // invalid.
        if memory.reducesMotion != reducesMotion || memory.themes.first != theme {
            memory.forget()
        }
        collect(view)
        // Draws the whole frame, because an overlay may cover any piece.
        if !overlays.isEmpty {
            overlays.removeAll()
            memory.forget()
            memory.hadOverlays = true
            return false
        }
        let due = due
        let changes = changes(memory)
        let whole = Rect(column: 0, row: 0, columns: canvas.columns, rows: canvas.rows)
        canvas.wasCut = false
        let isDrawn = drawPieces(in: changes.parts, changes.isChanged)
        canvas.window = DrawingWindow(columns: canvas.columns, rows: canvas.rows)
        (canvas.part, theme, background) = (whole, themes[0], themes[0][.page])
        memory.hadOverlays = !overlays.isEmpty
        if canvas.wasCut || memory.hadOverlays {
            overlays.removeAll()
            memory.forget()
            return false
        }
        gatherTraces(due, memory, isDrawn)
        memory.take(&collected)
        swap(&memory.themes, &themes)
        (memory.settled, memory.reducesMotion) = (settled, reducesMotion)
        return true
    }

    private mutating func collect(_ view: some View) {
        collected.removeAll(keepingCapacity: true)
        memory?.next = 0
        themes = [theme]
        (themeNumber, due, background) = (0, nil, theme[.page])
        isCollecting = true
        place(view)
        isCollecting = false
    }

    /// Returns the rectangles in which the collected pieces differ from those of the last frame,
    /// and whether each piece has changed.
    private mutating func changes(_ memory: FrameMemory) -> (parts: [Rect], isChanged: [Bool]) {
        let whole = Rect(column: 0, row: 0, columns: canvas.columns, rows: canvas.rows)
        var isChanged = [Bool](repeating: true, count: collected.count)
        guard memory.isWhole, memory.themes == themes else {
            return ([whole], isChanged)
        }
        let old = memory.pieces
        var (first, last) = (0, collected.count)
        let shift = old.count - collected.count
        while first < min(last, old.count), memory.isSame(old[first], collected[first]) {
            first += 1
        }
        while last > first, last + shift > first,
            memory.isSame(old[last + shift - 1], collected[last - 1])
        { last -= 1 }

        var parts = Parts()
        let hasSettled = settled != memory.settled
        for index in collected.indices {
            let former: Int? =
                if index < first { index } else if index >= last { index + shift } else {
                    shift == 0 && memory.isSame(old[index], collected[index]) ? index : nil
                }
            guard let former else {
                parts.add(collected[index].window.clip)
                continue
            }
            let piece = old[former]
            if collected[index] !== piece { collected[index] = piece }
            isChanged[index] = piece.isDue(at: reading.time, isSettled: hasSettled)
            if isChanged[index] { parts.add(piece.window.clip) }
        }
        for index in first..<max(first, last + shift) where shift != 0 || isChanged[index] {
            parts.add(old[index].window.clip)
        }
        // If more than three quarters of the canvas have changed, it is simpler to draw all of it.
        if 4 * parts.cells > 3 * canvas.columns * canvas.rows { return ([whole], isChanged) }
        return (parts.all, isChanged)
    }

    /// Draws the pieces in these parts, and the changed pieces outside them. Returns whether each
    /// piece was drawn.
    private mutating func drawPieces(in parts: [Rect], _ isChanged: [Bool]) -> [Bool] {
        let whole = DrawingWindow(columns: canvas.columns, rows: canvas.rows)
        var isDrawn = [Bool](repeating: false, count: collected.count)
        for part in parts {
            canvas.part = part
            canvas.window = whole.cut(to: part)
            canvas.clear(themes[0][.page])
            for (index, piece) in collected.enumerated() where piece.window.clip.overlaps(part) {
                draw(piece, expecting: memory?.areas.count(ofPiece: index) ?? 0, in: part)
                isDrawn[index] = true
            }
        }
        // Also draws the invisible pieces, outside the page, because they may have tags.
        for (index, piece) in collected.enumerated() where isChanged[index] {
            if isDrawn[index] { continue }
            let nowhere = Rect(column: 0, row: 0, columns: 0, rows: 0)
            draw(piece, expecting: 0, in: nowhere)
            isDrawn[index] = true
        }
        return isDrawn
    }

    private mutating func draw(_ piece: FramePiece, expecting count: Int, in part: Rect) {
        canvas.window = piece.window.cut(to: part)
        (theme, background) = (themes[piece.theme], piece.background)
        areas = Areas(room: count)
        (canvas.cursor, due, hidesBelow) = (Page.noCursor, nil, false)
        reading.isRead = false
        piece.view.draw(on: &self)
        let cursor: Point?? = canvas.cursor == Page.noCursor ? nil : .some(canvas.cursor)
        piece.traces = FramePiece.Traces(
            areas: areas, hidesBelow: hidesBelow, cursor: cursor, due: due,
            readsTime: reading.isRead)
    }

    /// A position that no view can set.
    private static var noCursor: Point { Point(column: .min, row: .min) }

    /// Gathers what the pieces do to the page. A piece that was not drawn keeps its areas from the
    /// last frame.
    private mutating func gatherTraces(
        _ due: Duration?, _ memory: FrameMemory, _ isDrawn: [Bool]
    ) {
        (canvas.cursor, self.due) = (nil, due)
        // Releases the second reference, so that the areas can be changed in place.
        areas = Areas()
        var hidesBelow = false
        for piece in collected {
            if piece.traces.hidesBelow { (canvas.cursor, hidesBelow) = (nil, true) }
            if let cursor = piece.traces.cursor { canvas.cursor = cursor }
            if let due = piece.traces.due { redraw(at: due) }
        }
        if hidesBelow || !memory.areas.update(collected, isDrawn) {
            memory.areas = GatheredAreas(of: collected)
        }
        areas = memory.areas.all
    }
}

extension FrameMemory {
    fileprivate func isSame(_ old: FramePiece, _ new: FramePiece) -> Bool {
        if old === new { return true }
        return old.theme == new.theme && old.background == new.background
            && old.window == new.window && shows(old, new.view)
    }
}
