#if INSPECTOR
    import MarblePictures
    import Reactive

    /// A stream as the inspector shows it, now or at an earlier time.
    struct InspectedStream: Equatable {
        let name: String
        /// The source location at which the stream was named.
        let place: String
        let listeners: Int
        /// Indicates whether the stream still has listeners after its screen was left.
        let isLeaked: Bool
        /// The number of recent commands in each interval, with one column per interval. The
        /// current interval is the last column.
        let marbles: String
        /// The changes from the element before the last to the last element, or the whole last
        /// element if there are no such changes. Empty if there is no element.
        let latest: String

        static let columns = 24
        /// The interval of a column.
        static let pace = Duration.milliseconds(250)

        /// Returns the column of a time. Columns change only at multiples of the interval.
        private static func column(of time: Duration) -> Int { Int(time / pace) }

        /// Creates the stream's state after the first `count` journal entries.
        init(_ stream: Journal.Stream, at now: Duration, of count: Int) {
            (name, place, listeners) = (stream.name, stream.place, stream.listeners)
            isLeaked = stream.isLeaked
            var counts = [Int](repeating: 0, count: InspectedStream.columns)
            var last: [Any] = []
            for entry in stream.entries.reversed() where entry.number < count {
                let age = InspectedStream.column(of: now) - InspectedStream.column(of: entry.time)
                if counts.indices.contains(age) { counts[age] += 1 }
                if last.count < 2, let element = entry.event.element { last.append(element) }
                if age >= counts.count && last.count == 2 { break }
            }
            marbles = counts.reversed().map { count in
                count == 0 ? "-" : count == 1 ? "o" : count < 10 ? "\(count)" : "#"
            }.joined()
            guard let newest = last.first else {
                latest = ""
                return
            }
            let changes =
                last.count > 1 && ReflectedValue(newest).isWhole
                ? ValueDifference(from: last[1], to: newest).description : ""
            // Without changes, the whole element.
            latest = changes.isEmpty ? ValueDescription.text(of: newest) : changes
        }
    }

    /// A command of a stream, as the inspector shows it.
    struct InspectedCommand: Equatable {
        let time: Duration
        let text: String

        init(_ entry: Journal.Entry) {
            time = entry.time
            text =
                switch entry.event {
                case .next(let element): ValueDescription.text(of: element)
                case .completed: "|"
                case .error(let error): "# \(error)"
                }
        }
    }

    extension Duration {
        /// Minutes, seconds and milliseconds: `1:02.345`.
        var reading: String {
            let milliseconds = Int(self / .milliseconds(1))
            let seconds = "\(100 + milliseconds / 1_000 % 60)".dropFirst()
            let rest = "\(1_000 + milliseconds % 1_000)".dropFirst()
            return "\(milliseconds / 60_000):\(seconds).\(rest)"
        }

        /// Milliseconds with one decimal.
        var inMilliseconds: String {
            let tenths = Int((self / .microseconds(100)).rounded())
            return "\(tenths / 10).\(tenths % 10) ms"
        }
    }
#endif
