/** Figures of the admiral's judgement, found by matches against the captain. */
export const judgement = {
  /** Courses of a ship that are played out. */
  courses: 4,
  /** How far, how often, and how much what spoke for an order beforehand counts. */
  reach: { activations: 2, samples: 2, trust: 0.3 },
  /** Courses and lengths tried for a move. */
  legs: 30,
  /** How much a point that may be lost counts against a point that may be won. */
  risk: 0.5,
  /** How much an enemy's fire counts as it stands, and as it could be after a move of its own. */
  standing: 0.4,
  moving: 0.6,
  /** The same of an enemy that has activated in this round. */
  spent: 0.7,
  /** How much shots at others than the squadron's target count. */
  others: 0.35,
  /** Points that a ship out of command is worse off. */
  command: 8,
  /** How much dearer the last hull boxes are than the first. */
  wounds: 2,
  /** Times their points that a freighter of the convoy and a ship with troops count. */
  freighter: 6,
  troops: 4,
  /** How much what a squadron may lose counts when one is chosen to activate: one in danger rather waits for its enemies to spend themselves. */
  danger: -0.4,
};
