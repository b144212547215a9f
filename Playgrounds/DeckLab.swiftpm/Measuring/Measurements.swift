import GestureArbiter
import GestureArbiterFlights

/// All trials, in the order of the switches, and their results.
@MainActor
public final class Measurements {
    public let trials: [Trial] = [
        ActionDelivery(), ShouldBeginOrder(), WaiterBegins(), FailureQuestions(), Prevented(), LateCandidates(),
        NestedPriority(), SameViewPriority(), StateDuringReset(), ActionOnRemoval(), QuestionOrder(), PanSlop(),
        PanTranslation(), VelocityAfterPause(), PanVelocity(), PanEnd(), TouchesBeyondMaximum(),
        ScrollSlop(), CatchingOmitsSlop(), PanActionOrder(), ShortContentPan(), DisabledScrolling(), ScrollTransfer(),
        BarOpening(), BarHeights(), OffsetWhileTracking(), PresentationStart(), DismissalStart(),
        TouchesInTransition(), AppearanceOrder(), AlongsideAnimations(), SafeAreaUnderTransform(), FinalFrame(),
        ContentBeyondEnd(), CenterLayout(),
    ]

    public init() {}

    /// Returns the JSON that HeadlessUIKit's `Assumptions` reads: the settings that were measured, with the evidence
    /// for each. It is a flight of no touch, too, whose readings they are: whoever reads flights reads it.
    ///
    /// - Parameter device: Model, system and version; for people.
    public func json(device: String) -> String {
        let found = trials.compactMap { trial in trial.reading.map { (trial, $0) } }
        let settings = found.map { trial, reading in "    \(quoted(trial.name)): \(reading.setting)" }
        let evidence = found.map { trial, reading in
            "    \(quoted(trial.name)): \(quoted("\(trial.row): \(reading.evidence)"))"
        }
        return """
            {
              "version": 1,
              "device": \(quoted(device)),
              "assumptions": {
            \(settings.joined(separator: ",\n"))
              },
              "evidence": {
            \(evidence.joined(separator: ",\n"))
              },
            \(flight(device: device).text.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n"))
            }

            """
    }

    private func flight(device: String) -> GestureArbiter.Flight {
        var flight = GestureArbiter.Flight()
        flight.device.model = device
        flight.readings = trials.compactMap { trial in
            trial.reading.map { reading in
                GestureArbiter.Flight.Reading(
                    name: trial.name, setting: "\(reading.setting)", evidence: "\(trial.row): \(reading.evidence)")
            }
        }
        return flight
    }

    private func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\u{0}"..<" ": quoted += " "
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
