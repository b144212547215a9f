@_spi(Engine) import GestureArbiter
import GestureArbiterFlights
import UIKitShim

/// All trials, in the order of the switches, and their results.
@MainActor
public final class Measurements {
    public let trials: [Trial]
    /// The contents that could not be made here.
    public let missing: [TouchedContent]

    /// - Parameter view: Returns content of that frame that needs more than UIKit and that an app can make; nil if it
    ///   cannot.
    public init(_ view: @MainActor (TouchedContent, CGRect) -> UIView? = { _, _ in nil }) {
        let touched = TouchedContent.allCases.map { content in
            (content, RecognizersOfTouch(content, view: view(content, CGRect(x: 0, y: 0, width: 320, height: 400))))
        }
        missing = touched.filter { $0.1 == nil }.map(\.0)
        let five: [Trial] =
            [CardInFlight(), PinnedContent()] + touched.compactMap(\.1) + [OwnPans(), PresentationOverKeyboard()]
        trials =
            five + [
                ActionDelivery(), ShouldBeginOrder(), WaiterBegins(), FailureQuestions(), Prevented(), LateCandidates(),
                NestedPriority(), SameViewPriority(), StateDuringReset(), ActionOnRemoval(), QuestionOrder(),
                StateOutsideTouches(), PanSlop(), PanTranslation(), VelocityAfterPause(), PanVelocity(), PanEnd(),
                TouchesBeyondMaximum(),
                ScrollSlop(), CatchingOmitsSlop(), PanActionOrder(), ShortContentPan(), DisabledScrolling(),
                ScrollTransfer(),
                BarOpening(), BarHeights(), BarMinimization(), OffsetWhileTracking(), PresentationStart(),
                DismissalStart(),
                TouchesInTransition(), AppearanceOrder(), AlongsideAnimations(), SafeAreaUnderTransform(), FinalFrame(),
                ContentBeyondEnd(), CenterLayout(), FoldedPresentation(), TrackpadScroll(),
            ]
    }

    /// What the trials found about one switch. If two disagree it has no setting: then something matters that has no
    /// switch, and the evidence has both.
    private struct Finding {
        var name: String
        var setting: Reading.Setting?
        var evidence: String
    }

    private var findings: [Finding] {
        var findings: [Finding] = []
        for reading in trials.flatMap(\.readings) {
            let evidence = "\(reading.told.row): \(reading.evidence)"
            guard let index = findings.firstIndex(where: { $0.name == reading.told.name }) else {
                findings.append(Finding(name: reading.told.name, setting: reading.setting, evidence: evidence))
                continue
            }
            findings[index].evidence += "; " + evidence
            findings[index].setting = findings[index].setting.flatMap { $0.together(with: reading.setting) }
        }
        return findings
    }

    private var observations: [Observation] {
        trials.flatMap(\.observations)
            + missing.map {
                Observation(subject: "the recognizers of a touch on \($0.rawValue)", text: "not made here")
            }
    }

    /// Returns the JSON that HeadlessUIKit's `Assumptions` reads: the settings that were measured, with the evidence
    /// for each, and the other observations. It is also a flight without touches, with these readings, so that every
    /// reader of flights can read it.
    ///
    /// - Parameters:
    ///   - device: Model, system and version; for people.
    ///   - run: The run that has read them, which reports what is under way, what it could not finish, and what needs a
    ///     finger.
    public func json(device: String, of run: UnattendedRun? = nil) -> String {
        let findings = findings
        let settings = findings.compactMap { one in
            one.setting.map { "    \(quoted(one.name)): \($0)" }
        }
        let evidence = findings.map { "    \(quoted($0.name)): \(quoted($0.evidence))" }
        let observed = observations.map { "    \(quoted($0.subject)): \(quoted($0.text))" }
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
              "observed": {
            \(observed.joined(separator: ",\n"))
              },\(run.map(unattended) ?? "")
            \(flight(device: device).text.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n"))
            }

            """
    }

    private func unattended(_ run: UnattendedRun) -> String {
        func list(_ names: [String]) -> String { "[" + names.map(quoted).joined(separator: ", ") + "]" }
        return """

              "unattended": {
                "isOver": \(run.isOver),
                "running": \(run.running.map(quoted) ?? "null"),
                "unfinished": \(list(run.unfinished)),
                "needAFinger": \(list(run.needAFinger))
              },
            """
    }

    /// Observations without a setting are for people only.
    private func flight(device: String) -> GestureArbiter.Flight {
        var flight = GestureArbiter.Flight()
        flight.device.model = device
        flight.readings =
            findings.map { one in
                .init(name: one.name, setting: one.setting.map { "\($0)" } ?? "", evidence: one.evidence)
            } + observations.map { .init(name: $0.subject, evidence: $0.text) }
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

extension Reading.Setting {
    /// Combines two readings of one switch; nil if they contradict each other. Names are combined, as each content has
    /// its own.
    fileprivate func together(with other: Self) -> Self? {
        switch (self, other) {
        case (.names(let one), .names(let other)): .names(one + other.filter { !one.contains($0) })
        // Two samples of a finger may lie this far apart.
        case (.points(let one), .points(let other)): abs(one - other) <= 3 ? .points(min(one, other)) : nil
        default: self == other ? self : nil
        }
    }
}
