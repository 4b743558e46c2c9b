import Reactive

@testable import TUI

/// Random trees of views of every kind.
struct RandomTree {
    var dice: Dice
    let watch: Watch
    private(set) var texts: [String]
    /// Indicates whether the views are watched. Watching does not change their pictures.
    private let isWatched: Bool
    /// The number of the text that is replaced by another one; nil for none.
    private let changed: Int?
    private(set) var textCount = 0

    init(
        seed: UInt64, watch: Watch, isASCII: Bool, isWatched: Bool = true, changed: Int? = nil
    ) {
        dice = Dice(seed: seed)
        self.watch = watch
        (self.isWatched, self.changed) = (isWatched, changed)
        texts = isASCII ? RandomTree.plain : RandomTree.plain + RandomTree.others
    }

    private static let plain = [
        "", "x", "hello", "the quick brown fox jumps over the lazy dog", "one\ntwo\n\nthree",
        "well-known-and-hyphenated", "abcdefghijklmnopqrstuvwxyz0123456789", "  indented", "a\tb",
    ]
    private static let others = [
        "한국어 텍스트", "한", "漢字かな交じり文", "🍎🍊", "👩‍💻 works", "🇰🇷", "e\u{301}a\u{308}", "\u{200b}", "♠♥♦♣",
        "❤️",
        "─│┌", "x한y국z",
    ]
    private static let numbers = [-7, 0, 0, 1, 1, 2, 3, 5, 9, 40, Int.max, .min]

    /// A watched view with at most the given number of levels.
    mutating func view(_ depth: Int = 5) -> any View {
        let view = depth > 0 && dice.roll(5) > 0 ? branch(depth - 1) : leaf()
        return isWatched ? Watched(view: view, watch: watch, number: watch.number()) : view
    }

    private mutating func text() -> String {
        let text = texts[dice.roll(texts.count)]
        textCount += 1
        return textCount == changed ? text + "한 another" : text
    }
    private mutating func number() -> Int {
        RandomTree.numbers[dice.roll(RandomTree.numbers.count)]
    }
    private mutating func length() -> Int? { dice.roll(3) == 0 ? nil : number() }
    private mutating func coin() -> Bool { dice.roll(2) == 0 }
    private mutating func role() -> Role { Role.allCases[dice.roll(Role.allCases.count)] }
    private mutating func point() -> Point { Point(column: number(), row: number()) }
    private mutating func part() -> Double {
        [0, 0.3, 0.5, 1, 7, -1, .nan, .infinity][dice.roll(8)]
    }
    private mutating func horizontal() -> HorizontalAlignment {
        HorizontalAlignment.allCases[dice.roll(3)]
    }
    private mutating func vertical() -> VerticalAlignment {
        VerticalAlignment.allCases[dice.roll(3)]
    }

    private mutating func views(_ depth: Int) -> ViewGroup {
        var views: [any View] = []
        for _ in 0..<dice.roll(5) { views.append(view(depth)) }
        return ViewGroup(views)
    }

    private mutating func leaf() -> any View {
        switch dice.roll(28) {
        case 0: return Spacer()
        case 1: return EmptyView()
        case 2: return ProgressBar(part(), role: role())
        case 3: return Sparkline((0..<dice.roll(9)).map { _ in part() }, role: role())
        case 4:
            return BarChart((0..<dice.roll(4)).map { _ in (text(), part(), text()) }, role: role())
        case 5: return Spinner()
        case 6: return BigDigits(["12:05", "-3.5", "", " 7x"][dice.roll(4)], role: role())
        case 7: return KeyHelp(["a": text(), text(): "b", "c": text()])
        case 8: return Button(text(), dice.roll(9), isFocused: coin())
        case 9:
            let items = (0..<dice.roll(9)).map {
                MenuItem($0, text(), detail: text(), isDisabled: coin())
            }
            return Menu(items, selected: dice.roll(9), isFocused: coin(), first: length())
        case 10:
            return Dialog(
                text(), text(), buttons: (0..<dice.roll(4)).map { Button(text(), $0) }, focused: 1)
        case 11: return TooSmall(needed: Size(columns: 80, rows: 24), given: .zero)
        case 12: return MisbehavingView(size: Size(columns: number(), rows: number()))
        case 13: return TextField(editor(), 1, placeholder: text(), isFocused: coin())
        case 14: return TextArea(editor(), 1, placeholder: text(), isFocused: coin())
        case 15:
            return Toggle(text(), 1, isOn: coin(), mark: coin() ? .box : .dot, isFocused: coin())
        case 16: return Slider(part(), 1, isFocused: coin())
        case 17:
            let tabs = (0..<dice.roll(9)).map { ($0, text()) }
            return Tabs(tabs, selected: dice.roll(9), isFocused: coin())
        case 18:
            let items = (0..<dice.roll(9)).map { MenuItem($0, text(), isDisabled: coin()) }
            var selection = Selection(items, chosen: dice.roll(9))
            if coin() { selection.apply(.open) }
            return Select(selection, 10, placeholder: text(), isFocused: coin())
        case 19: return Toast(text(), role())
        case 20:
            let courses = (0..<dice.roll(4)).map { _ in
                LineChart.Series((0..<dice.roll(9)).map { _ in part() }, role: role())
            }
            return LineChart(courses)
        case 21: return Link(text(), to: text(), 1, isFocused: coin())
        case 22: return table()
        case 23:
            return TimeIndicator(
                ClockFace(
                    time: ClockReading(seconds: 90), progress: coin() ? part() : nil,
                    isRunning: coin()), label: coin() ? text() : nil)
        default:
            let text = Text(text(), role()) + Text(text(), style: Style(background: .red))
            let aligned = text.alignment(horizontal())
            return coin() ? aligned.wrapped() : aligned.dressed(.bold)
        }
    }

    private mutating func editor() -> TextEditor {
        var editor = TextEditor(text(), isMultiline: coin(), isSecret: coin())
        for _ in 0..<dice.roll(6) {
            let size = Size(columns: number(), rows: number())
            switch dice.roll(7) {
            case 0: editor.apply(.insert(text()))
            case 1: editor.apply(.selectAll)
            case 2: editor.apply(.point(point(), in: size, selects: coin()))
            case 3: editor.apply(.scroll(number()))
            case 4: editor.apply(.room(size))
            case 5: editor.apply(.move(coin() ? .rows(number()) : .pages(number())))
            default: editor.apply(.place(.init(line: number(), character: number())))
            }
        }
        return editor
    }

    private mutating func table() -> any View {
        var cursor = ListCursor(count: number(), rows: number())
        for _ in 0..<dice.roll(4) {
            cursor.apply(
                [.select(number()), .scroll(number()), .move(number()), .mark][dice.roll(4)])
        }
        let columns = (0..<dice.roll(4)).map { _ in
            let text = text()
            return TableColumn<Int>(
                text, columns: length(), alignment: horizontal(), role: role()
            ) { _ in text }
        }
        let sorting = coin() ? TableSorting(column: dice.roll(4), isAscending: coin()) : nil
        return DataTable(
            columns, rows: 0..<max(0, cursor.count.addingClamped(dice.roll(3) - 1)), cursor: cursor,
            sorting: sorting, isFocused: coin(), tag: { $0 })
    }

    private mutating func branch(_ depth: Int) -> any View {
        let child = AnyView(view(depth))
        switch dice.roll(26) {
        case 0...3:
            let (spacing, alignment, group) = (dice.roll(3), vertical(), views(depth))
            return Row(spacing: spacing, alignment: alignment) {
                for view in group.views { AnyView(view) }
            }
        case 4...7:
            let (spacing, alignment, group) = (dice.roll(3), horizontal(), views(depth))
            return Column(spacing: spacing, alignment: alignment) {
                for view in group.views { AnyView(view) }
            }
        case 8: return child.stretching(columns: length(), rows: length())
        case 9: return child.frame(columns: length(), rows: length())
        case 10: return child.atMost(columns: length(), rows: length())
        case 11:
            return child.padding(
                left: number(), right: dice.roll(3), top: dice.roll(3), bottom: number())
        case 12: return child.aligned(coin() ? horizontal() : nil, coin() ? vertical() : nil)
        case 13: return child.border(Border.allCases[dice.roll(5)], role())
        case 14: return Panel(text(), border: .rounded, padding: number()) { child }
        case 15: return child.minimumSize(columns: number(), rows: number())
        case 16: return child.background(role())
        case 17:
            let uses = Area.Uses(rawValue: UInt8(dice.roll(64)))
            return child.tagged(text(), as: uses, isFocused: coin(), cursor: point())
        case 18: return child.modal()
        case 19: return Floating(at: point(), staysInside: coin()) { child }
        case 20:
            return FirstThatFits {
                child
                "else"
            }
        case 21: return Reader { size in if size.columns > 3 { child } else { "narrow" } }
        case 22: return ScrollView(offset: point()) { child }
        case 23:
            return Layers {
                child
                Centered { child }
            }
        case 24:
            let motion = Motion(from: number(), to: number(), start: .zero, duration: .seconds(2))
            return Moving(motion) { value in child.padding(left: value) }
        default:
            let block = coin() ? Size(columns: number(), rows: number()) : nil
            let cell = Size(columns: dice.roll(4), rows: dice.roll(3))
            return Grid(columns: dice.roll(6), rows: dice.roll(6), cell: cell, block: block) {
                _, _ in
                child
            }
        }
    }
}

/// A view that asks for impossible sizes and draws outside its room.
struct MisbehavingView: View {
    let size: Size

    func size(in offer: Size) -> Size { size }
    var stretch: Stretch { Stretch(columns: size.rows, rows: size.columns, along: size.rows) }

    func draw(on page: inout Page) {
        let size = page.size
        page.draw("한국어", column: -1, row: 0, style: .plain)
        page.draw("한국어", column: size.columns - 1, row: size.rows - 1, style: .plain)
        page.draw("outside", column: 0, row: size.rows, style: .plain)
        page.draw("outside", column: .max, row: .min, style: .plain)
        page.canvas.placeCursor(column: size.columns, row: -1)
        page.draw(
            Text("더 멀리"), in: Rect(column: -3, row: -1, columns: .max, rows: .max))
        page.draw(Text("x"), in: Rect(column: 1, row: 1, columns: .min, rows: -1))
    }
}
