enum Priority: String, CaseIterable { case low, normal, high }

/// A task, identified by its number.
struct Chore: Equatable {
    let id: Int
    var title: String
    var days: Int
    var priority: Priority
    var isDone = false
}

/// The tasks, filtered and sorted.
struct Chores: Equatable {
    private(set) var all: [Chore]
    var filter = ""
    var column = 0
    var isAscending = true

    init(_ all: [Chore] = []) { self.all = all }

    var rows: [Chore] {
        let found = all.filter { filter.isEmpty || $0.title.lowercased().contains(filter) }
        let sorted =
            switch column {
            case 0: found.sorted { $0.title < $1.title }
            case 1: found.sorted { ($0.days, $0.id) < ($1.days, $1.id) }
            default: found.sorted { $0.priority.rank > $1.priority.rank }
            }
        return isAscending ? sorted : sorted.reversed()
    }

    mutating func add(_ title: String, days: Int, _ priority: Priority) {
        let id = (all.map(\.id).max() ?? 0) + 1
        all.append(Chore(id: id, title: title, days: days, priority: priority))
    }

    mutating func remove(_ id: Int) { all.removeAll { $0.id == id } }

    mutating func toggle(_ id: Int) {
        if let place = all.firstIndex(where: { $0.id == id }) { all[place].isDone.toggle() }
    }
}

extension Priority {
    fileprivate var rank: Int { Priority.allCases.firstIndex(of: self) ?? 0 }
}
