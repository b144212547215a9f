// A card is configured by values of GestureArbiter: its policy, its release rule.
@_exported import GestureArbiter
