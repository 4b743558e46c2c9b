import Reactive
import RxCompatibility
import XCTest

enum NetworkError: Error, Equatable {
    case offline
    case status(Int)
}

struct User: Equatable {
    let id: Int
    let name: String
}

/// An object that a stream refers to weakly.
final class Owner { var heard: [String] = [] }

/// The events that a stream emits when it is subscribed to, as text: `1 2 |`.
func said<Source: ObservableConvertibleType>(_ source: Source) -> String {
    var said: [String] = []
    source.asObservable().subscribe { event in
        switch event {
        case .next(let element): said.append("\(element)")
        case .error: said.append("#")
        case .completed: said.append("|")
        }
    }.dispose()
    return said.joined(separator: " ")
}
