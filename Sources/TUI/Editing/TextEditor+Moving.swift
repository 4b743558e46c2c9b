extension TextEditor {
    mutating func move(_ motion: Motion, _ selects: Bool) {
        if !selects, let selection {
            // Without Shift, an arrow moves to an end of the selection.
            if motion == .left { return go(to: selection.lowerBound, false) }
            if motion == .right { return go(to: selection.upperBound, false) }
        }
        let isVertical: Bool
        switch motion {
        case .up, .down, .rows, .pages: isVertical = true
        default: isVertical = false
        }
        let kept = keptColumn
        let end = position(after: motion, from: cursor, column: kept)
        go(to: end, selects)
        column = isVertical ? kept : nil
    }

    /// The column at which a movement up or down ends, if the row is long enough.
    var keptColumn: Int { column ?? columns(before: cursor) - columnsBeforeRow(of: cursor) }

    mutating func go(to position: Position, _ selects: Bool) {
        anchor = selects ? anchor ?? caret : nil
        caret = offset(of: position)
        column = nil
        history.close()
    }

    func position(after motion: Motion, from position: Position, column: Int) -> Position {
        let line = lines[position.line]
        switch motion {
        case .left:
            if position.character > 0 {
                return Position(line: position.line, character: position.character - 1)
            }
            return position.line > 0 ? self.end(of: position.line - 1) : position
        case .right:
            // From inside a character, the cursor moves to the end of the character.
            if position == cursor, offset(of: position) != caret { return position }
            if position.character < line.measures.characters {
                return Position(line: position.line, character: position.character + 1)
            }
            return position.line + 1 < lines.count
                ? Position(line: position.line + 1, character: 0) : position
        case .up: return self.position(rows: -1, from: position, column)
        case .down: return self.position(rows: 1, from: position, column)
        case .rows(let rows): return self.position(rows: rows, from: position, column)
        case .pages(let pages):
            let page = max(2, viewport.room?.rows ?? 11) - 1
            return self.position(rows: pages.multipliedClamped(by: page), from: position, column)
        case .wordLeft:
            if position.character == 0 {
                return self.position(after: .left, from: position, column: column)
            }
            return Position(
                line: position.line, character: line.wordStart(before: position.character))
        case .wordRight:
            if position.character == line.measures.characters {
                return self.position(after: .right, from: position, column: column)
            }
            return Position(line: position.line, character: line.wordEnd(after: position.character))
        case .lineStart: return Position(line: position.line, character: 0)
        case .lineEnd: return self.end(of: position.line)
        case .start: return Position(character: 0)
        case .end: return lastPosition
        }
    }

    private func position(rows: Int, from position: Position, _ column: Int) -> Position {
        if wraps, let room = viewport.room {
            return self.position(rows: rows, from: position, column, in: textColumns(in: room))
        }
        let line = position.line.addingClamped(rows)
        if line < 0 { return Position(character: 0) }
        if line >= lines.count { return lastPosition }
        return Position(line: line, character: character(at: column, in: line))
    }

    private func end(of line: Int) -> Position {
        Position(line: line, character: lines[line].measures.characters)
    }

    var lastPosition: Position { end(of: lines.count - 1) }

    func bounded(_ position: Position) -> Position {
        let line = min(max(0, position.line), lines.count - 1)
        return Position(
            line: line, character: min(max(0, position.character), lines[line].measures.characters))
    }
}
