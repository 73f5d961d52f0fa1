/** Who helps a ship that is attacked by fighters or boarders: Defensive Screens and escorts (R-QR-163, R-QR-164). */
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
import { optionOf } from '../../table.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { flying, type PlacedFighter, placedShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization, type PlacedShip } from '../../ship/ships.ts';
import { defense, touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { PoolSource } from './schema.ts';
import type { FighterId, ShipId } from '../../ids.ts';

/** Friendly ships with Defensive Screen that touch the ship: QR-11.4.4b. */
export const screensOf = (state: OpenTable, target: PlacedShip): readonly PlacedShip[] =>
  placedShips(state).filter(
    (ship) =>
      ship.seat === target.seat &&
      ship.id !== target.id &&
      hasCustomization(ship, 'defensive-screen') &&
      touching(ship, target),
  );

/** Own tokens that touch the ship: QR-8.4.6.7h. */
export const escortsOf = (state: OpenTable, target: PlacedShip): readonly PlacedFighter[] =>
  flying(state, target.seat).filter((fighter) => touching(fighter, target));

export interface FighterCover {
  readonly screens: readonly ShipId[];
  readonly escorts: readonly FighterId[];
}

/** By agreement every token in contact escorts without being asked (R-QR-164). */
export const escortsByThemselves = (state: OpenTable): boolean => optionOf(state.match, 'autoCommitEscorts');

/** The owner says which tokens escort. */
export const asksEscorts = (state: OpenTable, target: PlacedShip): boolean =>
  !escortsByThemselves(state) && escortsOf(state, target).length > 0;

/** Every screen and no escort: a screen costs nothing here, an escort has to go home (R-QR-187, R-QR-210). */
export const freeCover = (state: OpenTable, target: PlacedShip): FighterCover => ({
  screens: screensOf(state, target).map((ship) => ship.id),
  escorts: escortsByThemselves(state) ? escortsOf(state, target).map((fighter) => fighter.id) : [],
});

/** Where the defence dice come from: DEF, screens, escorts. */
export function coverPool(state: OpenTable, target: PlacedShip, cover: FighterCover): PoolSource[] {
  const screens = screensOf(state, target).filter((ship) => cover.screens.includes(ship.id));
  const escorts = cover.escorts.length;
  return [
    { from: `DEF of ${target.name}`, dice: defense(target), rule: 'QR-8.4.6.7b' },
    ...screens.map((ship) => ({ from: `screen of ${ship.name}`, dice: defense(ship), rule: 'QR-11.4.4b' })),
    ...(escorts === 0 ? [] : [{ from: 'escorting fighters', dice: escorts, rule: 'QR-8.4.6.7h' }]),
  ];
}

export const diceIn = (pool: readonly PoolSource[]): number => pool.reduce((sum, source) => sum + source.dice, 0);

/** Only what touches the ship can help it; `rule` is that of the attack. */
export function checkCover(
  state: OpenTable,
  target: PlacedShip,
  cover: FighterCover,
  rule: RuleId,
): Rejection | undefined {
  const screens = screensOf(state, target);
  const escorts = escortsOf(state, target);
  const twice = [cover.screens, cover.escorts].some((ids: readonly string[]) => new Set(ids).size < ids.length);
  if (twice) return refuse('named-twice', rule, 'Each ship and each fighter helps once. Name it once.');
  if (cover.screens.some((id) => !screens.some((ship) => ship.id === id)))
    return refuse(
      'no-screen',
      'QR-11.4.4b',
      `Only friendly ships with Defensive Screen that touch ${target.name} screen it. ${inReach(screens)}`,
    );
  if (cover.escorts.some((id) => !escorts.some((fighter) => fighter.id === id)))
    return refuse(
      'no-escort',
      'QR-8.4.6.7h',
      `Only your fighters that touch ${target.name} escort it. ${inReach(escorts)}`,
    );
  return undefined;
}

const inReach = (pieces: readonly { name: string }[]): string =>
  pieces.length === 0
    ? 'There is none: send an empty list.'
    : `Choose among ${pieces.map(({ name }) => name).join(', ')}.`;
