// The name space of `.rx` hides the module of its name; two other names mean the same streams.
import Reactive
import RxCompatibility

func named(_ numbers: RxCompatibility.Observable<Int>) -> Reactive::Observable<Int> { numbers }
func spaced(_ view: AnyObject) -> Reactive<AnyObject> { Reactive(view) }
