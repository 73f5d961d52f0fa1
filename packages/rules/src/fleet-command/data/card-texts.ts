/** What the Command cards do, in our own words (appendix F): a line for the card in the hand, and the whole for who asks. */
import type { RuleId } from '../../kernel/contract.ts';
import type { CardId } from './cards.ts';

export interface CardText {
  /** At most 46 characters: it stands on a card as wide as a thumb. */
  readonly line: string;
  /** Whom it is for, what comes in which order, what binds it. */
  readonly full: string;
  readonly rule: RuleId;
}

export const cardTexts: { readonly [K in CardId]: CardText } = {
  'all-ahead-full': {
    line: 'One unit moves twice in one straight line.',
    full: 'One unit turns once, then makes two Moves along one line. Right after them it may ram what lies ahead, with 1 die more.',
    rule: 'R-FC-60',
  },
  'stay-in-formation': {
    line: 'Two neighbours move and attack in turn.',
    full: 'Any unit makes a Move and an Attack. Then strike craft next to it make a Lightning Move and attack, if they end next to it again.',
    rule: 'R-FC-61',
  },
  'pincer-attack': {
    line: 'Two strike craft hit one target.',
    full: 'One strike craft unit makes a Move and an Attack, a second a Lightning Move and an Attack on the same enemy unit.',
    rule: 'R-FC-62',
  },
  intercept: {
    line: 'One strike craft: Move, then Power Attack.',
    full: 'One strike craft unit makes a Move, then a Power Attack: its weapon uses the improved line of its card.',
    rule: 'R-FC-63',
  },
  'hit-and-run': {
    line: 'One strike craft: Move, Attack, and away.',
    full: 'One strike craft unit makes a Move, an Attack and a Lightning Move. Without Lightning Move it stays where it attacked.',
    rule: 'R-FC-64',
  },
  'ship-assault': {
    line: 'Move, then ram or board with 1 die more.',
    full: 'One corvette unit or capital ship makes a Move, then rams or boards with 1 die more. Its weapons stay silent.',
    rule: 'R-FC-65',
  },
  'ready-to-launch': {
    line: 'Strike craft aboard launch, move and attack.',
    full: 'One embarked strike craft unit comes out of its ship, makes a Move and an Attack. Launch Tubes limit it as always; the ship keeps its own order.',
    rule: 'R-FC-66',
  },
  'deploy-engineers': {
    line: 'One unit loses a token.',
    full: 'One unit with a token takes off one Crippled token, or else 1 Focus Fire. Its free damage control comes first.',
    rule: 'R-FC-67',
  },
  'weapons-to-maximum': {
    line: 'One capital ship makes a Power Attack.',
    full: 'One capital ship makes an Attack as a Power Attack: its weapon uses the improved line of its card.',
    rule: 'R-FC-68',
  },
  'hammer-and-anvil': {
    line: 'Capital ship and strike craft, one target.',
    full: 'One capital ship attacks. Then one strike craft unit makes a Move and attacks the same enemy unit.',
    rule: 'R-FC-69',
  },
  'brace-for-impact': {
    line: 'Capital ship: Attack, then Armour +2.',
    full: 'One capital ship attacks and takes a Braced token. Braced: 2 more Armour, except against boarding. It goes with the first Focus Fire and with the next order.',
    rule: 'R-FC-70',
  },
  'evasive-pattern-delta': {
    line: 'Move, then Evasive +1.',
    full: 'One strike craft or frigate unit makes a Move and takes an Evading token: 1 success more is rolled again in attacks on it.',
    rule: 'R-FC-71',
  },
  'repel-boarders': {
    line: 'A unit with a crew attacks, then locks down.',
    full: 'One unit with a crew attacks and takes a Lockdown token: 2 more Armour against boarding.',
    rule: 'R-FC-72',
  },
  'target-engines': {
    line: 'One unit attacks. A hit cripples the engines.',
    full: 'One unit attacks with a weapon. With 1 success before Armour a target that survives also gets Crippled Engines and cannot move.',
    rule: 'R-FC-73',
  },
  'target-weapons': {
    line: 'One unit attacks. A hit cripples the weapons.',
    full: 'One unit attacks with a weapon. With 1 success before Armour a target that survives also gets Crippled Weapons.',
    rule: 'R-FC-73',
  },
  'target-bays': {
    line: 'One unit attacks. A hit cripples the bays.',
    full: 'One unit attacks with a weapon. With 1 success before Armour a target that survives also gets Crippled Bays: nothing leaves it or is built there.',
    rule: 'R-FC-73',
  },
  'interrupt-attack': {
    line: 'One unit attacks the enemy that moves.',
    full: 'After a hex that an enemy unit enters, one unit of yours attacks it. It costs no Play, and activated units may do it too.',
    rule: 'R-FC-50',
  },
  'interrupt-move': {
    line: 'One unit takes a Move while an enemy moves.',
    full: 'After a hex that an enemy unit enters, one unit of yours makes a Move. It costs no Play, and activated units may do it too.',
    rule: 'R-FC-51',
  },
  'interrupt-repairs': {
    line: 'One unit loses a token at once.',
    full: 'On either turn one unit of yours loses a Crippled token or 1 Focus Fire.',
    rule: 'R-FC-52',
  },
  'interrupt-counter-intelligence': {
    line: 'An enemy card loses its text.',
    full: 'Against a Special order: it becomes a basic order of one of its units. Against an interrupt: it is spent for nothing. Nothing answers it.',
    rule: 'R-FC-53',
  },
};

/** The backs: what any card does as a basic order (R-FC-39). */
export const basicTexts = {
  move: { name: 'Move', line: 'One unit makes a Move.', rule: 'FC-ORD-18' },
  attack: { name: 'Attack', line: 'One unit makes an Attack.', rule: 'FC-ORD-18' },
  reinforce: { name: 'Reinforce', line: 'A unit comes on, or is built.', rule: 'FC-REI-1' },
  harvest: { name: 'Harvest', line: 'A harvester moves, then mines fields in reach.', rule: 'FC-HAR-1' },
} as const satisfies Readonly<
  Record<'move' | 'attack' | 'reinforce' | 'harvest', { name: string; line: string; rule: RuleId }>
>;
