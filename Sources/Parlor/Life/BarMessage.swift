import TUI

/// A short message beside the keys of a game, such as the warning “not saved”.
struct BarMessage {
    let text: String
    let role: Role

    var view: Text { Text(text, role) }
}
