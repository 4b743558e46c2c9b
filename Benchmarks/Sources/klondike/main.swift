import CShim

shim_print_by_line()

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    print(Options.usage)
    exit(2)
}
var isSound = true
if options.wants("deals") {
    isSound = ReferenceDeals().run(every: options.isQuick ? 20 : 1) && isSound
}
if options.wants("games") {
    isSound = RandomGames(count: options.count ?? (options.isQuick ? 100 : 10_000)).run() && isSound
}
if options.wants("fresh") {
    let count = options.count ?? (options.isQuick ? 20 : 2_000)
    isSound = FreshDeals(from: options.from, count: count).run() && isSound
}
if options.wants("lines") {
    let count = options.count ?? (options.isQuick ? 20 : 500)
    isSound = Lines(from: options.lineSeed, count: count).run() && isSound
}
if options.wants("shortest") {
    let count = options.count ?? (options.isQuick ? 4 : 100)
    isSound = Shortest(from: options.lineSeed, count: count).run() && isSound
}
if options.wants("unseen") {
    let count = options.count ?? (options.isQuick ? 4 : 1_000)
    isSound = UnseenDeals(from: options.from, count: count).run() && isSound
}
exit(isSound ? 0 : 1)
