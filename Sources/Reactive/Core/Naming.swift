import ReactiveThreads

/// A recorder of named streams, such as a journal.
public protocol StreamRecorder: AnyObject {
    /// Starts recording a stream. Returns a function that adds the recording to the stream.
    func record<Element>(_ name: StreamName) -> (Observable<Element>) -> Observable<Element>
}

/// The name of a stream, with its owner and the place where the stream was named.
public struct StreamName {
    public let text: String
    /// The value that named the stream, such as a view model; nil if none was given.
    public let owner: Any?
    /// Indicates whether the stream contains the commands of a play.
    public let isPlay: Bool
    /// The source location at which the stream was named: `PuzzleViewModel.swift:32`.
    public let place: String

    init(_ text: String, of owner: Any? = nil, isPlay: Bool = false, _ file: String, _ line: UInt) {
        (self.text, self.owner, self.isPlay) = (text, owner, isPlay)
        place = "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
    }

    @TaskLocal private static var recorder: TaskLocalBox<any StreamRecorder>?

    /// The recorder of the current task; nil if the task records no streams.
    public static var presentRecorder: (any StreamRecorder)? { recorder?.ownValue }

    /// Lets `recorder` record the streams that `body` names.
    public static func withRecorder<Result>(
        _ recorder: any StreamRecorder, _ body: () throws -> Result
    ) rethrows -> Result { try $recorder.withBox(recorder, body) }

    /// Returns `commands`. If the task has a recorder, the returned function also records the
    /// commands under the name of `type`.
    @usableFromInline static func recording<Play, Command>(
        _ commands: @escaping (Play) -> Observable<Command>, of type: Any.Type, _ file: String,
        _ line: UInt
    ) -> (Play) -> Observable<Command> {
        guard let recorder = presentRecorder else { return commands }
        let record: (Observable<Command>) -> Observable<Command> =
            recorder.record(StreamName("\(type)", isPlay: true, file, line))
        return { record(commands($0)) }
    }
}

extension ObservableType {
    /// Returns a stream with the same elements, which an open journal records under `name`.
    public func named(
        _ name: String, of owner: @autoclosure () -> Any? = nil, file: String = #fileID,
        line: UInt = #line
    ) -> Observable<Element> {
        guard let recorder = StreamName.presentRecorder else { return asObservable() }
        return recorder.record(StreamName(name, of: owner(), file, line))(asObservable())
    }
}

extension SharedSequence {
    /// Returns a stream with the same elements, which an open journal records under `name`.
    public func named(
        _ name: String, of owner: @autoclosure () -> Any? = nil, file: String = #fileID,
        line: UInt = #line
    ) -> SharedSequence {
        guard StreamName.presentRecorder != nil else { return self }
        return SharedSequence(source.named(name, of: owner(), file: file, line: line))
    }
}
