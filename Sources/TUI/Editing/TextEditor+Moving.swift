extension TextEditor {
    mutating func move(_ motion: Motion, _ selects: Bool) {
        if !selects, let selection {
            // Without Shift, an arrow moves to the edge of the selection.
            if motion == .left { return go(to: selection.lowerBound, false) }
            if motion == .right { return go(to: selection.upperBound, false) }
        }
        let isVertical: Bool
        switch motion {
        case .up, .down, .rows, .pages: isVertical = true
        default: isVertical = false
        }
        let kept = column ?? columns(before: cursor) - columnsBeforeRow(of: cursor)
        let end = place(after: motion, from: cursor, column: kept)
        go(to: end, selects)
        column = isVertical ? kept : nil
    }

    mutating func go(to place: Place, _ selects: Bool) {
        anchor = selects ? anchor ?? caret : nil
        caret = offset(of: place)
        column = nil
        history.close()
    }

    func place(after motion: Motion, from place: Place, column: Int = 0) -> Place {
        let line = lines[place.line]
        switch motion {
        case .left:
            if place.character > 0 {
                return Place(line: place.line, character: place.character - 1)
            }
            return place.line > 0 ? self.end(of: place.line - 1) : place
        case .right:
            // From inside a character, it moves to the end of that character.
            if place == cursor, offset(of: place) != caret { return place }
            if place.character < line.measures.characters {
                return Place(line: place.line, character: place.character + 1)
            }
            return place.line + 1 < lines.count ? Place(line: place.line + 1, character: 0) : place
        case .up: return self.place(rows: -1, from: place, column)
        case .down: return self.place(rows: 1, from: place, column)
        case .rows(let rows): return self.place(rows: rows, from: place, column)
        case .pages(let pages):
            let page = max(2, sight.room?.rows ?? 11) - 1
            return self.place(rows: pages.times(page), from: place, column)
        case .wordLeft:
            if place.character == 0 { return self.place(after: .left, from: place) }
            return Place(line: place.line, character: line.wordStart(before: place.character))
        case .wordRight:
            if place.character == line.measures.characters {
                return self.place(after: .right, from: place)
            }
            return Place(line: place.line, character: line.wordEnd(after: place.character))
        case .lineStart: return Place(line: place.line, character: 0)
        case .lineEnd: return self.end(of: place.line)
        case .start: return Place(character: 0)
        case .end: return lastPlace
        }
    }

    private func place(rows: Int, from place: Place, _ column: Int) -> Place {
        if wraps, let room = sight.room {
            return self.place(rows: rows, from: place, column, in: textColumns(in: room))
        }
        let line = place.line.plus(rows)
        if line < 0 { return Place(character: 0) }
        if line >= lines.count { return lastPlace }
        return Place(line: line, character: character(at: column, in: line))
    }

    private func end(of line: Int) -> Place {
        Place(line: line, character: lines[line].measures.characters)
    }

    var lastPlace: Place { end(of: lines.count - 1) }

    func bounded(_ place: Place) -> Place {
        let line = min(max(0, place.line), lines.count - 1)
        return Place(
            line: line, character: min(max(0, place.character), lines[line].measures.characters))
    }
}
