extension SudokuGame {
    /// The alert that is shown, if there is one.
    public var alert: SudokuAlert? {
        switch phase {
        case .ready, .fetching, .playing: nil
        case .failed: .error
        case .paused: .pause
        case .overMistake: .overMistake
        case .success: .success
        }
    }
}
