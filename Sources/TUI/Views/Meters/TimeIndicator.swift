import Reactive

/// A clock in one row: its label, such as the time, and with a limit a bar of the remaining time.
///
///     1:05 ━━━━━━━━━━━╺────────
public struct TimeIndicator: CompositeView, Equatable {
    private let clock: ClockFace
    private let label: String?

    public init(_ clock: ClockFace, label: String?) { (self.clock, self.label) = (clock, label) }

    public var content: some View {
        Row(spacing: 1) {
            if let label { Text(label) }
            if let progress = clock.progress { ProgressBar(progress) } else { Spacer() }
        }
    }
}
