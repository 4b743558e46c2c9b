/// An event that a line or the passing of time causes.
enum PlainEvent: Equatable {
    case say(String)
    case effect(Effect)

    /// Indicates whether the next line has to wait.
    case busy(Bool)
}
