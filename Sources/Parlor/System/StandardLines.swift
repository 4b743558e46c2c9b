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

    /// Writes a line, and lets it go at once. False if nobody reads it any more.
    static func write(_ line: String) -> Bool {
        print(line)
        return fflush(nil) == 0
    }

    static func end() -> Never { exit(0) }

    /// Serves the main queue until something ends the process.
    static func serve() -> Never { dispatchMain() }
}
