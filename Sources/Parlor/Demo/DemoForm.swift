import Games
import TUI

/// A part of the demonstration that can be filled in, or walked through.
enum DemoField: Hashable {
    case name, secret, notes
    case sound, volume, save
    case size(String)
    case chapter(DemoChapter)
    case row(TablePart)
    case text
}

enum DemoChapter: String, CaseIterable {
    case table = "Table"
    case text = "Text"
    case chart = "Chart"
}

/// The fields and lists of the demonstration, as they were filled in and left.
struct DemoForm: Model {
    enum Command {
        case press(DemoField, Modifiers)
        case focus(DemoField)
        case point(DemoField, PointerPress<DemoSpot>)
        case wheel(DemoField, Mouse.Direction)
        case paste(String, DemoField)
        case room(DemoField, Size)
        case resize(Size)
    }

    static let sizes = ["Small", "Large"]

    private(set) var name = TextEditor()
    private(set) var secret = TextEditor(isSecret: true)
    private(set) var notes = TextEditor("Type here.\n여기에 쓰세요.", isMultiline: true)
    private(set) var hasSound = true
    private(set) var size = "Small"
    private(set) var volume = 0.5
    /// How often it was saved.
    private(set) var saves = 0

    private(set) var chapter = DemoChapter.table
    private(set) var list = ListCursor(count: 1_000_000)
    private(set) var sorting = TableSorting()
    private(set) var scroll = ScrollOffset(content: Size(columns: 60, rows: 100), room: .zero)

    /// The number that a row of the table is about.
    func number(at row: Int) -> Int {
        let place = sorting.isAscending ? row : list.count - 1 - row
        return sorting.column == 3 ? DemoForm.unshuffled(place) : place
    }

    /// A number in the place of another below a million, each in one place: by a factor that shares
    /// none with a million, and back by the factor that undoes it.
    static func shuffled(_ number: Int) -> Int { number * 610_589 % 1_000_000 }
    private static func unshuffled(_ number: Int) -> Int { number * 352_309 % 1_000_000 }

    var chapters: Tabs<DemoChapter> {
        Tabs(DemoChapter.allCases.map { ($0, $0.rawValue) }, selected: chapter)
    }

    mutating func apply(_ command: Command) {
        switch command {
        case .press(let field, let modifiers): press(field, modifiers)
        case .focus(.row(.row(let row))): if row != list.selected { list.apply(.select(row)) }
        case .focus(.chapter(let chapter)): self.chapter = chapter
        case .focus: break
        case .point(let field, let press): point(field, press)
        case .wheel(.volume, let direction): turn(by: direction == .up ? 0.05 : -0.05)
        case .wheel(.row, let direction): list.apply(.scroll(direction == .up ? -3 : 3))
        case .wheel(.text, let direction): scroll.apply(.init(wheel: direction))
        case .wheel(let field, let direction):
            if let command = TextEditor.Command(wheel: direction) {
                edit(field) { $0.apply(command) }
            }
        case .room(let field, let size): edit(field) { $0.apply(.room(size)) }
        case .paste(let text, let field): edit(field) { $0.apply(.insert(text)) }
        case .resize(let size):
            list.rows = size.rows - 7
            scroll.room = Size(columns: size.columns - 4, rows: size.rows - 6)
        }
    }

    /// Whether a key means something to a field.
    mutating func take(_ key: KeyPress, in field: DemoField) -> Bool {
        switch field {
        case .name, .secret, .notes:
            guard let command = TextEditor.Command(key, isMultiline: field == .notes) else {
                return false
            }
            edit(field) { $0.apply(command) }
        case .volume where key.key == .left: turn(by: -0.05)
        case .volume where key.key == .right: turn(by: 0.05)
        case .chapter:
            guard let next = chapters.value(for: key) else { return false }
            chapter = next
        case .row:
            guard let command = ListCursor.Command(key) else { return false }
            list.apply(command)
        case .text:
            guard let command = ScrollOffset.Command(key) else { return false }
            scroll.apply(command)
        default: return false
        }
        return true
    }

    private mutating func press(_ field: DemoField, _ modifiers: Modifiers) {
        switch field {
        case .sound: hasSound.toggle()
        case .size(let name): size = name
        case .save: saves += 1
        case .chapter(let chapter): self.chapter = chapter
        case .row(.header(let column)): sorting.press(column)
        case .row(.row(let row)): list.apply(.init(press: row, modifiers: modifiers))
        case .row(.body): break
        case .name, .secret, .notes, .volume, .text: break
        }
    }

    private mutating func point(_ field: DemoField, _ press: PointerPress<DemoSpot>) {
        if field == .volume, press.phase != .released {
            volume = Slider<DemoSpot>.part(at: press.place.column, in: press.size.columns)
        } else if let command = TextEditor.Command(press) {
            edit(field) { $0.apply(command) }
        }
    }

    private mutating func turn(by part: Double) { volume = min(max(0, volume + part), 1) }

    private mutating func edit(_ field: DemoField, _ change: (inout TextEditor) -> Void) {
        switch field {
        case .name: change(&name)
        case .secret: change(&secret)
        case .notes: change(&notes)
        default: break
        }
    }
}
