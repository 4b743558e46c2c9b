import Games
import TUI

func sudokuScreen(
    _ console: Console, _ services: Services, _ start: SudokuStart
) -> Screen<Effect> {
    let preferences = SudokuPreferences(services.settings.now)
    return SudokuScene.screen(console, services, start) {
        SudokuScene($0, preferences: preferences)
    } picture: {
        SudokuPicture(scene: $0)
    }
}

/// The player's preferences for the picture.
struct SudokuPreferences: Equatable {
    let showsClock: Bool
    /// Indicates whether the theme has no colors for cells.
    let hasPlainTheme: Bool
    /// Indicates whether the letters `h j k l` move the cursor.
    let lettersMove: Bool

    /// Returns whether marks are used instead of backgrounds.
    static func showsMarks(hasPlainTheme: Bool, in colors: ColorDepth) -> Bool {
        hasPlainTheme || colors == .none || colors == .sixteen
    }
}

extension SudokuPreferences {
    init(_ preferences: Preferences) {
        self.init(
            showsClock: preferences[GeneralSettings.clock],
            hasPlainTheme: preferences.theme == .mono || preferences.theme == .ascii,
            lettersMove: preferences[SudokuSettings.lettersMove])
    }
}
