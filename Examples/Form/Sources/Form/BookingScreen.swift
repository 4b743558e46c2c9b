import Reactive
import TUI

/// Books tables until the user presses Esc.
func bookingScreen(_ console: Console) -> Driver<BookingView> {
    Driver.play(Booking()) { _ in console.controls() }
        .asObservable().take(while: { !$0.isOver }).map { BookingView(booking: $0) }
        .asDriver(onErrorDriveWith: .empty())
}

struct BookingView: CompositeView {
    let booking: Booking

    var content: some View {
        Column {
            Text("Book a table", .title)
            FormRow("Name", .name, in: booking.controls, columns: 8)
            FormRow("Guests", .guests, in: booking.controls, columns: 8)
            Toggle("Outside", .isOutside, in: booking.controls)
            Button("Book", .book, in: booking.controls)
            for table in booking.tables { Text("✓ \(table)", .success) }
            Spacer()
            KeyHelp(["Tab": "next", "space": "on, off", "Enter": "book", "Esc": "quit"])
        }
    }
}
