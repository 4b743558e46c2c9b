import Games
import TUI

/// The input fields: texts, choices and a number.
struct DemoFields: CompositeView {
    let controls: Controls<DemoSpot>

    var content: some View {
        Reader { size in fields(isHigh: size.rows > 10) }
    }

    private func fields(isHigh: Bool) -> some View {
        Row(spacing: 2) {
            Column(spacing: isHigh ? 1 : 0) {
                TextField(.name, in: controls, placeholder: "A name")
                TextField(.secret, in: controls, placeholder: "A secret")
                Toggle("Sound", .sound, in: controls)
                Row(spacing: 2) {
                    for size in DemoModel.sizes {
                        Toggle(size, .size(size), in: controls, mark: .dot)
                    }
                }
                Slider(.volume, in: controls)
                Button("Save", .save, in: controls)
            }
            .stretching(columns: 1, rows: 1)
            Panel("Notes") {
                TextArea(.notes, in: controls, placeholder: "Notes of any length")
            }
            .stretching(columns: 1, rows: 1)
        }
    }
}

/// Views that do not fit their contents at once: a table and a list of a million rows, a finder, a
/// long text, and a chart.
struct DemoLists: CompositeView {
    let model: DemoModel

    private var controls: Controls<DemoSpot> { model.controls }

    var content: some View {
        Column {
            Tabs(.lists, in: controls).frame(rows: 1)
            Panel(model.list.rawValue) {
                switch model.list {
                case .table: table
                case .entries: entries
                case .finder: finder
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
                TableColumn("In binary") { String($0, radix: 2) },
                TableColumn("Shuffled", columns: 10, alignment: .right) {
                    "\(DemoModel.shuffled($0))"
                },
            ], .rows, rows: (0..<DemoModel.rows).lazy.map(model.number), in: controls)
    }

    private var entries: some View {
        EntryList(.entries, rows: 0..<DemoModel.rows, in: controls) { number in
            Text("Entry \(number)", .title)
            Text("binary: \(String(number, radix: 2))", .dim)
        }
    }

    @ViewBuilder private var finder: some View {
        if controls[.finder] != nil {
            FuzzyList(.finder, in: controls, placeholder: "A character by its name")
        }
    }

    private var text: some View {
        ScrollView(.text, in: controls) {
            Column {
                for line in 1...100 { Text("\(line) of 100: 줄, and more to the right of it →") }
            }
        }
    }

    private var chart: some View {
        let waves = (0..<120).map { index in
            let part = Double(index % 40) / 20 - 1
            return (1 - part * part) * Double(index)
        }
        return LineChart(
            [
                .init(waves, name: "there"),
                .init(waves.reversed(), role: .success, name: "and back"),
            ], axes: ChartAxes(across: 0...120, unit: "s"))
    }
}

/// Two views beside a divider: a file picker, and the contents of the chosen file.
struct DemoFiles: CompositeView {
    let controls: Controls<DemoSpot>

    var content: some View {
        Split(.divider, in: controls) {
            FilePicker(.files, in: controls)
        } and: {
            ScrollView(.file, in: controls) {
                Column {
                    Text(controls.file(.files), .title).wrapped()
                    Text(
                        "Arrows open and close folders. Drag the line, or give it the focus and press "
                            + "an arrow."
                    ).wrapped()
                }
                .padding(left: 1)
            }
        }
    }
}

/// A form with rules, and a calendar.
struct DemoForms: CompositeView {
    let model: DemoModel

    private var controls: Controls<DemoSpot> { model.controls }

    var content: some View {
        Column(spacing: 1) {
            Tabs(.forms, in: controls).frame(rows: 1)
            switch model.form {
            case .form: form
            case .calendar:
                MonthCalendar(
                    .calendar, in: controls, marked: [CalendarDay(year: 2026, month: 11, day: 24)])
            }
        }
    }

    private var form: some View {
        Column {
            FormRow(
                "Title", .title, in: controls, columns: 8, placeholder: "what to do")
            FormRow("Days", .days, in: controls, columns: 8)
            Row(spacing: 2) {
                Button("Send", .send, in: controls)
                if model.isSent { Text("All is well.", .success) }
            }
        }
        .atMost(columns: 60)
    }
}
