/** A bot for tests that always does something, and goes where the fighting is: rams, boarding, harvests, interrupts. */
import { distance } from '../../geometry/hex/index.ts';
import { type Bot, pick, randomBot, type Random, type View } from '../../kernel/index.ts';
import type { Command } from '../commands.ts';
import { fleetCommand } from '../index.ts';
import type { Offer } from '../offers.ts';
import { fromView } from '../sight.ts';
import type { Sight } from '../state.ts';
import { enemies } from '../unit/units.ts';

const chance = randomBot(fleetCommand);
const idle: ReadonlySet<Offer['kind']> = new Set<Offer['kind']>(['pass', 'decline', 'skip-action', 'turn']);
const eager: ReadonlySet<Offer['kind']> = new Set<Offer['kind']>([
  'attack',
  'harvest',
  'reinforce',
  'spend-card',
  'send-patrol',
  'redundant-systems',
  'play-interrupt',
]);

/** Of the places that a Move action can lead to one near an enemy or a field. */
function closeIn(sight: Sight, offer: Offer & { kind: 'move' }, random: Random): Command {
  const unit = sight.units[offer.unit];
  const goals = [
    ...Object.values(sight.units).filter((other) => unit !== undefined && enemies(unit, other)),
    ...Object.values(sight.features).filter(({ kind, harvested }) => kind === 'asteroids' && !harvested),
  ].flatMap(({ at }) => (at === null ? [] : [at]));
  const gap = (at: (typeof goals)[number]): number => Math.min(99, ...goals.map((goal) => distance(goal, at)));
  const ends = Array.from({ length: 4 }, () => pick(offer.destinations, random));
  const best = ends.reduce((one, other) => (gap(other.at) < gap(one.at) ? other : one));
  const patrol = best.patrols.length > 0 && random() < 0.5 ? pick(best.patrols, random) : null;
  return { kind: 'move', path: [...best.path], patrol };
}

export const zealot: Bot<View, Command, Offer> = {
  name: 'zealot',
  choose: (view, offers, by, random) => {
    const wanted = offers.filter(({ kind }) => eager.has(kind));
    const busy = offers.filter(({ kind }) => !idle.has(kind));
    const few = [wanted, busy].find((some) => some.length > 0 && random() < 0.9) ?? offers;
    const offer = pick(few, random);
    return offer.kind === 'move' ? closeIn(fromView(view), offer, random) : chance.choose(view, [offer], by, random);
  },
};
