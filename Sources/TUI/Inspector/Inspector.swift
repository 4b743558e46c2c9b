#if INSPECTOR
    import MarblePictures
    import Reactive

    /// A program around another program. It shows the picture of that program and, below it, the
    /// commands of its streams and the costs of its frames. The user can stop the clock, look back
    /// through the commands of a stream, and continue from any command.
    ///
    /// The inspector stores earlier pictures as values. To continue from a moment, it starts the
    /// program again, and repeats all inputs up to that moment at the same times. Only the inputs
    /// and their times determine a run.
    final class Inspector {
        let console: Console
        let stopwatch: (() -> Duration)?
        let begin: () -> InspectedProgram
        let emit: (InspectorPicture?) -> Void

        var run: InspectedRun
        /// The run whose clock advances.
        var newest: InspectedRun
        /// The replaced runs, oldest first.
        var branches: [InspectedRun] = []
        /// The inspector's time minus the time of the run.
        var timeOffset = 0
        var travel = TimeTravel()
        /// The turn on the screen; nil for the present.
        var shownTurn: InspectedRun.Turn?
        /// The stream that the user has chosen; nil if there is none.
        var chosen: Journal.Stream?
        var picture: Snapshot
        var notice: String?
        var prompt: InspectorPrompt?
        /// A text that the names of listed streams must contain.
        var filter = ""
        var isHidden = false
        /// Indicates whether the value is shown in place of the picture.
        var isWhole = false
        var isHelp = false
        var leaf = 0
        /// The part of a stream's values that the panel always shows; nil if none is pinned.
        var pin: (stream: String, path: String)?
        var surroundings: Surroundings
        /// The earliest time of the next frame, in milliseconds.
        var nextFrame = 0
        /// Indicates whether the held mouse button was pressed on the program, above the panel.
        var isPressedAbove = false
        lazy var work = ScheduledWork { [weak self] in self?.serve() }

        private init(
            _ console: Console, _ surroundings: Surroundings,
            stopwatch: (() -> Duration)?, begin: @escaping () -> InspectedProgram,
            emit: @escaping (InspectorPicture?) -> Void
        ) {
            (self.console, self.surroundings, self.begin) = (console, surroundings, begin)
            (self.stopwatch, self.emit) = (stopwatch, emit)
            let program = begin()
            run = InspectedRun(
                program, in: program.past?.beginning ?? surroundings.above(hiding: false),
                stopwatch: stopwatch)
            newest = run
            if let past = program.past {
                run.repeatInputs(past.inputs, until: past.inputs.last?.time ?? 0)
            }
            picture = run.draw()
            timeOffset = now - run.now
            guard program.past != nil else { return }
            picture = lastPicture
            notice = program.notice
            stopAtEnd(of: shownStream)
        }

        var words: InspectorWords { run.program.words }

        /// The surroundings of the program above the panel.
        var above: Surroundings { surroundings.above(hiding: isHidden) }

        /// Returns the pictures of a program with its inspector. The stream ends with the program.
        static func program(
            _ console: Console, stopwatch: (() -> Duration)?,
            begin: @escaping () -> InspectedProgram
        ) -> Driver<InspectorPicture> {
            Observable { downstream in
                var inspector: Inspector?
                console.surroundings.asObservable().forward(to: downstream) { surroundings in
                    if let inspector { return inspector.move(to: surroundings) }
                    let new = Inspector(
                        console, surroundings, stopwatch: stopwatch, begin: begin
                    ) { picture in
                        if let picture { downstream.next(picture) } else { downstream.complete() }
                    }
                    inspector = new
                    downstream.lifetime.onDispose {
                        new.work.dispose()
                        new.run.end()
                    }
                    new.serve()
                    new.show()
                }
                console.events.forward(to: downstream) { inspector?.take($0) }
                console.intents(of: InspectorAct.self, keys: []).compactMap(\.pressed)
                    .forward(to: downstream) { inspector?.act($0) }
            }
            .asDriver(onErrorDriveWith: .empty())
        }

        var now: Int { Int(console.scheduler.now / .milliseconds(1)) }
    }

    extension Surroundings {
        /// Returns the surroundings of the program above the panel.
        func above(hiding isHidden: Bool) -> Surroundings {
            var above = self
            if !isHidden { above.size.rows -= InspectorPicture.rows(of: size.rows) }
            return above
        }
    }
#endif
