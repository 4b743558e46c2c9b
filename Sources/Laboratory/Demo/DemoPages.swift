import TUI

/// The events and the features of the terminal.
struct DemoEvents: CompositeView {
    let model: DemoModel

    var content: some View {
        Row(spacing: 1) {
            Panel("Events") { LogView(.events, lines: model.log, in: model.controls) }
                .stretching(columns: 3, rows: 1)
            Panel("Terminal") {
                Column {
                    Text("\(model.surroundings.size.columns)×\(model.surroundings.size.rows) cells")
                    Text("colors: \(model.surroundings.colors)")
                    Text("scheme: \(model.surroundings.scheme.map { "\($0)" } ?? "not reported")")
                    Text("focus: \(model.surroundings.hasFocus ? "here" : "elsewhere")")
                    Text("motion: \(model.surroundings.reducesMotion ? "reduced" : "yes")")
                    for line in model.surroundings.capabilities { Text(line, .dim) }
                    Text(
                        "A program can use a few lines below the prompt instead of the screen, and "
                            + "leave them there. See inlineRows and Examples/Apps.", .dim
                    ).wrapped()
                }
            }
            .stretching(columns: 2, rows: 1)
        }
    }
}

/// An example of every view.
struct DemoViews: CompositeView {
    let model: DemoModel

    private var controls: Controls<DemoSpot> { model.controls }
    private var values: [Double] { (0..<24).map { Double($0 * 7 % 12) } }

    var content: some View {
        Row(spacing: 1) {
            Column {
                Panel("Menu", role: .accent) {
                    Menu(DemoModel.foods, .food, in: controls).frame(rows: 5)
                }
                Panel("Meters", border: .rounded) {
                    Column {
                        ProgressBar(
                            Double(controls.cursor(.food).selected + 1)
                                / Double(DemoModel.foods.count))
                        Row(spacing: 1) {
                            Spinner()
                            Sparkline(values)
                        }
                        BarChart(["sun": 7, "rain": 3, "snow": 1])
                    }
                }
            }
            .stretching(columns: 1, rows: 1)
            Reader { size in fields(isHigh: size.rows > 18) }.frame(columns: 18)
            borders.stretching(columns: 1, rows: 1)
        }
    }

    private var borders: some View {
        Column {
            for border in [Border.single, .double, .heavy, .rounded, .ascii] {
                Text("\(border)").border(border)
            }
            Text("wide: 한국어 🂡 ✓").frame(rows: 1)
            Text("bold ").dressed(.bold) + Text("dim ", .dim) + Text("line").dressed(.underline)
        }
    }

    /// Buttons come first, so that they are visible in any window.
    private func fields(isHigh: Bool) -> some View {
        Column(spacing: isHigh ? 1 : 0) {
            Button("Ask", .ask, in: controls)
            Select(.seasons, in: controls)
            Link("swift.org", to: "https://www.swift.org", .link, in: controls)
            BigDigits("12:45", role: .accent)
            Grid(
                columns: 4, rows: 4, cell: Size(columns: 3, rows: 1),
                block: Size(columns: 2, rows: 2)
            ) { column, row in
                let digit: Int = (row * 2 + row / 2 + column) % 4 + 1
                Text("\(digit)", .given).alignment(.center)
            }
        }
    }
}

/// A card that moves when it is clicked or dragged.
struct DemoMotion: CompositeView {
    let model: DemoModel

    var content: some View {
        Column(spacing: 1) {
            Text(
                "Drag the card to another table, click it, or press m. A key ends the motion, "
                    + "and Esc cancels a drag."
            ).wrapped()
            Layers {
                Row(spacing: 2) {
                    for table in 0..<DemoModel.tables {
                        EmptyView().frame(columns: 12, rows: 7)
                            .border(.single, model.target == table ? .accent : .border)
                            .tagged(
                                ControlPart<DemoSpot>.whole(.table(table)), as: [.press, .drop])
                    }
                }
                if model.grip == nil {
                    Moving(model.way) { table in
                        DemoCard().tagged(ControlPart<DemoSpot>.whole(.card), as: [.press, .drag])
                            .padding(left: 4 + Int((table * 16).rounded()), top: 2)
                            .aligned(.left, .top)
                    }
                }
            }
        }
    }
}

struct DemoCard: CompositeView {
    var content: some View {
        Text("A♠", .blackSuit).frame(columns: 4, rows: 3).border(.rounded, .cardFace)
            .background(.cardFace)
    }
}

/// The roles of the theme, and the themes to choose from.
struct DemoColors: CompositeView {
    let model: DemoModel

    var content: some View {
        Column(spacing: 1) {
            Row(spacing: 1) {
                DemoTag("automatic", .theme(""), model, isChosen: model.theme == nil)
                for theme in Theme.all {
                    DemoTag(
                        theme.name, .theme(theme.name), model,
                        isChosen: theme.name == model.theme?.name)
                }
            }
            Row(spacing: 2) {
                for column in 0..<3 {
                    Column {
                        for role in Role.allCases where role.rawValue % 3 == column {
                            Text(" \(role) ").background(role)
                        }
                    }
                }
            }
        }
    }
}
