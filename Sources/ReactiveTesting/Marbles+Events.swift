import Reactive
import Testing

extension Marbles {
    /// Returns the events of a picture. A mistake in the picture becomes an issue of the calling
    /// test.
    public static func events(
        _ picture: String, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> [Recorded<Event<String>>] {
        reading(
            picture,
            at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ).events
    }

    /// Returns the events of a picture, with the elements that `element` makes of the symbols.
    public static func events<Element>(
        _ picture: String, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column,
        _ element: (String) -> Element
    ) -> [Recorded<Event<Element>>] {
        reading(
            picture,
            at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ).events.map {
            Recorded(time: $0.time, value: $0.value.map(element))
        }
    }

    static func reading(
        _ picture: String, at sourceLocation: SourceLocation
    ) -> (events: [Recorded<Event<String>>], columns: Int) {
        do { return try read(picture) } catch {
            Issue.record("\(error)", sourceLocation: sourceLocation)
            return ([], 0)
        }
    }
}
