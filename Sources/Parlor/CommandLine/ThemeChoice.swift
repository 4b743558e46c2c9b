import TUI

/// The name of a theme, in the settings and on the command line.
package enum ThemeChoice: String, CaseIterable, Sendable {
    case auto, dark, light, contrast, mono, ascii

    /// The theme for the terminal. Only `auto` depends on the terminal.
    func theme(in surroundings: Surroundings) -> Theme {
        switch self {
        case .auto: .fitting(surroundings.scheme, surroundings.colors)
        case .dark: .dark
        case .light: .light
        case .contrast: .highContrast
        case .mono: .monochrome
        case .ascii: .ascii
        }
    }
}
