import BenchKit
import CShim

shim_print_by_line()

do throws(Misuse) {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    print("The machine: \(Machine.described)")
    var isRight = [Drawing(options: options).run(), Reading(options: options).run()]
    Views(options: options).run()
    isRight.append(ControlScreens(options: options).run())
    MillionRows(options: options).run()
    print("\nAfterwards: \(Machine.load)")
    if isRight.contains(false) { print("\nA check has failed.") }
    exit(isRight.contains(false) ? 1 : 0)
} catch {
    print("\(error.message)\n\n\(Options.usage)")
    exit(2)
}
