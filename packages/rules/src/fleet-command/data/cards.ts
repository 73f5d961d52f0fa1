/** Command cards (appendix F; R-FC-59 to R-FC-73): who may take the order, the actions of each line, what binds them. */
import type { Family, ClassSource, UnitType } from './classes.ts';

export const orderCardIds = [
  'all-ahead-full',
  'stay-in-formation',
  'pincer-attack',
  'intercept',
  'hit-and-run',
  'ship-assault',
  'ready-to-launch',
  'deploy-engineers',
  'weapons-to-maximum',
  'hammer-and-anvil',
  'brace-for-impact',
  'evasive-pattern-delta',
  'repel-boarders',
  'target-engines',
  'target-weapons',
  'target-bays',
] as const;
export const interruptCardIds = [
  'interrupt-attack',
  'interrupt-move',
  'interrupt-repairs',
  'interrupt-counter-intelligence',
] as const;
export const cardIds = [...orderCardIds, ...interruptCardIds] as const;
export type OrderCardId = (typeof orderCardIds)[number];
export type InterruptCardId = (typeof interruptCardIds)[number];
export type CardId = (typeof cardIds)[number];

/** One step of an order, taken left to right (FC-ORD-4). */
export const actions = [
  'move',
  'lightning-move',
  'attack',
  'power-attack',
  'reinforce',
  'harvest',
  'repair',
  'brace',
  'evade',
  'lock-down',
] as const;
export type Action = (typeof actions)[number];

/** Which unit a line is for. */
export interface UnitFilter {
  /** Its types or family. */
  readonly types: Family | readonly UnitType[];
  /** Must have a Crew value. */
  readonly crew?: true;
  /** Must have a Focus Fire point or a Crippled token. */
  readonly token?: true;
  /** `embarked`: aboard a parent on the board; `arriving`: aboard, in reserve or to be built; else on the board. */
  readonly from?: 'embarked' | 'arriving';
  /** Must have Lightning Move. */
  readonly lightning?: true;
  /** Must have the Harvest ability. */
  readonly harvest?: true;
}

export interface CardLine {
  readonly units: UnitFilter;
  readonly actions: readonly Action[];
}

/** What binds the actions of a card, whatever is left out (FC-ORD-10). */
export interface CardModifiers {
  /** All hexes of both Moves lie on one straight line; and the ram straight ahead after it, with these dice (R-FC-60). */
  readonly straight?: { readonly ramDice: number };
  /** The two units are adjacent when named, and the second attacks only from next to the first (R-FC-61). */
  readonly formation?: true;
  /** Both attacks name one enemy unit (R-FC-62, R-FC-69). */
  readonly sameTarget?: true;
  /** The only ways in which its Attack action can be made. */
  readonly attackModes?: readonly ('weapon' | 'ram' | 'boarding')[];
  /** Dice added to its attack (R-FC-65). */
  readonly attackDice?: number;
  /** Placed on a surviving target after at least one success before Armour (R-FC-73). */
  readonly cripples?: 'weapons' | 'engines' | 'bays';
}

export interface OrderCard {
  readonly id: OrderCardId;
  readonly kind: 'order';
  readonly name: string;
  readonly lines: readonly [CardLine] | readonly [CardLine, CardLine];
  readonly modifiers: CardModifiers;
  /** The weakest source among its parts. */
  readonly source: ClassSource;
}

export interface InterruptCard {
  readonly id: InterruptCardId;
  readonly kind: 'interrupt';
  readonly name: string;
  readonly interrupt: 'move' | 'attack' | 'repairs' | 'counter-intelligence';
  readonly lines: readonly [];
  readonly modifiers: CardModifiers;
  readonly source: ClassSource;
}
export type Card = OrderCard | InterruptCard;

const any: UnitFilter = { types: 'any' };
const strike: UnitFilter = { types: 'strike' };
const capital: UnitFilter = { types: 'capital' };

const order = (
  id: OrderCardId,
  name: string,
  source: ClassSource,
  lines: OrderCard['lines'],
  modifiers: CardModifiers = {},
): OrderCard => ({ id, kind: 'order', name, source, lines, modifiers });

const interrupt = (id: InterruptCardId, name: string, kind: InterruptCard['interrupt']): InterruptCard => ({
  id,
  kind: 'interrupt',
  name,
  interrupt: kind,
  lines: [],
  modifiers: {},
  source: 'proposed',
});

const weaponOnly = ['weapon'] as const;

export const cards: Readonly<Record<OrderCardId, OrderCard> & Record<InterruptCardId, InterruptCard>> = {
  // One unit moves twice, in a straight line (FC-ORD-14).
  'all-ahead-full': order(
    'all-ahead-full',
    'All Ahead Full',
    'inferred',
    [{ units: any, actions: ['move', 'move'] }],
    { straight: { ramDice: 1 } },
  ),
  // The first unit moves and attacks, then the second does, by a Lightning Move (FC-ORD-15).
  'stay-in-formation': order(
    'stay-in-formation',
    'Stay in Formation',
    'inferred',
    [
      { units: any, actions: ['move', 'attack'] },
      { units: { types: 'strike', lightning: true }, actions: ['lightning-move', 'attack'] },
    ],
    { formation: true },
  ),
  'pincer-attack': order(
    'pincer-attack',
    'Pincer Attack',
    'inferred',
    [
      { units: strike, actions: ['move', 'attack'] },
      { units: strike, actions: ['lightning-move', 'attack'] },
    ],
    { sameTarget: true },
  ),
  intercept: order('intercept', 'Intercept', 'proposed', [{ units: strike, actions: ['move', 'power-attack'] }]),
  'hit-and-run': order('hit-and-run', 'Hit and Run', 'inferred', [
    { units: strike, actions: ['move', 'attack', 'lightning-move'] },
  ]),
  'ship-assault': order(
    'ship-assault',
    'Ship Assault',
    'proposed',
    [{ units: { types: ['corvette', 'frigate', 'super-capital', 'station'] }, actions: ['move', 'attack'] }],
    { attackModes: ['ram', 'boarding'], attackDice: 1 },
  ),
  // The unit that is brought on goes on to move and attack (FC-REI-8).
  'ready-to-launch': order('ready-to-launch', 'Ready To Launch', 'inferred', [
    { units: { types: 'strike', from: 'embarked' }, actions: ['reinforce', 'move', 'attack'] },
  ]),
  'deploy-engineers': order('deploy-engineers', 'Deploy Engineers', 'inferred', [
    { units: { types: 'any', token: true }, actions: ['repair'] },
  ]),
  'weapons-to-maximum': order('weapons-to-maximum', 'Weapons to Maximum', 'inferred', [
    { units: capital, actions: ['power-attack'] },
  ]),
  'hammer-and-anvil': order(
    'hammer-and-anvil',
    'Hammer and Anvil',
    'inferred',
    [
      { units: capital, actions: ['attack'] },
      { units: strike, actions: ['move', 'attack'] },
    ],
    { sameTarget: true },
  ),
  'brace-for-impact': order('brace-for-impact', 'Brace for Impact', 'proposed', [
    { units: capital, actions: ['attack', 'brace'] },
  ]),
  'evasive-pattern-delta': order('evasive-pattern-delta', 'Evasive Pattern Delta', 'proposed', [
    { units: { types: ['fighter', 'corvette', 'platform', 'frigate'] }, actions: ['move', 'evade'] },
  ]),
  'repel-boarders': order('repel-boarders', 'Repel Boarders', 'proposed', [
    { units: { types: 'any', crew: true }, actions: ['attack', 'lock-down'] },
  ]),
  'target-engines': order('target-engines', 'Target Engines', 'inferred', [{ units: any, actions: ['attack'] }], {
    attackModes: weaponOnly,
    cripples: 'engines',
  }),
  'target-weapons': order('target-weapons', 'Target Weapons', 'inferred', [{ units: any, actions: ['attack'] }], {
    attackModes: weaponOnly,
    cripples: 'weapons',
  }),
  'target-bays': order('target-bays', 'Target Bays', 'inferred', [{ units: any, actions: ['attack'] }], {
    attackModes: weaponOnly,
    cripples: 'bays',
  }),
  'interrupt-attack': interrupt('interrupt-attack', 'Interrupt Attack', 'attack'),
  'interrupt-move': interrupt('interrupt-move', 'Interrupt Move', 'move'),
  'interrupt-repairs': interrupt('interrupt-repairs', 'Interrupt Repairs', 'repairs'),
  'interrupt-counter-intelligence': interrupt(
    'interrupt-counter-intelligence',
    'Interrupt Counter-Intelligence',
    'counter-intelligence',
  ),
};

/** The back of every card: one basic order (FC-ORD-18, R-FC-39), Reinforce among them (FC-MISC-1). */
export const basicOrders: Readonly<Record<'move' | 'attack' | 'reinforce' | 'harvest', CardLine>> = {
  move: { units: any, actions: ['move'] },
  attack: { units: any, actions: ['attack'] },
  reinforce: { units: { types: 'any', from: 'arriving' }, actions: ['reinforce'] },
  harvest: { units: { types: 'any', harvest: true }, actions: ['move', 'harvest'] },
};
