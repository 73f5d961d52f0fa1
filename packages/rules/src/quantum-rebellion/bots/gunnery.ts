/** How the captain fires: everything that bears on one target together, the target that suffers most first. */
import type { Seat } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { Offer } from '../offers.ts';
import type { FireCommand } from '../phases/weapons/commands.ts';
import type { FireOffer } from '../phases/weapons/offers.ts';
import { shipOf, squadronOf, squadronShips } from '../../mechanics/blueprint-fleets/ships.ts';
import { defense } from '../ship/stats.ts';
import type { Sight } from '../state.ts';
import { worth } from './appraisal.ts';
import { prey } from './prey.ts';
import { type Shot, volleys } from './shots.ts';

/** All ships together where they may coordinate, and each by itself. */
function grouped(offer: FireOffer, shots: readonly Shot[]): Shot[][] {
  const singles = shots.map((shot) => [shot]);
  if (!offer.coordinated || shots.length < 2) return singles;
  const together = shots.filter(({ joins }) => joins);
  return together.length < 2 ? singles : [together.slice(0, 5), ...singles];
}

function plans(state: Sight, offer: FireOffer): { command: FireCommand; value: number }[] {
  const groups = volleys(state, offer).flatMap((shots) => grouped(offer, shots));
  const target = shipOf(state, offer.target);
  const mates = squadronShips(state, squadronOf(state, target)).length - 1;
  const stopped = (defense(target) + mates) / 3;
  return groups.map((shots) => {
    const hits = shots.reduce((sum, shot) => sum + shot.hits, 0);
    const through = Math.max(hits * 0.15, hits - stopped);
    const kill = through >= target.hull ? 1.5 : 1;
    return {
      command: { kind: 'fire', target: offer.target, shooters: shots.map((shot) => shot.order) },
      value: Math.min(through, target.hull) * worth(target) * kill,
    };
  });
}

/** The attack with the most to show for it, or nothing when no weapon bears. */
export function gun(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  const wanted = new Set(prey(state, by).map(({ id }) => id));
  const all = offers.filter((offer) => offer.kind === 'fire');
  const first = all.filter(({ target }) => wanted.has(target));
  return (first.length > 0 ? first : all)
    .flatMap((offer) => plans(state, offer))
    .sort((a, b) => b.value - a.value)
    .find(({ command }) => check(state, command, by) === undefined)?.command;
}
