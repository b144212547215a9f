/// The namespace of springs, departures, resistances and projections. Each is a closed form without a clock, so that a
/// finger can catch a motion at any moment with its visible position and velocity.
public enum Motion {}
