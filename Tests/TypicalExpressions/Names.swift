// The type behind `.rx` hides the module of the same name. Two other names lead to the same
// streams.
import Reactive
import RxCompatibility

func named(_ numbers: RxCompatibility.Observable<Int>) -> Reactive::Observable<Int> { numbers }
func spaced(_ view: AnyObject) -> Reactive<AnyObject> { Reactive(view) }
