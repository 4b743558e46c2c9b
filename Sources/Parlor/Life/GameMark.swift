import TUI

/// A short message beside the keys of a game, such as the warning “not saved”.
struct GameMark {
    let text: String
    let role: Role
}
