/** Whether a command is one of those that an offer stands for: what makes the offers complete can be counted. */
import { neighbour, sameHex } from '../../geometry/hex/index.ts';
import type { Command, CommandOf } from '../commands.ts';
import type { Hex, UnitId } from '../ids.ts';
import type { Offer } from '../offers.ts';
import type { Destination } from '../phases/orders/offers.ts';
import type { Sight } from '../state.ts';

type OfferOf<K extends Command['kind']> = Extract<Offer, { kind: K }>;
type Fits<K extends Command['kind']> = (offer: OfferOf<K>, command: CommandOf<K>, sight: Sight) => boolean;

const standsAt = (hexes: readonly Hex[], at: Hex): boolean => hexes.some((hex) => sameHex(hex, at));
const counted = (cards: readonly string[], card: string): number => cards.filter((each) => each === card).length;
/** Every card as often as it is there, at most. */
const among = (chosen: readonly string[], cards: readonly string[]): boolean =>
  chosen.every((card) => counted(chosen, card) <= counted(cards, card));

interface Way {
  readonly path: readonly number[];
  readonly patrol?: string | null | undefined;
  readonly leave?: true | undefined;
}

/** The way leads to one of the destinations; a patrol that it joins, or leaving the board, is named there. */
function leads(sight: Sight, unit: UnitId, ends: readonly Destination[], { path, patrol = null, leave }: Way): boolean {
  const from = sight.units[unit]?.at;
  if (from === null || from === undefined) return false;
  const at = path.reduce(neighbour, from);
  return ends.some(
    (end) =>
      sameHex(end.at, at) &&
      (patrol === null || end.patrols.includes(patrol)) &&
      (leave === undefined || (end.leaves === true && patrol === null)),
  );
}

function playsOrder({ card, lines, pairs }: OfferOf<'play-order'>, command: CommandOf<'play-order'>): boolean {
  const named = command.units.filter((unit) => unit !== null);
  const each = command.units.every((unit, line) => unit === null || lines[line]?.includes(unit) === true);
  const [one, other] = named;
  const paired =
    one === undefined ||
    other === undefined ||
    pairs === null ||
    pairs.some((pair) => pair[0] === one && pair[1] === other);
  const distinct = new Set(named).size === named.length && named.length > 0;
  return card === command.card && command.units.length === lines.length && each && paired && distinct;
}

function playsInterrupt(
  offer: OfferOf<'play-interrupt'>,
  { card, use }: CommandOf<'play-interrupt'>,
  sight: Sight,
): boolean {
  if (offer.card !== card || offer.use !== use.use) return false;
  switch (offer.use) {
    case 'counter-intelligence':
      return true;
    case 'repairs':
      return use.use === 'repairs' && use.unit === offer.unit && offer.removals.includes(use.remove);
    case 'attack':
      return (
        use.use === 'attack' &&
        use.unit === offer.unit &&
        use.mode === offer.mode &&
        use.target === offer.target &&
        (use.weapon ?? null) === offer.weapon
      );
    case 'move':
      if (use.use !== 'move' || use.unit !== offer.unit) return false;
      return use.facing === undefined
        ? leads(sight, offer.unit, offer.destinations, use)
        : offer.turns && use.path.length === 0 && (use.patrol ?? null) === null && use.leave === undefined;
  }
}

/** One for each kind that is offered; giving up is always possible and is offered nowhere. */
const fits: { readonly [K in Exclude<Command['kind'], 'concede'>]: Fits<K> } = {
  pass: () => true,
  decline: () => true,
  'skip-action': () => true,
  turn: () => true,
  capture: () => true,
  overrun: () => true,
  'deploy-unit': ({ unit, hexes }, command) => command.unit === unit && standsAt(hexes, command.at),
  'discard-cards': ({ cards, least }, command) => command.cards.length >= least && among(command.cards, cards),
  'bid-initiative': ({ cards, least }, command) => command.cards.length >= least && among(command.cards, cards),
  'play-order': playsOrder,
  'play-basic': ({ cards, order, units }, command) =>
    cards.includes(command.card) && command.order === order && units.includes(command.unit),
  'spend-card': ({ cards, price, unit, purpose }, command) => {
    const cost = command.also === undefined ? [command.card] : [command.card, command.also];
    const same = JSON.stringify(purpose) === JSON.stringify(command.purpose);
    return cost.length === price && among(cost, cards) && command.unit === unit && same;
  },
  'redundant-systems': ({ unit, removals }, command) => command.unit === unit && removals.includes(command.remove),
  'choose-basic': ({ unit, orders }, command) => command.unit === unit && orders.includes(command.order),
  'damage-control': ({ roll }, command) => command.roll === roll,
  'remove-token': ({ removals }, command) => removals.includes(command.remove),
  'leave-patrol': ({ hexes }, command) => standsAt(hexes, command.at),
  move: ({ unit, destinations }, command, sight) => leads(sight, unit, destinations, command),
  attack: ({ mode, target, weapon }, command) =>
    command.mode === mode && command.target === target && (command.weapon ?? null) === weapon,
  'go-on': ({ unit, destinations }, command, sight) => leads(sight, unit, destinations, command),
  'play-interrupt': playsInterrupt,
  'send-patrol': ({ cards }, command) => cards.includes(command.card),
  'defensive-fire': ({ weapons }, command) =>
    command.weapon === null || weapons.some(({ weapon }) => weapon === command.weapon),
  reroll: ({ among: places, most }, { dice }) =>
    dice.length <= most && new Set(dice).size === dice.length && dice.every((place) => places.includes(place)),
  'roll-again': ({ by }, command) => command.by === null || by.includes(command.by),
  cripple: ({ among: left }, command) => left.includes(command.crippling),
  'place-patrol': ({ hexes }, command) => standsAt(hexes, command.at),
  harvest: ({ fields, most }, command) =>
    command.fields.length <= most &&
    new Set(command.fields).size === command.fields.length &&
    among(command.fields, fields),
  reinforce: ({ hexes, build }, command) => standsAt(hexes, command.at) && (command.build ?? null) === build,
};

/** Whether any of the offers stands for the command. */
export function isOffered(sight: Sight, offers: readonly Offer[], command: Command): boolean {
  if (command.kind === 'concede') return true;
  const fitsOne = fits[command.kind] as Fits<Command['kind'] & 'pass'>;
  return offers.some(
    (offer) => offer.kind === command.kind && fitsOne(offer as OfferOf<'pass'>, command as CommandOf<'pass'>, sight),
  );
}
