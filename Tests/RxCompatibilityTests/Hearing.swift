import Reactive

struct Failure: Error, Equatable { var number = 0 }

/// Everything that a stream emits during `subscribe`.
func heard<Stream: ObservableConvertibleType>(_ stream: Stream) -> [Event<Stream.Element>] {
    var events: [Event<Stream.Element>] = []
    _ = stream.asObservable().subscribe { (event: Event<Stream.Element>) in events.append(event) }
    return events
}
