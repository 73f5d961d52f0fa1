/** What is otherwise than in the sister game, for players who know that one; what is not named here is alike. */
import type { Differences } from '../kernel/differences.ts';

// prettier-ignore
export const differences: Differences = {
  from: 'Quantum Rebellion',
  alike: 'Both games measure from post to post, and take turns squadron by squadron. Squadrons have up to five ships or 300 points. Terrain tables, ambush, scouts, Disorder, shields, cloaks, hull and crew losses, scoring and the four scenarios are the same, or nearly so.',
  groups: [
    {
      title: 'Dice and fire',
      rows: [
        { what: 'Dice of a weapon', here: 'One die from d4 to d16. Each 1 adds another throw of it. The total of the attack less that of the defence is what gets through.', there: 'Several d6. Each that shows its number is a hit.', rules: ['DA-1.2.1a', 'DA-1.2.2a'] },
        { what: 'Range', here: 'Outside its effective band a weapon throws a die two sizes smaller. Direct fire ends at 32″.', there: 'Optimal Range makes hitting easier.', rules: ['DA-1.8.18a', 'DA-1.8.18b'] },
        { what: 'Several arcs', here: 'Each weapon is an attack of its own, and costs nothing more. At one target only one arc and the turrets fire.', there: 'Several arcs lose the bonus of Optimal Range.', rules: ['DA-9.4.7', 'DA-9.4.8b'] },
        { what: 'Firing together', here: 'Once in an activation. The highest die counts, and a die of the commander is added.', there: 'All dice are thrown together.', rules: ['DA-9.4.6a', 'DA-9.4.6c', 'DA-12.1r'] },
        { what: 'Into the stern', here: 'Adds a d6.', there: 'Adds one die.', rules: ['DA-9.4.5'] },
        { what: 'Defence', here: 'DEF is one die. Rank, terrain, armour, evading and fighters give more dice or larger ones.', there: 'DEF is a number of d6; cover makes them stop more.', rules: ['DA-9.4.8f', 'DA-3.3.1b'] },
        { what: 'Effects of weapons', here: 'One effect of an attack that gets through, chosen by the attacker. Most are markers that pass.', there: 'Each six brings a result, and sixes of the defence stop results.', rules: ['DA-9.4.8i'] },
        { what: 'Torpedoes', here: '16″ to 48″. Those of one ship fly together and add up. Chaff helps against them.', there: '12″ to 48″, in salvos of two.', rules: ['DA-12.6a', 'DA-12.7.9'] },
        { what: 'Screening ship', here: 'Adds its DEF die and takes 2 hull off the target. It does not help against torpedoes.', there: 'Adds its DEF dice and takes a hit at least.', rules: ['DA-9.4.4a', 'DA-12.6c'] },
      ],
    },
    {
      title: 'Speed and movement',
      rows: [
        { what: 'Speed', here: 'Low, Medium or High, set in the Command Segment. It gives the least and the most that a ship moves, and how far it turns.', there: 'One longest move, with Full Stop and Full Thrust.', rules: ['DA-9.1.4a', 'DA-9.2.2a', 'DA-9.2.1'] },
        { what: 'Least move', here: 'A ship has to move so far. From Low to High or back costs a Disorder.', there: 'A ship may lie still.', rules: ['DA-9.2.3a', 'DA-9.1.4b'] },
        { what: 'Evading', here: 'A special action: a die more for the defence, larger at High. The ship skips its fire, or takes a Disorder.', there: 'There is none.', rules: ['DA-9.3.6a', 'DA-9.3.6b'] },
        { what: 'Turning about', here: '6″ ahead, for 1 to 3 Disorder.', there: 'Half a move, for up to 2 Disorder.', rules: ['DA-9.3.9a', 'DA-9.3.9b'] },
        { what: 'Orbits', here: 'Entered and followed at Low. A ship does not leave in the activation in which it came in.', there: 'At any speed.', rules: ['DA-9.3.10.1a', 'DA-9.3.10.2'] },
        { what: 'Tractor beam', here: 'Draws a smaller thing that lies still into contact.', there: 'There is none.', rules: ['DA-9.3.8'] },
      ],
    },
    {
      title: 'Terrain',
      rows: [
        { what: 'Cover', here: 'Asteroids and nebulae add their die to the defence. Particle clouds stop direct fire.', there: 'Light and heavy cover.', rules: ['DA-9.4.8g', 'DA-4.5.4a'] },
        { what: 'Harm', here: 'A field throws its die. Nebulae take the place of gas, and cost crew.', there: 'Fixed hits with a d6, or hull.', rules: ['DA-4.5.1b', 'DA-4.5.2b'] },
        { what: 'Planets', here: 'Running into one costs d10 hull and 2 Disorder.', there: 'The ship is lost.', rules: ['DA-4.5.6b'] },
      ],
    },
    {
      title: 'Command',
      rows: [
        { what: 'Initiative', here: 'After a tie the next dice decide.', there: 'After a tie all is thrown again.', rules: ['DA-7.1.2'] },
        { what: 'Command radius', here: 'A ship beyond it does not fire together.', there: 'It takes Disorder as well.', rules: ['DA-3.4b'] },
        { what: 'Markers', here: 'Comms Down, Fire Control, Reactor Scram and Grid Fault pass by themselves.', there: 'What breaks stays broken until it is mended.', rules: ['DA-9.0b', 'DA-9.1.1'] },
        { what: 'Repairs', here: 'Automated Repair mends one place as the activation begins.', there: 'Crews throw for repairs in the End Phase.', rules: ['DA-12.7.3'] },
      ],
    },
    {
      title: 'Fighters and boarding',
      rows: [
        { what: 'Fighters', here: 'Tokens in contact throw one die as a stack. Three hits cost one token. A hit on a ship is a critical hit.', there: 'Each token throws a d6.', rules: ['DA-9.4.9.7', 'DA-9.4.9.8b'] },
        { what: 'Boarding', here: 'Within 6″, or 12″ with assault craft. Both sides add up their dice. Marines are lost.', there: 'Within 3″ or 6″. Hits less what the defence stops.', rules: ['DA-9.4.10.1', 'DA-9.4.10.3b'] },
      ],
    },
    {
      title: 'Hyperspace and beacons',
      rows: [
        { what: 'Coming in', here: 'In any round, by a 3″ portal 6″ clear of planets and beacons, two at once. Who comes in has Grid Fault, a commander Comms Down.', there: 'Before round 5, by a 2″ portal 4″ clear.', rules: ['DA-8.1b', 'DA-8.1c', 'DA-8.3a'] },
        { what: 'Jumps', here: 'Within 3″ of the beacon. Fire Control goes offline. A bad drift costs a critical hit.', there: 'Within 2″ of the beacon.', rules: ['DA-9.3.5a', 'DA-12.7.17b'] },
        { what: 'Beacons', here: 'Three to a module. Any ship within 6″ may hack one. Fighters need 6 hits to destroy one.', there: 'Four to a module. Hacking needs countermeasures, within 12″.', rules: ['DA-12.7.6', 'DA-9.3.2', 'DA-5.1'] },
      ],
    },
    {
      title: 'Fleets',
      rows: [
        { what: 'Power', here: 'Weapons and DEF draw power by the size of their dice, equipment draws its own. The reactors give so much.', there: 'Dice are shared out over the arcs.', rules: ['DA-12.2.3a', 'DA-12.2.3c'] },
        { what: 'Grades', here: 'Three reactors and three kinds of Life Support. The stronger a reactor, the worse its hit.', there: 'One of each.', rules: ['DA-12.7.28', 'DA-12.7.18b'] },
        { what: 'Size', here: 'Hull Size from 1 to 9.', there: 'Small, Medium or Large.', rules: ['DA-12.4.3'] },
        { what: 'Critical hits', here: 'A hit on an empty or lost place goes to the next below.', there: 'It does nothing there.', rules: ['DA-9.4.11.7b'] },
      ],
    },
  ],
};
