import Laboratory
import Parlor

let invocation = Shell.invocation

LaboratoryScreens.show(invocation)
Launch.run(invocation, tools: LaboratoryTools.all())
