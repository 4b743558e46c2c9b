import Reactive

/// The face of a clock in a row: its time in words, and a bar of what is left, if it has a limit.
///
///     1:05 ━━━━━━━━━━━╺────────
public struct TimeIndicator: CompositeView {
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
