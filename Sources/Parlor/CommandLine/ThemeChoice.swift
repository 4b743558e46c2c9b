import TUI

/// A theme by the name that it is chosen with.
enum ThemeChoice: String, CaseIterable, Sendable {
    case auto, dark, light, contrast, mono, ascii

    /// The theme where the program is shown; only `auto` looks at that.
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
