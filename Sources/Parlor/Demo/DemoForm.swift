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
        case press(DemoField)
        case focus(DemoField)
        case point(DemoField, PointerPress<DemoSpot>)
        case wheel(DemoField, Mouse.Direction)
        case paste(String, DemoField)
        case resize(Size)
    }

    static let sizes = ["Small", "Large"]

    private(set) var name = TextEditor()
    private(set) var secret = TextEditor()
    private(set) var notes = TextEditor("Type here.\n여기에 쓰세요.", isMultiline: true)
    private(set) var hasSound = true
    private(set) var size = "Small"
    private(set) var volume = 0.5
    /// How often it was saved.
    private(set) var saves = 0

    private(set) var chapter = DemoChapter.table
    private(set) var list = ListCursor(count: 1_000_000)
    private(set) var isAscending = true
    private(set) var scroll = ScrollOffset(content: Size(columns: 60, rows: 100), room: .zero)

    /// The number that a row of the table is about.
    func number(at row: Int) -> Int { isAscending ? row : list.count - 1 - row }

    mutating func apply(_ command: Command) {
        switch command {
        case .press(let field): press(field)
        case .focus(.row(.row(let row))): list.apply(.select(row))
        case .focus: break
        case .point(let field, let press): point(field, press)
        case .wheel(.volume, let direction): turn(by: direction == .up ? 0.05 : -0.05)
        case .wheel(.row, let direction): list.apply(.scroll(direction == .up ? -3 : 3))
        case .wheel(.text, let direction): scroll.apply(.init(wheel: direction))
        case .wheel: break
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

    private mutating func press(_ field: DemoField) {
        switch field {
        case .sound: hasSound.toggle()
        case .size(let name): size = name
        case .save: saves += 1
        case .chapter(let chapter): self.chapter = chapter
        case .row(.header): isAscending.toggle()
        case .row(.row(let row)): list.apply(.select(row))
        case .name, .secret, .notes, .volume, .text: break
        }
    }

    private mutating func point(_ field: DemoField, _ press: PointerPress<DemoSpot>) {
        guard press.phase != .released else { return }
        let spot = DemoSpot.field(field)
        let place: TextEditor.Place
        switch field {
        case .volume:
            volume = Slider<DemoSpot>.part(at: press.place.column, in: press.size.columns)
            return
        case .name:
            place = TextField(name, spot).place(at: press.place.column, in: press.size.columns)
        case .secret:
            place = TextField(secret, spot, isSecret: true)
                .place(at: press.place.column, in: press.size.columns)
        case .notes: place = TextArea(notes, spot).place(at: press.place, in: press.size)
        default: return
        }
        let selects = press.phase == .dragged || press.modifiers.contains(.shift)
        edit(field) { $0.apply(.place(place, selects: selects)) }
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
