/** How the captain uses fighters: out when there is something to strike, onto what they can hurt, home when spent. */
import { bearingCdeg, distanceMils, firstFreeContact, insideTable } from '../../geometry/table/index.ts';
import type { Random, Seat } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { Offer } from '../offers.ts';
import type { LaunchTerms, MoveFighterOffer } from '../../mechanics/blueprint-fleets/fighters/schema.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { flying, onTable, placedShips, shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import { baseOf, defense, fighterRadiusMils } from '../ship/stats.ts';
import type { Sight } from '../state.ts';
import { prey } from './appraisal.ts';
import type { FighterId } from '../ids.ts';

const STRIKE_MILS = 26_000;

/** All bases a token may not overlap, itself left out. */
const blockers = (state: Sight, fighter: FighterId) => [
  ...placedShips(state).map(baseOf),
  ...flying(state)
    .filter((each) => each.id !== fighter)
    .map(baseOf),
];

/** A place for the token touching the dearest lightly defended enemy that it reaches. */
function fly(state: Sight, offer: MoveFighterOffer, by: Seat): Command | undefined {
  const targets = [...prey(state, by)].sort((a, b) => b.cost / (2 + defense(b)) - a.cost / (2 + defense(a)));
  for (const target of targets) {
    if (distanceMils(offer.from, target.at) > offer.maxMils) continue;
    const at = firstFreeContact(baseOf(target), fighterRadiusMils, {
      preferredCdeg: bearingCdeg(target.at, offer.from),
      blockers: blockers(state, offer.fighter),
      stepCdeg: 500,
      fits: (base) => insideTable(base, state.match.table),
    });
    if (at === undefined) continue;
    const command: Command = { kind: 'move-fighter', fighter: offer.fighter, to: at };
    if (check(state, command, by) === undefined) return command;
  }
  return undefined;
}

export function flightOrders(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  for (const offer of offers) {
    if (offer.kind !== 'move-fighter') continue;
    const command = fly(state, offer, by);
    if (command !== undefined) return command;
  }
  return undefined;
}

/** Tokens beside the carrier, towards the enemy, as many as go without a price. */
function launch(state: Sight, terms: LaunchTerms, by: Seat): Command | undefined {
  const carrier = shipOf(state, terms.ship);
  if (carrier.at === null) return undefined;
  const post = carrier.at;
  const enemies = onTable(state, opponentOf(state, by));
  const near = enemies.filter((enemy) => distanceMils(enemy.at, post) <= STRIKE_MILS)[0];
  if (near === undefined) return undefined;
  const base = { at: post, radiusMils: terms.ringMils - fighterRadiusMils };
  const placed: { fighter: FighterId; at: { xMils: number; yMils: number } }[] = [];
  for (const fighter of terms.fighters.slice(0, terms.free)) {
    const at = firstFreeContact(base, fighterRadiusMils, {
      preferredCdeg: bearingCdeg(post, near.at),
      blockers: [
        ...blockers(state, fighter),
        ...placed.map((each) => ({ at: each.at, radiusMils: fighterRadiusMils })),
      ],
      stepCdeg: 500,
      fits: (token) => insideTable(token, state.match.table),
    });
    if (at !== undefined) placed.push({ fighter, at });
  }
  if (placed.length === 0) return undefined;
  const command: Command = { kind: 'launch-fighters', ship: terms.ship, fighters: placed };
  return check(state, command, by) === undefined ? command : undefined;
}

export function launchOrders(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  for (const offer of offers) {
    if (offer.kind !== 'launch-fighters') continue;
    const command = launch(state, offer, by);
    if (command !== undefined) return command;
  }
  return undefined;
}

/** Strikes at ships with all that touch them; dogfights where that is the only fight. */
export function strikes(
  state: Sight,
  offers: readonly Offer[],
  by: Seat,
  sample: (offer: Offer) => Command,
  random: Random,
): Command | undefined {
  for (const offer of offers) {
    if (offer.kind !== 'attack-with-fighters') continue;
    const command: Command = { kind: 'attack-with-fighters', target: offer.target, fighters: [...offer.fighters] };
    if (check(state, command, by) === undefined) return command;
  }
  const dogfights = offers.filter((offer) => offer.kind === 'dogfight');
  const chosen = dogfights[Math.floor(random() * dogfights.length)];
  return chosen === undefined ? undefined : sample(chosen);
}
