import Reactive

// Seeds whose type the compiler has to infer: literals and tuples.

func collected(_ o: Observable<Int>) -> Observable<[Int]> { o.scan([]) { $0 + [$1] } }
func sumAndCount(_ o: Observable<Int>) -> Observable<(Int, Int)> {
    o.reduce((0, 0)) { ($0.0 + $1, $0.1 + 1) }
}
func named(_ o: Observable<Int>) -> Observable<[Int]> { o.scan([]) { sum, x in sum + [x] } }
func lastThree(_ o: Observable<String>) -> Observable<[String]> {
    o.scan([], accumulator: { Array(($0 + [$1]).suffix(3)) })
}
func driven(_ o: Driver<Int>) -> Driver<[Int]> { o.scan([]) { $0 + [$1] } }
func average(_ o: Observable<Int>) -> Observable<Double> {
    o.reduce((0, 0)) { ($0.0 + $1, $0.1 + 1) }.map { Double($0.0) / Double($0.1) }
}
func counted(_ o: Observable<Int>) -> Observable<Int> { o.scan([]) { $0 + [$1] }.map { $0.count } }
