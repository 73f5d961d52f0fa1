/**
 * Every command that a client could send about a table, for one kind after the other: all units, cards, weapons and
 * hexes that are there, some that are not, and paths one step longer than any ship flies. What is legal among them is
 * for `check` to say; nothing here looks at an offer or at the rules.
 *
 * The record of generators has one for each kind of the codec, so that a new kind does not compile without one.
 */
import { hexesOf } from '../../geometry/hex/index.ts';
import type { Command, CommandOf } from '../commands.ts';
import { cardIds } from '../data/cards.ts';
import { type UnitCard, unitCardIds } from '../data/units.ts';
import { weaponIds } from '../data/weapons.ts';
import { basicOrder, type CardId, crippling, type Hex, type UnitId, type WeaponId } from '../ids.ts';
import type { InterruptUse } from '../phases/interrupts/schema.ts';
import type { Purpose, Removal } from '../phases/orders/frames.ts';
import type { Sight } from '../state.ts';
import { cardOf } from '../unit/stats.ts';

type Generator<K extends Command['kind']> = (sight: Sight) => Iterable<CommandOf<K>>;

const facings = [0, 1, 2, 3, 4, 5] as const;
const removals: readonly Removal[] = [...crippling.options, 'focus-fire'];

/** All units, and one that is not there. */
const unitsOf = (sight: Sight): readonly UnitId[] => [...Object.keys(sight.units), 'nobody'];
const fieldsOf = (sight: Sight): readonly string[] => [...Object.keys(sight.features), 'nothing'];
/** All hexes of the board, and one beyond each far edge. */
const hexes = (sight: Sight): readonly Hex[] => {
  const { cols, rows } = sight.match.board;
  return hexesOf({ cols: cols + 1, rows: rows + 1 });
};
/** The kinds of card that the hand holds, and one that it does not. */
function heldAndNot(sight: Sight): readonly CardId[] {
  const held = new Set(sight.own?.cards ?? []);
  return [...held, ...cardIds.filter((card) => !held.has(card)).slice(0, 1)];
}

/** A patrol to join, leaving the board, or both, which contradict each other whatever the patrol is. */
function* ends(sight: Sight): Iterable<{ readonly patrol: UnitId | null; readonly leave?: true }> {
  for (const patrol of [null, ...unitsOf(sight)]) yield { patrol };
  for (const patrol of [null, ...unitsOf(sight).slice(0, 1)]) yield { patrol, leave: true };
}

/** Sequences of the items, the shortest first. */
function sequences<T>(items: readonly T[], longest: number): T[][] {
  let last: T[][] = [[]];
  const all: T[][] = [[]];
  for (let length = 1; length <= longest; length += 1) {
    last = last.flatMap((begun) => items.map((item) => [...begun, item]));
    all.push(...last);
  }
  return all;
}

const reach = (card: UnitCard): number => Math.max(card.move, card.abilities.afterburners ?? 0);
const pathsUpTo = new Map<number, number[][]>();
/** Every path, up to one step longer than any unit of the table flies in one action. */
function pathsOf(sight: Sight): number[][] {
  const longest = 1 + Math.max(...Object.values(sight.units).map((unit) => reach(cardOf(unit))));
  const known = pathsUpTo.get(longest) ?? sequences<number>(facings, longest);
  pathsUpTo.set(longest, known);
  return known;
}

/** Choices from the items with repetition, each choice once, in the order of the items. */
function choices<T>(items: readonly T[], most: number): T[][] {
  if (items.length === 0 || most === 0) return [[]];
  const [first, ...rest] = items as [T, ...T[]];
  return [...choices(rest, most), ...choices(items, most - 1).map((chosen) => [first, ...chosen])];
}

/** Any copies of the cards of the hand, up to one more of each than it holds, and a card that it does not hold. */
function cardSets(sight: Sight): CardId[][] {
  const held = sight.own?.cards ?? [];
  return heldAndNot(sight).reduce<CardId[][]>(
    (sets, card) => {
      const copies = held.filter((each) => each === card).length + 1;
      return sets.flatMap((set) =>
        Array.from({ length: copies + 1 }, (_, count) => [...set, ...Array.from({ length: count }, () => card)]),
      );
    },
    [[]],
  );
}

function* purposes(sight: Sight): Iterable<Purpose> {
  const units = unitsOf(sight);
  const worst = Math.max(0, ...Object.values(sight.units).map(({ crewDamage }) => crewDamage));
  yield { to: 'counterattack' };
  yield { to: 'take-core' };
  for (const artifact of fieldsOf(sight)) yield { to: 'take-artifact', artifact };
  for (const from of units)
    for (let points = 0; points <= worst + 1; points += 1)
      for (const leader of [false, true]) yield { to: 'transfer-crew', from, points, leader };
  for (const giver of units) for (const taker of units) yield { to: 'transfer-artifact', giver, taker };
}

function* uses(sight: Sight): Iterable<InterruptUse> {
  const units = unitsOf(sight);
  yield { use: 'counter-intelligence' };
  for (const unit of units) {
    for (const remove of removals) yield { use: 'repairs', unit, remove };
    for (const path of pathsOf(sight))
      for (const end of ends(sight)) {
        yield { use: 'move', unit, path, ...end };
        if (path.length < 2) for (const facing of facings) yield { use: 'move', unit, path, facing, ...end };
      }
    for (const mode of ['weapon', 'boarding'] as const)
      for (const target of units)
        for (const weapon of anyWeapon) yield { use: 'attack', unit, mode, target, ...named(weapon) };
  }
}

const anyWeapon: readonly (WeaponId | undefined)[] = [undefined, ...weaponIds];
const named = (weapon: WeaponId | undefined) => (weapon === undefined ? {} : { weapon });
/** Places of the dice of the largest roll that is open, and one beyond. */
function dicePlaces({ frames }: Sight): readonly number[] {
  const rolls = frames.flatMap((frame) => (frame.kind === 'attack' ? frame.rolls : []));
  const most = Math.max(0, ...rolls.map(({ faces }) => faces.length));
  return Array.from({ length: most + 1 }, (_, place) => place);
}

/** More dice than any ability rolls again, and more fields than any ship harvests. */
const FEW = 4;

export const generators: { readonly [K in Command['kind']]: Generator<K> } = {
  concede: () => [{ kind: 'concede' }],
  pass: () => [{ kind: 'pass' }],
  decline: () => [{ kind: 'decline' }],
  'skip-action': () => [{ kind: 'skip-action' }],
  'deploy-unit': function* (sight) {
    for (const unit of unitsOf(sight))
      for (const at of hexes(sight)) for (const facing of facings) yield { kind: 'deploy-unit', unit, at, facing };
  },
  'discard-cards': (sight) => cardSets(sight).map((cards) => ({ kind: 'discard-cards', cards })),
  'bid-initiative': (sight) => cardSets(sight).map((cards) => ({ kind: 'bid-initiative', cards })),
  'play-order': function* (sight) {
    const units = [null, ...unitsOf(sight)];
    for (const card of cardIds)
      for (const one of units) {
        yield { kind: 'play-order', card, units: [one] };
        for (const other of units) yield { kind: 'play-order', card, units: [one, other] };
      }
  },
  'play-basic': function* (sight) {
    for (const card of cardIds)
      for (const order of basicOrder.options)
        for (const unit of unitsOf(sight)) yield { kind: 'play-basic', card, order, unit };
  },
  'spend-card': function* (sight) {
    const wanted = [...purposes(sight)];
    for (const card of heldAndNot(sight))
      for (const also of [undefined, ...heldAndNot(sight)])
        for (const unit of unitsOf(sight))
          for (const purpose of wanted)
            yield { kind: 'spend-card', card, ...(also === undefined ? {} : { also }), unit, purpose };
  },
  'redundant-systems': function* (sight) {
    for (const unit of unitsOf(sight)) for (const remove of removals) yield { kind: 'redundant-systems', unit, remove };
  },
  'choose-basic': function* (sight) {
    for (const unit of unitsOf(sight))
      for (const order of basicOrder.options) yield { kind: 'choose-basic', unit, order };
  },
  'damage-control': () => [true, false].map((roll) => ({ kind: 'damage-control', roll })),
  'remove-token': () => removals.map((remove) => ({ kind: 'remove-token', remove })),
  'leave-patrol': function* (sight) {
    for (const at of hexes(sight)) for (const facing of facings) yield { kind: 'leave-patrol', at, facing };
  },
  move: function* (sight) {
    for (const path of pathsOf(sight)) for (const end of ends(sight)) yield { kind: 'move', path, ...end };
  },
  turn: () => facings.map((facing) => ({ kind: 'turn', facing })),
  attack: function* (sight) {
    for (const mode of ['weapon', 'ram', 'boarding'] as const)
      for (const target of unitsOf(sight))
        for (const weapon of anyWeapon) yield { kind: 'attack', mode, target, ...named(weapon) };
  },
  'go-on': (sight) => pathsOf(sight).map((path) => ({ kind: 'go-on', path })),
  'play-interrupt': function* (sight) {
    for (const use of uses(sight)) for (const card of heldAndNot(sight)) yield { kind: 'play-interrupt', card, use };
  },
  'send-patrol': () => cardIds.map((card) => ({ kind: 'send-patrol', card })),
  'defensive-fire': () => [null, ...weaponIds].map((weapon) => ({ kind: 'defensive-fire', weapon })),
  reroll: (sight) => sequences(dicePlaces(sight), FEW).map((dice) => ({ kind: 'reroll', dice })),
  'roll-again': () => ([null, 'valour', 'ferocious'] as const).map((by) => ({ kind: 'roll-again', by })),
  capture: () => [true, false].map((capture) => ({ kind: 'capture', capture })),
  cripple: () => crippling.options.map((what) => ({ kind: 'cripple', crippling: what })),
  overrun: () => [true, false].map((go) => ({ kind: 'overrun', go })),
  'place-patrol': (sight) => hexes(sight).map((at) => ({ kind: 'place-patrol', at })),
  harvest: (sight) =>
    choices(fieldsOf(sight), FEW)
      .filter((fields) => fields.length > 0)
      .map((fields) => ({ kind: 'harvest', fields })),
  reinforce: function* (sight) {
    for (const at of hexes(sight))
      for (const facing of facings)
        for (const build of [undefined, ...unitCardIds])
          yield { kind: 'reinforce', at, facing, ...(build === undefined ? {} : { build }) };
  },
};

/** Every command about this table, kind after kind. */
export function* everyCommand(sight: Sight): Iterable<Command> {
  for (const generate of Object.values(generators)) yield* (generate as (sight: Sight) => Iterable<Command>)(sight);
}
