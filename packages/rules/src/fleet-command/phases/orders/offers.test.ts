/** Offers are complete: whatever is accepted was offered. And they are sound: whatever is sampled from one is accepted. */
import { expect, it } from 'vitest';
import { directions, neighbour, sameHex } from '../../../geometry/hex/index.ts';
import { pick, SeededDice, seededRandom } from '../../../kernel/dice.ts';
import { play } from '../../../kernel/match.ts';
import type { Command } from '../../commands.ts';
import { cards } from '../../data/cards.ts';
import { weaponIds } from '../../data/weapons.ts';
import type { Hex } from '../../ids.ts';
import { fleetCommand } from '../../index.ts';
import type { Offer } from '../../offers.ts';
import type { State } from '../../state.ts';
import type { Destination } from './offers.ts';

const basics = ['move', 'attack', 'reinforce', 'harvest'] as const;
const tokens = ['weapons', 'engines', 'bays', 'focus-fire'] as const;

/** Every path of up to three hexes. */
const paths: readonly (readonly number[])[] = [[], ...directions.map((one) => [one])].flatMap((path) =>
  path.length === 0
    ? [path]
    : [path, ...directions.flatMap((two) => [[...path, two], ...directions.map((three) => [...path, two, three])])],
);

function orders(state: State): Command[] {
  const held = [...new Set(Object.values(state.secrets.hands).flat())];
  const units = Object.keys(state.units);
  const named = [null, ...units];
  return [
    { kind: 'pass' },
    ...held.flatMap((card) =>
      basics.flatMap((order) => units.map((unit): Command => ({ kind: 'play-basic', card, order, unit }))),
    ),
    ...held.flatMap((card) =>
      cards[card].lines.length === 2
        ? named.flatMap((one) => named.map((two): Command => ({ kind: 'play-order', card, units: [one, two] })))
        : units.map((unit): Command => ({ kind: 'play-order', card, units: [unit] })),
    ),
    ...units.flatMap((unit) => tokens.map((remove): Command => ({ kind: 'redundant-systems', unit, remove }))),
  ];
}

function actions(state: State): Command[] {
  const units = Object.keys(state.units);
  return [
    { kind: 'skip-action' },
    { kind: 'decline' },
    ...directions.map((facing): Command => ({ kind: 'turn', facing })),
    ...paths.flatMap((path): Command[] => [
      { kind: 'move', path: [...path] },
      { kind: 'go-on', path: [...path] },
    ]),
    ...units.flatMap((target) =>
      (['weapon', 'ram', 'boarding'] as const).flatMap((mode): Command[] =>
        mode === 'weapon'
          ? weaponIds.map((weapon) => ({ kind: 'attack', mode, target, weapon }))
          : [{ kind: 'attack', mode, target }],
      ),
    ),
    ...tokens.map((remove): Command => ({ kind: 'remove-token', remove })),
    ...[true, false].map((roll): Command => ({ kind: 'damage-control', roll })),
  ];
}

function interrupts(state: State): Command[] {
  const units = Object.keys(state.units);
  const repairs = units.flatMap((unit) =>
    tokens.map((remove): Command => ({
      kind: 'play-interrupt',
      card: 'interrupt-repairs',
      use: { use: 'repairs', unit, remove },
    })),
  );
  const moves = units.flatMap((unit) =>
    paths
      .filter((path) => path.length <= 2)
      .map((path): Command => ({
        kind: 'play-interrupt',
        card: 'interrupt-move',
        use: { use: 'move', unit, path: [...path] },
      })),
  );
  const counter: Command = {
    kind: 'play-interrupt',
    card: 'interrupt-counter-intelligence',
    use: { use: 'counter-intelligence' },
  };
  return [...repairs, ...moves, counter];
}

const endOf = (from: Hex | null | undefined, path: readonly number[]): Hex | null =>
  from === null || from === undefined ? null : path.reduce(neighbour, from);

const leads = (destinations: readonly Destination[], end: Hex | null): boolean =>
  end !== null && destinations.some(({ at }) => sameHex(at, end));

/** Whether this offer is the one that the command takes. */
function fits(state: State, offer: Offer, command: Command): boolean {
  if (offer.kind === 'play-order' && command.kind === 'play-order') {
    const [one = null, two = null] = command.units;
    const named = command.units.every((unit, line) => unit === null || offer.lines[line]?.includes(unit) === true);
    const pair = offer.pairs === null || one === null || two === null;
    return offer.card === command.card && named && (pair || offer.pairs.some(([a, b]) => a === one && b === two));
  }
  if (offer.kind === 'play-basic' && command.kind === 'play-basic')
    return offer.order === command.order && offer.units.includes(command.unit) && offer.cards.includes(command.card);
  if (offer.kind === 'redundant-systems' && command.kind === 'redundant-systems')
    return offer.unit === command.unit && offer.removals.includes(command.remove);
  if ((offer.kind === 'move' && command.kind === 'move') || (offer.kind === 'go-on' && command.kind === 'go-on'))
    return leads(offer.destinations, endOf(state.units[offer.unit]?.at, command.path));
  if (offer.kind === 'attack' && command.kind === 'attack')
    return offer.mode === command.mode && offer.target === command.target && offer.weapon === (command.weapon ?? null);
  if (offer.kind === 'remove-token' && command.kind === 'remove-token') return offer.removals.includes(command.remove);
  if (offer.kind === 'play-interrupt' && command.kind === 'play-interrupt') return fitsInterrupt(state, offer, command);
  return offer.kind === command.kind;
}

function fitsInterrupt(
  state: State,
  offer: Extract<Offer, { kind: 'play-interrupt' }>,
  { card, use }: Extract<Command, { kind: 'play-interrupt' }>,
): boolean {
  if (offer.card !== card || offer.use !== use.use) return false;
  if (offer.use === 'repairs' && use.use === 'repairs')
    return offer.unit === use.unit && offer.removals.includes(use.remove);
  if (offer.use === 'move' && use.use === 'move')
    return offer.unit === use.unit && leads(offer.destinations, endOf(state.units[use.unit]?.at, use.path));
  return true;
}

it.each([
  ['first-contact', 51],
  ['save-the-bentusi', 52],
  ['fools-gold', 53],
])(
  '%s, seed %i',
  (scenario, seed) => {
    const random = seededRandom(seed);
    const setup = fleetCommand.codec.setup.parse({ scenario });
    const match = play(fleetCommand, setup, new SeededDice(random));
    let accepted = 0;
    for (let count = 0; count < 90 && match.outcome === undefined; count += 1) {
      const { state } = match;
      const by = pick(match.awaiting, random);
      const view = match.viewOf(by);
      const offers = fleetCommand.offers(view, by);
      for (const command of [...orders(state), ...actions(state), ...interrupts(state)]) {
        if (fleetCommand.check(view, command, by) !== undefined) continue;
        accepted += 1;
        if (!offers.some((offer) => fits(state, offer, command)))
          throw new Error(
            `${JSON.stringify(command)} is accepted and not offered at ${JSON.stringify(state.frames.at(-1))}`,
          );
      }
      for (const offer of offers) {
        const sampled = fleetCommand.sample(view, offer, by, random);
        expect(fleetCommand.check(view, sampled, by), JSON.stringify([offer, sampled])).toBeUndefined();
      }
      const passing = offers.filter(({ kind }) => kind !== 'pass');
      match.apply(fleetCommand.sample(view, pick(passing.length > 0 ? passing : offers, random), by, random), by);
    }
    expect(accepted).toBeGreaterThan(500);
  },
  120_000,
);
