import Reactive

/// Shows below the picture of a program what its streams say: those that were given a name, and the
/// commands of each `Play` by the type of its state.
final class Inspector {
    /// The journal of the program, which is kept open as long as it runs.
    private(set) lazy var journal = Journal(keeping: Inspector.kept) { [unowned self] in now() }
    private var now: () -> Duration = { .zero }

    /// As much of a stream is remembered as is seen of it.
    private static let kept = 256

    /// How often it is looked at what has become of the streams.
    private static let pace = Duration.milliseconds(250)

    /// The program with its streams below it. It ends when the program does.
    func inspecting<Picture: View>(
        _ console: Console, _ program: (Console) -> Driver<Picture>
    ) -> Driver<Inspected<Picture>> {
        now = { console.scheduler.now }
        // The last picture is none, and then there is nothing to look at either.
        let pictures = program(console).asObservable().map(Optional.some)
            .concat(Observable.just(nil))
        let beats = Observable<Int>.interval(Inspector.pace, scheduler: console.scheduler)
            .startWith(0)
        return Observable.combineLatest(pictures, beats)
            .take(while: { picture, _ in picture != nil })
            .compactMap { [self] picture, _ in
                picture.map { Inspected(picture: $0, streams: streams) }
            }
            .asDriver(onErrorDriveWith: .empty())
    }

    /// The streams that are listened to, the newest first.
    private var streams: [InspectedStream] {
        journal.streams.filter { $0.listeners > 0 }.reversed()
            .map { InspectedStream($0, at: now(), column: Inspector.pace) }
    }
}

/// A stream as the inspector shows it.
struct InspectedStream: Equatable {
    let name: String
    /// The place that named it.
    let place: String
    let listeners: Int
    /// How much it said of late, a column for each beat, the present one last.
    let marbles: String
    /// Its last element, or what changed with it.
    let latest: String

    static let columns = 32

    init(_ stream: Journal.Stream, at now: Duration, column: Duration) {
        (name, place, listeners) = (stream.name, stream.place, stream.listeners)
        var counts = [Int](repeating: 0, count: InspectedStream.columns)
        for entry in stream.entries.reversed() {
            let age = Int((now - entry.time) / column)
            guard counts.indices.contains(age) else { break }
            counts[age] += 1
        }
        marbles = counts.reversed().map { count in
            count == 0 ? "-" : count == 1 ? "o" : count < 10 ? "\(count)" : "#"
        }.joined()
        let portraits = stream.entries.suffix(2).compactMap(\.event.element)
            .map { Portrait(of: $0) }
        let changes = portraits.last?.changes(since: portraits.count > 1 ? portraits[0] : nil)
        // The same once more is told as a whole.
        let lines = changes?.isEmpty == false ? changes : portraits.last?.lines
        latest = lines?.joined(separator: "; ") ?? ""
    }
}

/// A picture, and below it the streams of the program that shows it.
struct Inspected<Picture: View>: CompositeView {
    let picture: Picture
    let streams: [InspectedStream]

    /// So many streams have room, and their names so many columns.
    private static var rows: Int { 8 }
    private static var names: Int { 20 }

    var content: some View {
        Column {
            picture.stretching(columns: 1, rows: 1)
            Text(title, .accent)
            for stream in streams.prefix(Self.rows) {
                Row(spacing: 1) {
                    Text(stream.name, .title).frame(columns: Self.names)
                    Text(stream.marbles)
                    Text(stream.latest, .dim).frame(rows: 1).stretching(columns: 1)
                    Text("\(stream.place) ×\(stream.listeners)", .dim)
                }
            }
        }
    }

    private var title: String {
        let hidden = max(0, streams.count - Self.rows)
        return "── \(streams.count) streams are listened to"
            + (hidden > 0 ? ", \(hidden) more" : "")
    }
}
