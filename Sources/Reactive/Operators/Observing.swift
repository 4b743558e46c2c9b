extension ObservableType {
    /// Calls closures during a subscription. Does not change the events, unless a closure throws an
    /// error. Calls `onDispose` after the source is disposed.
    ///
    ///     source                  -a--b-|
    ///     do(onNext: { log })     -a--b-|
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        Observable { downstream in
            onSubscribe?()
            self.asObservable().forward(to: downstream) {
                // Sends the error of a closure directly to the subscriber. A thrown error would go
                // to `onError`.
                do {
                    try onNext?($0)
                    downstream.next($0)
                    try afterNext?($0)
                } catch { downstream.fail(error) }
            } onEnd: { ending in
                do {
                    if let error = ending.error { try onError?(error) } else { try onCompleted?() }
                    downstream.end(ending)
                    if let error = ending.error { try afterError?(error) }
                    if !ending.isFailure { try afterCompleted?() }
                } catch { downstream.fail(error) }
            }
            onSubscribed?()
            // Children end before resources, so this closure runs after the source is disposed.
            if let onDispose { downstream.lifetime.onDispose(onDispose) }
        }
    }

    /// Prints a line for the subscription, each event and the disposal. A line begins with
    /// `identifier` or, if it is nil, with the source location of the call.
    ///
    ///     Countdown.swift:31 (transform) -> Event next(9)
    ///
    /// Calls `output` with each line, by default `print`.
    ///
    ///     source     -a--b-|
    ///     debug()    -a--b-|
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID,
        line: UInt = #line, function: String = #function,
        to output: @escaping (String) -> Void = { print($0) }
    ) -> Observable<Element> {
        let name = identifier ?? "\(StreamName("", file, line).place) (\(function))"
        func say(_ text: String) { output("\(name) -> \(text)") }
        func log(_ event: Event<Element>) {
            let event = "\(event)"
            // The middle of a long description matters least.
            let text =
                trimOutput && event.count > 40 ? "\(event.prefix(20))...\(event.suffix(20))" : event
            say("Event \(text)")
        }
        return Observable { downstream in
            say("subscribed")
            downstream.lifetime.onDispose { say("isDisposed") }
            self.asObservable().forward(to: downstream) {
                log(.next($0))
                downstream.next($0)
            } onEnd: {
                log($0.event())
                downstream.end($0)
            }
        }
    }
}
