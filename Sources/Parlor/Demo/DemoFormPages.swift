import TUI

/// All that can be filled in: texts, choices, a number.
struct DemoFields: CompositeView {
    let model: DemoModel

    private var form: DemoForm { model.form }

    var content: some View {
        Reader { size in fields(isHigh: size.rows > 10) }
    }

    private func fields(isHigh: Bool) -> some View {
        Row(spacing: 2) {
            Column(spacing: isHigh ? 1 : 0) {
                TextField(
                    form.name, DemoSpot.field(.name), placeholder: "A name",
                    isFocused: hasFocus(.name))
                TextField(
                    form.secret, DemoSpot.field(.secret), placeholder: "A secret",
                    isFocused: hasFocus(.secret))
                Toggle(
                    "Sound", DemoSpot.field(.sound), isOn: form.hasSound,
                    isFocused: hasFocus(.sound))
                Row(spacing: 2) {
                    for size in DemoForm.sizes {
                        Toggle(
                            size, DemoSpot.field(.size(size)), isOn: form.size == size, mark: .dot,
                            isFocused: hasFocus(.size(size)))
                    }
                }
                Slider(form.volume, DemoSpot.field(.volume), isFocused: hasFocus(.volume))
                Button("Save", DemoSpot.field(.save), isFocused: hasFocus(.save))
            }
            .stretching(columns: 1, rows: 1)
            Panel("Notes") {
                TextArea(
                    form.notes, DemoSpot.field(.notes), placeholder: "Notes of any length",
                    isFocused: hasFocus(.notes))
            }
            .stretching(columns: 1, rows: 1)
        }
    }

    private func hasFocus(_ field: DemoField) -> Bool { model.focus == .field(field) }
}

/// Views of things that are larger than their room: a table of a million rows, a text, and a
/// course of numbers.
struct DemoLists: CompositeView {
    let model: DemoModel

    private var form: DemoForm { model.form }

    var content: some View {
        Column {
            Tabs(
                DemoChapter.allCases.map { (DemoSpot.field(.chapter($0)), $0.rawValue) },
                selected: .field(.chapter(form.chapter)),
                isFocused: model.focus == .field(.chapter(form.chapter))
            )
            .frame(rows: 1)
            Panel(form.chapter.rawValue) {
                switch form.chapter {
                case .table: table
                case .text: text
                case .chart: chart
                }
            }
            .stretching(columns: 1, rows: 1)
        }
    }

    private var table: some View {
        DataTable(
            [
                TableColumn("Number", columns: 9, alignment: .right) { "\($0)" },
                TableColumn("Square", columns: 13, alignment: .right, role: .dim) { "\($0 * $0)" },
                TableColumn("In twos") { String($0, radix: 2) },
                TableColumn("Shuffled", columns: 10, alignment: .right) {
                    "\(DemoForm.shuffled($0))"
                },
            ], rows: (0..<form.list.count).lazy.map(form.number), cursor: form.list,
            sorting: form.sorting,
            isFocused: model.focus == .field(.row(.row(form.list.selected))),
            tag: { DemoSpot.field(.row($0)) })
    }

    private var text: some View {
        ScrollView(offset: form.scroll.point) {
            Column {
                for line in 1...form.scroll.content.rows {
                    Text("\(line) of \(form.scroll.content.rows): 줄, and more to the right of it →")
                }
            }
        }
        .tagged(
            DemoSpot.field(.text), as: [.wheel, .focus], isFocused: model.focus == .field(.text))
    }

    private var chart: some View {
        let waves = (0..<120).map { Double($0 * $0 % 97) }
        return LineChart([.init(waves), .init(waves.reversed(), role: .success)])
    }
}
