// expect: Give the button a value, Button("Play", Spot.play), and handle its press.
import TUI

func picture() -> some View {
    Button("Play") { print("played") }
}
