import Reactive

struct Failure: Error, Equatable { var number = 0 }

/// Everything that a stream emits in the current call.
func heard<Stream: ObservableConvertibleType>(_ stream: Stream) -> [Event<Stream.Element>] {
    var events: [Event<Stream.Element>] = []
    _ = stream.asObservable().subscribe { (event: Event<Stream.Element>) in events.append(event) }
    return events
}
