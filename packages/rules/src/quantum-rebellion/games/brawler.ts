/** A bot for tests that goes where the fighting is, so that rare fights are met: dogfights, boarding, escorts, screens. */
import { bearingCdeg, distanceMils, firstFreeContact, legEnd, type Point } from '../../geometry/table/index.ts';
import { type Bot, pick, randomBot, type Random, type Seat, type View } from '../../kernel/index.ts';
import { check } from '../decide.ts';
import { type Command, fromView, type Offer, quantumRebellion, type State } from '../index.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { onTheTable, standing } from '../ship/clearance.ts';
import { flying, onTable } from '../../mechanics/blueprint-fleets/ships.ts';
import { baseOf, fighterRadiusMils } from '../ship/stats.ts';

type OfferOfKind<K extends Offer['kind']> = Extract<Offer, { kind: K }>;

const chance = randomBot(quantumRebellion);
const fights: readonly Offer['kind'][] = ['attack-with-fighters', 'dogfight', 'board', 'fire'];
const launches: readonly Offer['kind'][] = ['launch-fighters', 'catapult-fighters', 'relaunch-fighter'];
const idle: readonly Offer['kind'][] = ['open-portal', 'leave-by-portal', 'shut-down', 'set-shields', 'end-segment'];

const enemies = (state: State, by: Seat) => {
  const other = opponentOf(state, by);
  return [...onTable(state, other), ...flying(state, other)];
};

/** Into contact with an enemy in reach, fighters or ship. */
function flyAt(state: State, offer: OfferOfKind<'move-fighter'>, by: Seat, random: Random): Command | undefined {
  const inReach = enemies(state, by).filter(({ at }) => distanceMils(offer.from, at) < offer.maxMils);
  if (inReach.length === 0) return undefined;
  const target = pick(inReach, random);
  const to = firstFreeContact(baseOf(target), fighterRadiusMils, {
    preferredCdeg: bearingCdeg(target.at, offer.from),
    blockers: standing(state, [offer.fighter]).map(({ base }) => base),
    fits: (base) => onTheTable(state, base),
    stepCdeg: 500,
  });
  if (to === undefined) return undefined;
  const command: Command = { kind: 'move-fighter', fighter: offer.fighter, to };
  return check(state, command, by) === undefined ? command : undefined;
}

/** Of a few moves by chance the one that ends nearest to an enemy. */
function closeIn(view: View, offer: OfferOfKind<'move-ship' | 'full-thrust'>, by: Seat, random: Random): Command {
  const posts = enemies(fromView(view), by).map(({ at }) => at);
  const gap = (at: Point) => Math.min(...posts.map((post) => distanceMils(at, post)));
  const moves = Array.from({ length: 8 }, () => {
    const command = quantumRebellion.sample(view, offer, by, random);
    if (command.kind !== 'move-ship' && command.kind !== 'full-thrust') return { command, gap: 0 };
    return { command, gap: gap(legEnd(offer, command)) };
  });
  return moves.reduce((best, each) => (each.gap < best.gap ? each : best)).command;
}

export const brawler: Bot<View, Command, Offer> = {
  name: 'brawler',
  choose: (view, offers, by, random) => {
    const wanted = [fights, launches].map((kinds) => offers.filter(({ kind }) => kinds.includes(kind)));
    const forward = offers.filter(({ kind }) => !idle.includes(kind));
    const few = [...wanted, forward].find((some) => some.length > 0 && random() < 0.95) ?? offers;
    const offer = pick(few, random);
    if (offer.kind === 'move-fighter') {
      const command = flyAt(fromView(view), offer, by, random);
      if (command !== undefined) return command;
    }
    if (offer.kind === 'move-ship' || offer.kind === 'full-thrust') return closeIn(view, offer, by, random);
    return chance.choose(view, [offer], by, random);
  },
};
