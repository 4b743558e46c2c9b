// expect: 'wrappedValue' is unavailable: @Published belongs to an ObservableObject.
import Reactive

struct Score {
    @Published var points = 0
}
