/** Why a card of the hand cannot be played now, by the local rules: asked with the likeliest way to play it. */
import type { Rejection } from '@broadside/rules/kernel';
import { distance } from '@broadside/rules/geometry/hex';
import { cardOf, cards, hexOf, interruptOf, type CardId, type Command, type Sight, type Unit } from '../rules.ts';

type Check = (command: Command) => Rejection | undefined;

function ownUnits(sight: Sight): readonly Unit[] {
  const hand = sight.own === null ? undefined : sight.hands[sight.own.hand];
  return Object.values(sight.units).filter(
    ({ seat, place }) => seat !== null && hand?.seats.includes(seat) === true && place === 'board',
  );
}

/** The own unit that stands nearest to `to`: the one whose reason says most. */
function nearest(sight: Sight, to: Unit | undefined): Unit | undefined {
  const units = ownUnits(sight);
  const there = to === undefined ? null : hexOf(sight, to);
  if (there === null) return units[0];
  const away = (unit: Unit): number => {
    const at = hexOf(sight, unit);
    return at === null ? Infinity : distance(at, there);
  };
  return [...units].sort((one, other) => away(one) - away(other))[0];
}

/** The command that would play the card at a window. */
function asInterrupt(sight: Sight, card: CardId): Command {
  const frame = sight.frames.at(-1);
  const mover = frame?.kind === 'window' && frame.unit !== null ? sight.units[frame.unit] : undefined;
  const unit = nearest(sight, mover);
  const id = unit?.id ?? '';
  switch (interruptOf(card)) {
    case 'move':
      return { kind: 'play-interrupt', card, use: { use: 'move', unit: id, path: [] } };
    case 'attack': {
      const weapon = unit === undefined ? undefined : cardOf(unit).weapons[0];
      const mode = weapon === undefined ? 'boarding' : 'weapon';
      const target = mover?.id ?? '';
      return {
        kind: 'play-interrupt',
        card,
        use: { use: 'attack', unit: id, mode, target, ...(weapon === undefined ? {} : { weapon }) },
      };
    }
    case 'repairs':
      return { kind: 'play-interrupt', card, use: { use: 'repairs', unit: id, remove: 'focus-fire' } };
    default:
      return { kind: 'play-interrupt', card, use: { use: 'counter-intelligence' } };
  }
}

/** The reason, where there is one to give; nothing while somebody else is asked. */
export function whyNotCard(sight: Sight, card: CardId, check: Check): Rejection | undefined {
  const frame = sight.frames.at(-1);
  if (frame?.kind === 'window') return check(asInterrupt(sight, card));
  if (frame?.kind !== 'turn' || frame.stage !== 'act') return undefined;
  const unit = ownUnits(sight)[0]?.id ?? '';
  return check({ kind: 'play-basic', card, order: 'move', unit }) ?? whyNoFront(sight, card, check);
}

/** Why the front of the card cannot be ordered now, though its back may be. */
export function whyNoFront(sight: Sight, card: CardId, check: Check): Rejection | undefined {
  const units = ownUnits(sight);
  const { lines } = cards[card];
  const asked = units.map((unit) =>
    check({
      kind: 'play-order',
      card,
      units: lines.length === 0 ? [unit.id] : lines.map((_, at) => (at === 0 ? unit.id : null)),
    }),
  );
  return asked.some((reason) => reason === undefined) ? undefined : asked[0];
}
