/** A ready-made match as a position: its units and terrain as they stand before anybody has drawn a card. */
import { SeededDice, seededRandom } from '@broadside/rules/kernel';
import { changed, unless } from '#lib/editor/game.ts';
import { emptyPosition, withIds } from './edit.ts';
import {
  fleetCommand,
  freshUnit,
  setup,
  toPosition,
  type Position,
  type PositionFeature,
  type PositionUnit,
  type State,
} from './rules.ts';

/** Only what differs from a fresh unit is written. */
function lean(unit: PositionUnit, state: State): PositionUnit {
  const full = state.units[unit.id ?? ''];
  if (!full) return unit;
  const { id, card, letter, name, side } = full;
  const fresh: object = freshUnit({ id, card, letter, name, side, seat: full.seat });
  const usual = (key: string, value: unknown): boolean =>
    !['card', 'side', 'id', 'letter', 'name', 'at', 'parent'].includes(key) &&
    JSON.stringify(value) === JSON.stringify((fresh as Readonly<Record<string, unknown>>)[key]);
  return Object.fromEntries(Object.entries(unit).filter(([key, value]) => !usual(key, value))) as PositionUnit;
}

/** Undefined where that is no setup of this game. */
export function positionOfPreset(given: unknown): Position | undefined {
  const read = setup.safeParse(given);
  const begun = read.success ? fleetCommand.start(read.data, new SeededDice(seededRandom(1))) : undefined;
  const first = begun?.ok ? begun.events[0] : undefined;
  if (first?.kind !== 'match-started') return undefined;
  const { state } = first;
  const { scenario, custom, reserveFrom, board, roundsLeft, zones, sides, units, features } = toPosition(state);
  const automated = Object.entries(sides ?? {}).filter(([, side]) => side?.automated === true);
  const waiting = units.some(({ place, at }) => place === 'board' && at === undefined);
  const hands = Object.values(state.hands).map(({ id, side, seats }) => [id, { side, seats }] as const);
  return withIds(
    changed(emptyPosition, {
      scenario,
      custom,
      reserveFrom,
      board,
      roundsLeft,
      zones: scenario === 'freeform-battle' ? zones : undefined,
      step: waiting ? 'deployment' : undefined,
      sides: automated.length > 0 ? Object.fromEntries(automated.map(([id]) => [id, { automated: true }])) : undefined,
      hands:
        hands.some(([, { seats }]) => seats.length > 1) || hands.length > 2 ? Object.fromEntries(hands) : undefined,
      units: units.map((unit) => lean(unit, state)),
      features: features?.map(({ kind, at, name, id, side, strength, value }) =>
        changed<PositionFeature>(
          { kind, name, id },
          { at, value, side: unless(side, 'neutral'), strength: strength || undefined },
        ),
      ),
    }),
  );
}
