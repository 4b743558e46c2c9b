// expect: type 'Hashable' has no member 'new'
import TUI

enum Spot: Hashable { case new }

func picture(_ controls: Controls<Spot>) -> some View {
    Column {
        Button("New", .new)
    }
}
