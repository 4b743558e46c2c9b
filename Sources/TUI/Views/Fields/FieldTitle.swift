/// The tag of a title beside a field. A press on the title presses the field.
struct FieldTitle: Hashable {}

/// A title with a field beside it, and below the field a problem.
struct TitledField: PlacingView {
    let title: Text
    let columns: Int
    let field: any View
    let problem: String?

    /// The minimum number of columns that the title leaves for the field. In a row with fewer than
    /// twice as many columns, the title leaves half of the row.
    private static let fieldColumns = 8

    func size(in offer: Size) -> Size {
        parts(in: offer.columns.clampedToCanvas).wantedSize(in: offer)
    }

    var stretch: Stretch { parts(in: columns + Self.fieldColumns).stretch }

    func draw(on page: inout Page) {
        page.place(FieldTitleTag(columns: titleColumns(in: page.size.columns)))
        page.place(parts(in: page.size.columns))
    }

    private func titleColumns(in room: Int) -> Int {
        min(columns, max(room - Self.fieldColumns, room / 2))
    }

    private func parts(in room: Int) -> any View {
        let columns = titleColumns(in: room)
        return Column {
            Row {
                title.frame(columns: columns, rows: 1)
                AnyView(field).stretching(columns: 1)
            }
            if let problem {
                Text(problem, .danger).wrapped().padding(left: columns)
            }
        }.made
    }
}

/// An invisible view that tags the title.
private struct FieldTitleTag: View, Equatable {
    let columns: Int

    func size(in offer: Size) -> Size { .zero }

    func draw(on page: inout Page) {
        let line = Size(columns: page.size.columns, rows: 1)
        page.within(Rect(column: 0, row: 0, columns: columns, rows: 1)) {
            $0.tag(FieldTitle(), as: .press, partOf: line)
        }
    }
}

extension Areas {
    /// Returns the area that a press at a point presses: the topmost one, or the field of a title.
    func pressed(at point: Point, for use: Area.Uses) -> Area? {
        let top = all.lastIndex { $0.uses.contains(.press) && $0.visible.contains(point) }
        guard let top, all[top].tagged.base is FieldTitle else {
            return topmost(at: point, for: use)
        }
        return field(ofTitleAt: top)
    }

    /// Returns the field beside a title, or nil if several fields, or a list, are beside it.
    private func field(ofTitleAt index: Int) -> Area? {
        let title = all[index]
        let line = Rect(
            column: title.rect.column, row: title.rect.row,
            columns: title.whole?.columns ?? 0, rows: title.whole?.rows ?? 0)
        let fields = all[(index + 1)...].filter { area in
            area.uses.isSuperset(of: [.press, .focus])
                && !area.visible.intersection(line).isEmpty
        }
        return fields.count == 1 && fields[0].whole == nil ? fields[0] : nil
    }
}
