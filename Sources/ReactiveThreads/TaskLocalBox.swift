/// A value for a task-local variable. Only the task that set the value can read it. Tasks that
/// inherit the variable read nil.
///
/// Sound: the value is set during a synchronous call. Only the task of the call reads it or,
/// outside of tasks, the thread of the call. `clear` removes the value when the call ends, so a
/// later task at the same place in memory reads nil, too.
package final class TaskLocalBox<Value>: @unchecked Sendable {
    @usableFromInline var value: Value?
    @usableFromInline let owner = currentTask()

    init(_ value: Value) { self.value = value }

    /// The value, if the current task has set it; otherwise nil.
    @inlinable package var ownValue: Value? { currentTask() == owner ? value : nil }

    func clear() { value = nil }
}

/// Returns a number that identifies the current task, or nil outside of tasks.
@usableFromInline func currentTask() -> Int? { withUnsafeCurrentTask { $0?.hashValue } }

extension TaskLocal {
    /// Sets the variable while `body` runs, for this task alone.
    package func withBox<Content, Result>(_ content: Content, _ body: () throws -> Result) rethrows
        -> Result
    where Value == TaskLocalBox<Content>? {
        let box = TaskLocalBox(content)
        defer { box.clear() }
        return try withValue(box, operation: body)
    }
}
