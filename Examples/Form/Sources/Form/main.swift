import TUI

Terminal.run(bookingScreen).leave()
