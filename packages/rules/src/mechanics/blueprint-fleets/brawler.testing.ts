/** A bot for tests that goes where the fighting is, so that rare fights are met: dogfights, boarding, escorts, screens. */
import { bearingCdeg, distanceMils, firstFreeContact, legEnd, type Point } from '../../geometry/table/index.ts';
import { type Bot, pick, randomBot, type Random, type Ruleset, type Seat, type View } from '../../kernel/index.ts';
import type { Kind } from '../../kernel/ruleset/game.ts';
import type { MoveFighterOffer } from './fighters/schema.ts';
import type { Base, StandingGround } from './ground.ts';
import { opponentOf } from './seats.ts';
import { flying, onTable, type Placed, type PlacedFighter } from './ships.ts';
import type { Table } from './table.ts';
import type { BotJudging } from './bots/thoughts.ts';
import type { LegOffer } from './bots/steering.ts';

export interface BrawlRules<V> extends BotJudging {
  readonly ground: StandingGround;
  fromView(view: V): Table;
  baseOf(piece: Placed | PlacedFighter): Base;
}

const fights = ['attack-with-fighters', 'dogfight', 'board', 'fire'];
const launches = ['launch-fighters', 'catapult-fighters', 'relaunch-fighter'];
const idle = ['open-portal', 'leave-by-portal', 'engage-hyperdrive', 'shut-down', 'set-shields', 'end-segment'];

const enemies = (state: Table, by: Seat) => {
  const other = opponentOf(state, by);
  return [...onTable(state, other), ...flying(state, other)];
};

/** Into contact with an enemy in reach, fighters or ship. */
function flyAt<V>(rules: BrawlRules<V>, state: Table, offer: MoveFighterOffer, by: Seat, random: Random) {
  const { ground } = rules;
  const inReach = enemies(state, by).filter(({ at }) => distanceMils(offer.from, at) < offer.maxMils);
  if (inReach.length === 0) return undefined;
  const target = pick(inReach, random);
  const to = firstFreeContact(rules.baseOf(target), ground.tokenRadiusMils, {
    preferredCdeg: bearingCdeg(target.at, offer.from),
    blockers: ground.standing(state, [offer.fighter]).map(({ base }) => base),
    fits: (base) => ground.onTheTable(state, base),
    stepCdeg: 500,
  });
  const command = to && { kind: 'move-fighter' as const, fighter: offer.fighter, to };
  return command && rules.check(state, command, by) === undefined ? command : undefined;
}

export function brawlerOf<S, C extends Kind, E, V extends View, O extends Kind, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  rules: BrawlRules<V>,
): Bot<V, C, O> {
  const chance = randomBot(ruleset);
  /** Of a few moves by chance the one that ends nearest to an enemy. */
  const closeIn = (view: V, offer: O & LegOffer<string>, by: Seat, random: Random): C => {
    const posts = enemies(rules.fromView(view), by).map(({ at }) => at);
    const gap = (at: Point) => Math.min(...posts.map((post) => distanceMils(at, post)));
    const moves = Array.from({ length: 8 }, () => {
      const command = ruleset.sample(view, offer, by, random);
      return { command, gap: 'courseCdeg' in command ? gap(legEnd(offer, command as never)) : 0 };
    });
    return moves.reduce((best, each) => (each.gap < best.gap ? each : best)).command;
  };
  return {
    name: 'brawler',
    choose: (view, offers, by, random) => {
      const wanted = [fights, launches].map((kinds) => offers.filter(({ kind }) => kinds.includes(kind)));
      const forward = offers.filter(({ kind }) => !idle.includes(kind));
      const few = [...wanted, forward].find((some) => some.length > 0 && random() < 0.95) ?? offers;
      const offer = pick(few, random);
      if (offer.kind === 'move-fighter') {
        const command = flyAt(rules, rules.fromView(view), offer as Kind as MoveFighterOffer, by, random);
        if (command !== undefined) return command as Kind as C;
      }
      if (offer.kind === 'move-ship' || offer.kind === 'full-thrust')
        return closeIn(view, offer as O & LegOffer<string>, by, random);
      return chance.choose(view, [offer], by, random);
    },
  };
}
