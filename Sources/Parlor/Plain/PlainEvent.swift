/// An event that follows from a typed line, or from the passing of time.
enum PlainEvent: Equatable {
    case say(String)
    case effect(Effect)

    /// Indicates whether the next line has to wait.
    case busy(Bool)
}
