import TUI

let viewModel = EmojiMemoryGame()
Terminal.run { emojiMemoryGame($0, viewModel) }.leave()
