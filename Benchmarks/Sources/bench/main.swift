import BenchKit
import CShim
import Hand
import Ours

shim_print_by_line()

do throws(Misuse) {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    let sides = (hand: hand(), ours: ours())

    if let library = options.library, let only = options.only {
        let side = library == .hand ? sides.hand : sides.ours
        guard let spec = Workloads.all.first(where: { $0.id == only }),
            let run = side.workloads[only]
        else { throw Misuse(message: "There is no workload \(only).") }
        print(run(options.count(spec.n)))
        exit(0)
    }

    var agrees = Comparison(hand: sides.hand, ours: sides.ours, options: options).run()
    let memory = Memory(hand: sides.hand, ours: sides.ours, options: options)
    if Heap.isCountable {
        if options.wants("allocations") { memory.allocations() }
        agrees = memory.live() && agrees
    }
    let growth = Growth(options: options)
    if options.wants("crowds") { growth.crowdedRelays() }
    if options.wants("depths") { agrees = growth.deepStreams() && agrees }

    if !agrees { print("\nThe two sides do not agree.") }
    exit(agrees ? 0 : 1)
} catch {
    print("\(error.message)\n\n\(Options.usage)")
    exit(2)
}
