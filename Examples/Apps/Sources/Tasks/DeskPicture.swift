import TUI

struct DeskPicture: CompositeView {
    let desk: Desk

    private var controls: Controls<DeskSpot> { desk.controls }

    var content: some View {
        Layers {
            Column {
                Row(spacing: 2) {
                    Tabs(.pages, in: controls)
                    Spacer()
                    Select(.theme, in: controls)
                }
                .frame(rows: 1)
                if desk.page == "Log" { log } else { tasks }
                KeyHelp(["tab": "next", "enter": "press", "del": "remove", "esc": "leave"])
            }
            if desk.isAdding { form }
        }
        .themed(desk.theme)
    }

    private var tasks: some View {
        Column {
            TextField(.filter, in: controls, placeholder: "part of a title").frame(rows: 1)
            DataTable(
                [
                    TableColumn("Title") { ($0.isDone ? "✓ " : "  ") + $0.title },
                    TableColumn("Days", columns: 6, alignment: .right) { "\($0.days)" },
                    TableColumn("Priority", columns: 10) { $0.priority.rawValue },
                ], .table, rows: desk.chores.rows, in: controls)
            Spacer()
            Row(spacing: 2) {
                Button("New", .new, in: controls)
                Button("Count", .count, in: controls)
                if let part = desk.counted { ProgressBar(part) }
            }
            .frame(rows: 1)
        }
        .stretching(rows: 1)
    }

    private var log: some View {
        LogView(.log, lines: desk.log, in: controls)
    }

    private var form: some View {
        Panel("New task", border: .rounded) {
            Column(spacing: 1) {
                FormRow("Title", .title, in: controls, placeholder: "what to do")
                FormRow("Days", .days, in: controls)
                FormRow("Priority") { Select(.priority, in: controls) }
                Row(spacing: 2) {
                    Button("Add", .add, in: controls)
                    Button("Discard", .discard, in: controls)
                }
            }
        }
        .frame(columns: 44).background(.panel).modal().aligned(.center, .center)
    }
}
