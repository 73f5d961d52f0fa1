/**
 * Geometry of an open table on integers. It knows no ruleset: what a ruleset decides (tolerances, arcs, how
 * far a ship turns) comes in as a parameter.
 *
 * Units: lengths in mils (1/1000 inch), x east and y north of the table's south-west corner; directions in
 * centidegrees (1/100 degree), 0..35999 clockwise from north. All inputs are integers. The engine's
 * trigonometry is never asked, so that server and browser agree to the last mil at the edge of an arc.
 */
export * from './arc.ts';
export * from './bearing.ts';
export * from './chord.ts';
export * from './circle-base.ts';
export * from './contact.ts';
export * from './direction.ts';
export * from './envelope.ts';
export * from './path.ts';
export * from './point.ts';
export * from './shape.ts';
export * from './sight.ts';
export * from './tolerance.ts';
export * from './units.ts';
export * from './written.ts';
