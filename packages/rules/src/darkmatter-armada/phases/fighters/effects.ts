/** What each event of fighters changes, and what the log says of it. */
import type { RollShown } from '../../../kernel/contract.ts';
import { draftsWhere } from '../../../kernel/ruleset/evolve.ts';
import { evolveFlights } from '../../../mechanics/blueprint-fleets/fighters/evolve.ts';
import { fightersNamed, narrateFlights, tokensCounted } from '../../../mechanics/blueprint-fleets/fighters/narrate.ts';
import { shipName, sideName } from '../../../mechanics/blueprint-fleets/names.ts';
import { totalOf } from '../../../mechanics/dice/index.ts';
import type { FighterId } from '../../ids.ts';
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { FighterEvent } from './schema.ts';

/** They act no more in this round (DA-9.4.9.2). */
function spend(draft: State, ids: readonly FighterId[]): void {
  for (const id of ids) {
    const fighter = draft.fighters[id];
    if (fighter === undefined) continue;
    fighter.moved = true;
    fighter.attacked = true;
  }
}

function attacked(draft: State, ids: readonly FighterId[]): void {
  for (const id of ids) {
    const fighter = draft.fighters[id];
    if (fighter !== undefined) fighter.attacked = true;
  }
}

/** What acted in the activation that ends has acted in this round, with whomever it did (R-DA-131). */
export function spendActed(draft: State): void {
  for (const fighter of draftsWhere(draft.fighters, ({ moved, attacked: fought }) => moved !== fought))
    fighter.moved = fighter.attacked = true;
}

export const evolveFighters: EvolversOf<FighterEvent> = {
  ...evolveFlights,
  'fighters-launched': (draft, event) => {
    evolveFlights['fighters-launched'](draft, event);
    // Only catapults let them act at once (R-DA-94).
    if (!event.catapult)
      spend(
        draft,
        event.fighters.map(({ fighter }) => fighter),
      );
  },
  'fighter-relaunched': (draft, event) => {
    evolveFlights['fighter-relaunched'](draft, event);
    spend(draft, [event.fighter]);
    const fighter = draft.fighters[event.fighter];
    if (fighter !== undefined) fighter.relaunched = true;
  },
  'fighters-attacked': (draft, event) => attacked(draft, event.fighters),
  'patrol-flown': () => undefined,
  'fighters-repelled': () => undefined,
  'fighters-struck': () => undefined,
  'dogfight-fought': (draft, event) => {
    for (const side of event.sides) if (side.seat === event.by) attacked(draft, side.fighters);
  },
};

const die = (
  label: string,
  seat: RollShown['seat'],
  sides: number,
  faces: readonly number[],
  use?: RollShown['use'],
): RollShown => ({
  label,
  seat,
  sides,
  faces,
  need: null,
  counted: faces.length,
  ...(use === undefined ? {} : { use }),
});

export const narrateFighters: NarratorsOf<FighterEvent> = {
  ...narrateFlights({
    launched: ['DA-9.3.7'],
    catapulted: ['DA-12.7.8'],
    flown: ['DA-9.4.9.2'],
    returned: 'DA-9.4.9.3',
    notAboard: 'R-DA-134',
    relaunched: ['DA-12.4.7', 'R-DA-134'],
  }),
  'fighters-attacked': (event, _before, after) => ({
    parts: [
      ...fightersNamed(after, event.fighters),
      event.fighters.length === 1 ? ' attacks ' : ' attack ',
      shipName(after, event.target),
      '.',
    ],
    rules: ['DA-9.4.9.6', 'R-DA-132'],
    tone: 'act',
    cue: { is: 'attack' },
  }),
  'patrol-flown': (event, _before, after) => ({
    parts: [
      ...fightersNamed(after, event.fighters),
      event.fighters.length === 1 ? ' defends ' : ' defend ',
      shipName(after, event.target),
      '.',
    ],
    rules: ['DA-9.4.9.4', 'R-DA-115'],
    tone: 'act',
  }),
  'fighters-repelled': (event, _before, after) => ({
    parts: [
      shipName(after, event.target),
      ` intercepts ${event.intercepts}${event.fault === 0 ? '' : ` (DEF less ${event.fault})`}: `,
      `${event.destroyed} of ${tokensCounted(event.attackers)} destroyed.`,
    ],
    rules: ['DA-9.4.9.8a', 'R-DA-132', ...(event.fault === 0 ? [] : ['DA-1.7.8'])],
    tone: 'roll',
    ...(event.destroyed >= event.attackers ? { cue: { is: 'stopped' } } : {}),
    rolls: event.dice.map(({ from, sides, faces }) =>
      die(from, after.ships[event.target]?.seat ?? null, sides, faces, 'defence'),
    ),
  }),
  'fighters-struck': (event, _before, after) => {
    const seat = after.fighters[event.fighters[0] ?? '']?.seat ?? null;
    const ends = event.hit ? 'a critical hit on ' : 'no hit on ';
    return {
      parts: [
        `${tokensCounted(event.fighters.length)} left: ${totalOf(event.faces)} against CR ${event.need}, ${ends}`,
        shipName(after, event.target),
        '.',
      ],
      rules: ['DA-9.4.9.7', 'DA-9.4.9.8b'],
      tone: 'roll',
      cue: { is: event.hit ? 'through' : 'stopped' },
      rolls: [
        die('fighter attack', seat, event.sides, event.faces, 'craft'),
        ...(event.hit ? [die('location, one of two', seat, 20, event.locations, 'place')] : []),
      ],
    };
  },
  'dogfight-fought': (event, _before, after) => ({
    parts: [
      'Dogfight: ',
      ...event.sides.flatMap((side, index) => [
        ...(index === 0 ? [] : ['; ']),
        sideName(after, side.seat),
        ` with ${tokensCounted(side.fighters.length)} rolls ${side.face} and destroys ${side.destroys}`,
      ]),
      '.',
    ],
    rules: ['DA-9.4.9.8d', 'R-DA-133'],
    tone: 'roll',
    rolls: event.sides.map((side) => die('dogfight', side.seat, side.sides, [side.face])),
  }),
};
