/** A sensible opponent: it attacks where it does most harm, moves towards the enemy and keeps cards for good moments. */
import { distance } from '../../geometry/hex/index.ts';
import type { Bot, Random, Seat, View } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { cards } from '../data/cards.ts';
import { handlerOf } from '../flow.ts';
import type { Hex, UnitId } from '../ids.ts';
import type { Offer } from '../offers.ts';
import { attackForecast } from '../phases/attacks/forecast.ts';
import { type AttackSpec, legalAttacks } from '../phases/attacks/readiness.ts';
import type { Destination } from '../phases/orders/offers.ts';
import { handOf, fromView } from '../sight.ts';
import type { Sight } from '../state.ts';
import type { Unit } from '../table.ts';
import { cardOf, leaderStars } from '../unit/stats.ts';
import { allUnits, enemies, sameHex } from '../unit/units.ts';

/** What an attack is worth: stars of the ships that it should destroy, less those of the ships it may cost. */
function worthOf(sight: Sight, spec: AttackSpec): number {
  const [attacker, target] = [sight.units[spec.attacker], sight.units[spec.target]];
  if (attacker === undefined || target === undefined) return 0;
  const forecast = attackForecast(sight, spec);
  if (forecast === undefined) return 0;
  const priceOf = (unit: Unit): number => (cardOf(unit).stars + leaderStars(unit) + 0.5) / cardOf(unit).ships;
  const fire = forecast.underFire;
  const losses = fire?.expectedLosses ?? forecast.expectedLosses;
  const own = (fire?.ownLosses ?? []).reduce((sum, chance, ships) => sum + chance * ships, 0);
  return losses * priceOf(target) + forecast.destroyed - own * priceOf(attacker) * 0.7 + 0.05;
}

/** The best attack that a unit could make from where it stands, or would stand. */
function bestFrom(sight: Sight, unit: Unit): number {
  const table: Sight = { ...sight, units: { ...sight.units, [unit.id]: unit } };
  const specs = legalAttacks(table, unit, ['weapon'], { cause: 'order' });
  return specs.reduce((best, spec) => Math.max(best, worthOf(table, spec)), 0);
}

const foesOf = (sight: Sight, unit: Unit): readonly Unit[] =>
  allUnits(sight).filter(
    (other) => enemies(unit, other) && other.place === 'board' && other.at !== null && !other.hulk,
  );

const nearest = (sight: Sight, unit: Unit, at: Hex): number =>
  Math.min(99, ...foesOf(sight, unit).map((foe) => (foe.at === null ? 99 : distance(at, foe.at))));

const inField = (sight: Sight, unit: Unit, at: Hex): boolean =>
  Object.values(sight.features).some(
    ({ kind, at: there, side }) =>
      there !== null && sameHex(there, at) && (kind === 'asteroids' || (kind === 'minefield' && side !== unit.side)),
  );

/** Towards an attack if one comes in reach, else towards the enemy; not into fields. */
function placeWorth(sight: Sight, unit: Unit, { at, path }: Destination): number {
  const moved = { ...unit, at, facing: path.at(-1) ?? unit.facing };
  return bestFrom(sight, moved) * 10 - nearest(sight, unit, at) * 0.3 - (inField(sight, unit, at) ? 2 : 0);
}

/** How good it is to give this unit an order now: fresh threats first, then the way to the enemy. */
function unitWorth(sight: Sight, id: UnitId | null | undefined): number {
  const unit = id === null || id === undefined ? undefined : sight.units[id];
  if (unit === undefined || unit.at === null) return 0;
  return bestFrom(sight, unit) * 4 + cardOf(unit).move * 0.4 - nearest(sight, unit, unit.at) * 0.05;
}

/** What an order would do for the unit: attacks from here, moves, arrivals. */
function basicWorth(sight: Sight, order: string, id: UnitId): number {
  const unit = sight.units[id];
  if (unit === undefined) return -1;
  if (order === 'attack') return unit.at === null ? -1 : bestFrom(sight, unit) * 3;
  if (order === 'move') return cardOf(unit).move === 0 ? -1 : 0.6 + cardOf(unit).move * 0.1 - bestFrom(sight, unit);
  if (order === 'harvest') return 0.7;
  return 0.9;
}

function orderWorth(sight: Sight, offer: Offer, command: Command): number {
  if (command.kind === 'play-basic') return basicWorth(sight, command.order, command.unit);
  if (command.kind === 'play-order') {
    const texts = cards[command.card].lines;
    return command.units.reduce((sum, id, line) => {
      const actions = texts[line]?.actions ?? [];
      if (id === null) return sum;
      const moves = actions.includes('move') ? 0.8 : 0;
      const fights = actions.some((action) => action === 'attack' || action === 'power-attack');
      return sum + moves + (fights ? unitWorth(sight, id) : 0.1);
    }, 0.2);
  }
  if (command.kind === 'spend-card') return command.purpose.to === 'counterattack' ? 1.5 : 1;
  return offer.kind === 'pass' ? -0.5 : 0.3;
}

/** How much the bot likes a command; the sampler has made it from the offer, so it is legal. */
function worth(sight: Sight, offer: Offer, command: Command): number {
  switch (offer.kind) {
    case 'play-order':
    case 'play-basic':
    case 'spend-card':
    case 'pass':
      return orderWorth(sight, offer, command);
    case 'move': {
      const unit = sight.units[offer.unit];
      if (unit === undefined || command.kind !== 'move') return 0;
      const end = offer.destinations.find(({ path }) => String(path) === String(command.path));
      const joins = command.patrol === undefined || command.patrol === null ? 0 : -1;
      return end === undefined ? -5 : 1 + placeWorth(sight, unit, end) - placeWorth(sight, unit, stay(unit)) + joins;
    }
    case 'attack': {
      const { unit: attacker, mode, target, weapon } = offer;
      return 1 + worthOf(sight, { attacker, mode, target, weapon, cause: 'order' });
    }
    case 'play-interrupt':
      if (command.kind !== 'play-interrupt') return 0;
      if (command.use.use === 'attack') {
        const { unit: attacker, mode, target, weapon } = command.use;
        return worthOf(sight, { attacker, mode, target, weapon: weapon ?? null, cause: 'interrupt' }) - 0.6;
      }
      return command.use.use === 'repairs' ? 0.4 : command.use.use === 'counter-intelligence' ? 0.2 : -0.3;
    case 'decline':
      return 0;
    case 'send-patrol':
      return 0.2;
    case 'defensive-fire':
      return command.kind === 'defensive-fire' && command.weapon !== null ? 2 : 0;
    case 'reroll':
      return command.kind === 'reroll' ? command.dice.length : 0;
    case 'damage-control':
      return command.kind === 'damage-control' && command.roll ? 1 : 0;
    case 'skip-action':
      return 0.4;
    case 'turn':
      return -1;
    case 'capture':
      return command.kind === 'capture' && command.capture ? 1 : 0;
    case 'harvest':
    case 'reinforce':
      return 3;
    case 'overrun':
      return command.kind === 'overrun' && command.go ? 0.5 : 0.6;
    case 'roll-again':
      return command.kind === 'roll-again' && command.by === null ? 0.5 : rollAgainWorth(offer.faces);
    default:
      return 0;
  }
}

const stay = (unit: Unit): Destination => ({ at: unit.at ?? { col: 0, row: 0 }, path: [], left: 0, patrols: [] });

/** A roll with hardly a success is worth another. */
const rollAgainWorth = (faces: readonly number[]): number =>
  faces.length >= 4 && faces.filter((face) => face >= 5).length * 4 < faces.length ? 1 : 0;

/** Commands that an offer could mean: every place of a move, a few samples of the others. */
function commandsOf(sight: Sight, offer: Offer, by: Seat, random: Random): readonly Command[] {
  if (offer.kind === 'move')
    return offer.destinations
      .filter(({ path }) => path.length > 0)
      .map(({ path }): Command => ({ kind: 'move', path: [...path] }));
  const frame = sight.frames.at(-1);
  if (frame === undefined) throw new Error('nothing is waited for');
  if (offer.kind === 'play-basic') {
    const card = spareCard(offer.cards);
    return offer.units.map((unit): Command => ({ kind: 'play-basic', card, order: offer.order, unit }));
  }
  const tries = offer.kind === 'play-order' ? 4 : offer.kind === 'defensive-fire' || offer.kind === 'reroll' ? 6 : 3;
  return Array.from({ length: tries }, () => handlerOf(frame).sample(sight, frame, offer, by, random));
}

/** The card that is least missed as a basic order: no interrupt if another is there. */
function spareCard(held: readonly (keyof typeof cards)[]): keyof typeof cards {
  const card = held.find((id) => cards[id].kind === 'order') ?? held[0];
  if (card === undefined) throw new Error('an order was offered without a card');
  return card;
}

/** Cards for the draw and for initiative: what has to go, never more. */
function discards(sight: Sight, offer: Offer & { kind: 'discard-cards' | 'bid-initiative' }, by: Seat): Command {
  const least = handOf(sight, by) === undefined ? 0 : offer.least;
  return { kind: offer.kind, cards: [...offer.cards].slice(0, least) };
}

export const bridge: Bot<View, Command, Offer> = {
  name: 'bridge',
  note: 'Attacks where it does most harm and keeps its cards for good moments.',
  choose: (view, offers, by, random) => {
    const sight = fromView(view);
    let best: { command: Command; value: number } | undefined;
    for (const offer of offers) {
      if (offer.kind === 'discard-cards' || offer.kind === 'bid-initiative') return discards(sight, offer, by);
      for (const command of commandsOf(sight, offer, by, random)) {
        const value = worth(sight, offer, command) + random() * 0.1;
        if (best === undefined || value > best.value) best = { command, value };
      }
    }
    if (best === undefined) throw new Error('the bot has no offer to choose from');
    return best.command;
  },
};
