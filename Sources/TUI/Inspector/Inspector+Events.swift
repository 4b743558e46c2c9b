#if INSPECTOR
    extension Inspector {
        func forward(_ input: ProgramInput) {
            guard !travel.isStanding else { return }
            run.advance(to: now - timeOffset)
            run.take(input)
            serve()
        }

        func move(to surroundings: Surroundings) {
            self.surroundings = surroundings
            forward(.surroundings(above))
            show()
        }

        func take(_ event: TerminalEvent) {
            switch event {
            case .key(let key) where prompt != nil:
                answer(key)
                return
            case .key(let key):
                if let act = InspectorAct(key, isStanding: travel.isStanding) {
                    return self.act(act)
                }
            case .mouse(let mouse):
                if !isAbove(mouse) {
                    if travel.isStanding, let step = mouse.wheelDirection?.verticalStep {
                        act(.step(by: step))
                    }
                    return
                }
            case .resize: return
            default: break
            }
            forward(.event(event))
        }

        /// Returns whether a mouse report belongs to the program. A drag and a release belong to
        /// the side on which the button was pressed.
        private func isAbove(_ mouse: Mouse) -> Bool {
            let isThere = mouse.row < above.size.rows
            switch mouse.action {
            case .press: isPressedAbove = isThere
            case .drag: return isPressedAbove
            case .release:
                defer { isPressedAbove = false }
                return isPressedAbove
            case .move, .wheel: break
            }
            return isThere
        }
    }
#endif
