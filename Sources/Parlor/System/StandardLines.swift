import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What comes in and goes out line by line, from and to a person, a pipe or a file.
enum StandardLines {
    /// The lines of the standard input, as they come. They are read on a thread of their own, which
    /// waits as long as it likes: nothing else does.
    static var input: AsyncStream<String> {
        let (lines, continuation) = AsyncStream<String>.makeStream()
        DispatchQueue(label: "lines").async {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
        }
        return lines
    }

    /// Writes a line, past the buffers of the library, whose locks the reader holds. False if
    /// nobody reads it any more.
    static func write(_ line: String) -> Bool {
        var rest = Array("\(line)\n".utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                #if canImport(Darwin)
                    Darwin.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
                #elseif canImport(Musl)
                    Musl.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
                #else
                    Glibc.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
                #endif
            }
            if count < 0, errno != EINTR { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }

    /// Serves the main queue until the process is to end: then `leave` is the last to be done.
    @MainActor static func serve(leave: @escaping @MainActor () -> Void) -> Never {
        // A reader that is gone shows in what is written to it.
        signal(SIGPIPE, SIG_IGN)
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated(leave)
                exit(128 + number)
            }
            source.activate()
            return source
        }
        withExtendedLifetime(sources) { dispatchMain() }
    }

    static func end() -> Never { exit(0) }
}
