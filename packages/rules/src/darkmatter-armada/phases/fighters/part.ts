/** Fighters in an activation: they fly, are launched, attack ships and fight each other (DA-9.4.9, R-DA-131). */
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import { pick, someOf } from '../../../kernel/dice.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { flyingBy } from '../../../mechanics/blueprint-fleets/fighters/flight.ts';
import type { DogfightOffer, FighterAttackOffer } from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import { flyingOf } from '../../../mechanics/blueprint-fleets/fighters/stacks.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { isPlaced, type PlacedFighter, placedShips, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import type { FighterId } from '../../ids.ts';
import { ground } from '../../ship/clearance.ts';
import { actingFault, actingShip, type PlacedShip } from '../../ship/ships.ts';
import { touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf } from '../../table.ts';
import { checkMode, enterMode, type Order, type SegmentPart } from '../activation/part.ts';
import { tokenArrives } from '../movement/resolve.ts';
import { tokenBar } from '../movement/terrain.ts';
import { actsWith, attackers, attackersFault, chains } from './acting.ts';
import { fightDogfight } from './dogfight.ts';
import { canLaunch, catapultFault, checkLaunch, launchTerms, resolveLaunch, sampleLaunch } from './launch.ts';

const { flightFault, flightOffers, sampleFlight } = flyingBy({
  ground,
  reachMils: distances.fighterMoveMils,
  fliesWith: (state: OpenTable, squadron: Squadron, fighter: PlacedFighter) => actsWith(state, fighter, squadron),
  whose: 'Move fighters on the table whose carrier is acting, or that touch a ship that is.',
  barred: (state: OpenTable, from, to) => tokenBar(state, from, to),
  acts: 'DA-9.4.9.2',
  once: 'DA-9.4.9.2',
  reach: 'DA-9.4.9.2',
  bar: 'DA-4.5',
  overlap: 'R-DA-72',
});

const told = { about: (id: string) => [`ship:${id}`], rule: 'DA-9.3.7' };

export const flightPart: SegmentPart = {
  segment: 'movement',
  orders: {
    'move-fighter': {
      check: flightFault,
      resolve: (p, _squadron, { fighter, to }) => {
        const from = p.state.fighters[fighter]?.at ?? to;
        p.emit({ kind: 'fighter-moved', fighter, from, to });
        tokenArrives(p, fighter, [{ from, to }]);
      },
      sample: (state, squadron, { kind, fighter }, _by, random) => ({
        kind,
        fighter,
        to: sampleFlight(state, squadron, fighter, random),
      }),
    },
    'catapult-fighters': {
      check: (state, squadron, command) =>
        actingFault(state, squadron, command.ship) ??
        catapultFault(actingShip(state, command.ship)) ??
        checkLaunch(state, squadron, command),
      resolve: (p, _squadron, command) => resolveLaunch(p, command),
      sample: (state, _squadron, offer, _by, random) => ({
        kind: offer.kind,
        ship: offer.ship,
        fighters: sampleLaunch(state, actingShip(state, offer.ship), offer, random),
      }),
    },
  },
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron))
      if (catapultFault(ship) === undefined && canLaunch(state, ship))
        yield () => ({
          kind: 'catapult-fighters',
          label: `Catapult fighters from ${ship.name}`,
          about: told.about(ship.id),
          rule: 'DA-12.7.8',
          ...launchTerms(state, ship),
        });
    yield* flightOffers(state, squadron);
  },
};

export const launchPart: SegmentPart = {
  segment: 'special',
  orders: {
    'launch-fighters': {
      check: checkLaunch,
      resolve: (p, _squadron, command) => resolveLaunch(p, command),
      sample: (state, _squadron, offer, _by, random) => ({
        kind: offer.kind,
        ship: offer.ship,
        fighters: sampleLaunch(state, actingShip(state, offer.ship), offer, random),
      }),
    },
  },
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron))
      if (canLaunch(state, ship))
        yield () => ({
          kind: 'launch-fighters',
          label: `Launch fighters from ${ship.name}`,
          about: told.about(ship.id),
          rule: told.rule,
          ...launchTerms(state, ship),
        });
  },
};

/** A cloak keeps fighters off, unless it is agreed that it does not (R-DA-86). */
const hiddenFrom = ({ match }: OpenTable, target: PlacedShip): boolean =>
  target.cloaked && !optionOf(match, 'fightersVsCloak');

/** Why these fighters may not attack that ship; shields do not stop them (DA-1.8.3). */
function attackFault(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'attack-with-fighters'>,
  by: Seat,
): Rejection | undefined {
  const target = state.ships[command.target];
  if (target === undefined || target.seat === by || !isPlaced(target))
    return refuse(
      'not-an-enemy-ship',
      'DA-9.4.9.6',
      'Fighters attack enemy ships on the table. Name one that your fighters touch.',
    );
  if (hiddenFrom(state, target))
    return refuse('target-cloaked', 'DA-12.7.10', `${target.name} is cloaked and cannot be attacked. Name another.`);
  const reason = attackersFault(state, squadron, command.fighters, by, 'DA-9.4.9.6');
  if (reason !== undefined) return reason;
  const away = flyingOf(state, command.fighters).find((fighter) => !touching(fighter, target));
  if (away === undefined) return undefined;
  const sentence = `${away.name} does not touch ${target.name}. Only fighters whose token touches the ship attack it.`;
  return refuse('not-touching', 'DA-9.4.9.6', sentence, { fighter: away.id });
}

/** Own and enemy tokens each hang together, and touch (R-DA-133). */
function dogfightFault(state: OpenTable, squadron: Squadron, command: CommandOf<'dogfight'>, by: Seat) {
  const reason = attackersFault(state, squadron, command.fighters, by, 'DA-9.4.9.8d');
  if (reason !== undefined) return reason;
  const enemies = flyingOf(state, command.enemies).filter((fighter) => fighter.seat !== by);
  if (enemies.length < command.enemies.length || new Set(command.enemies).size < command.enemies.length)
    return refuse(
      'not-enemy-fighters',
      'DA-9.4.9.8d',
      'A dogfight is against enemy fighters on the table. Name each once.',
    );
  const own = flyingOf(state, command.fighters);
  if (chains(enemies).length === 1 && own.some((one) => enemies.some((other) => touching(one, other))))
    return undefined;
  return refuse('not-in-contact', 'R-DA-133', 'The two stacks do not touch. Name tokens that touch one another.');
}

function* attackOffers(state: OpenTable, squadron: Squadron, by: Seat): Generator<FighterAttackOffer> {
  const own = attackers(state, squadron);
  for (const target of placedShips(state)) {
    if (target.seat === by || hiddenFrom(state, target)) continue;
    for (const stack of chains(own.filter((fighter) => touching(fighter, target)))) {
      const fighters = stack.map(({ id }) => id);
      const about = [`ship:${target.id}`, ...fighters.map((id) => `fighter:${id}`)];
      const label = `Attack ${target.name} with ${fighters.length === 1 ? '1 fighter' : `${fighters.length} fighters`}`;
      yield { kind: 'attack-with-fighters', label, target: target.id, fighters, rule: 'DA-9.4.9.6', about };
    }
  }
}

/** Each stack of own tokens with each stack of enemies that it touches. */
function* dogfightOffers(state: OpenTable, squadron: Squadron, by: Seat): Generator<DogfightOffer> {
  const theirs = chains(
    Object.values(state.fighters)
      .filter((each) => each.seat !== by)
      .flatMap((each) => flyingOf(state, [each.id])),
  );
  for (const own of chains(attackers(state, squadron)))
    for (const other of theirs) {
      if (!own.some((one) => other.some((enemy) => touching(one, enemy)))) continue;
      const [fighters, enemies] = [own.map(({ id }) => id), other.map(({ id }) => id)];
      const about = [...fighters, ...enemies].map((id) => `fighter:${id}`);
      const label = `Dogfight: ${fighters.length} of yours against ${enemies.length}`;
      yield { kind: 'dogfight', label, fighters, enemies, rule: 'DA-9.4.9.8d', about };
    }
}

/** One token of each side that touch: the smallest dogfight there is. */
function pair(state: OpenTable, offer: DogfightOffer, random: Random): { fighters: FighterId[]; enemies: FighterId[] } {
  const pairs = flyingOf(state, offer.fighters).flatMap((fighter) =>
    flyingOf(state, offer.enemies)
      .filter((enemy) => touching(fighter, enemy))
      .map((enemy) => ({ fighters: [fighter.id], enemies: [enemy.id] })),
  );
  return pick(pairs, random);
}

const attack: Order<'attack-with-fighters'> = {
  check: (state, squadron, command, by) => checkMode(state, 'fighters') ?? attackFault(state, squadron, command, by),
  resolve: (p, _squadron, { target, fighters }, by) => {
    enterMode(p, 'fighters');
    p.emit({ kind: 'fighters-attacked', by, target, fighters });
    p.push({ kind: 'fighter-attack', step: 'patrol', by, target, fighters });
  },
  sample: (state, _squadron, { kind, target, fighters }, _by, random) => {
    const some = someOf(fighters, random);
    const stack = chains(flyingOf(state, some))[0]?.map(({ id }) => id);
    return { kind, target, fighters: stack ?? [...fighters] };
  },
};

const dogfight: Order<'dogfight'> = {
  check: (state, squadron, command, by) => checkMode(state, 'fighters') ?? dogfightFault(state, squadron, command, by),
  resolve: (p, _squadron, command, by) => {
    enterMode(p, 'fighters');
    fightDogfight(p, by, command);
  },
  sample: (state, _squadron, offer, _by, random) =>
    random() < 0.5
      ? { kind: 'dogfight', fighters: [...offer.fighters], enemies: [...offer.enemies] }
      : { kind: 'dogfight', ...pair(state, offer, random) },
};

export const fightersPart: SegmentPart = {
  segment: 'combat',
  orders: { 'attack-with-fighters': attack, dogfight },
  *offers(state, squadron, by) {
    if (checkMode(state, 'fighters') !== undefined) return;
    yield* attackOffers(state, squadron, by);
    yield* dogfightOffers(state, squadron, by);
  },
};
