import TUI

let chores = Chores(
    [("Water the plants", 2, Priority.normal), ("Pay the rent", 1, .high), ("Read", 9, .low)]
        .enumerated().map { number, task in
            Chore(id: number, title: task.0, days: task.1, priority: task.2)
        })
Terminal.run { console in deskScreen(console, chores) }.leave()
