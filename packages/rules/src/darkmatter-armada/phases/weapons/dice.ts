/** The dice of an attack and of its defence, in the order in which they fall (R-DA-06). */
import { within } from '../../../geometry/table/index.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { commanderOf, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { stepped } from '../../../mechanics/dice/index.ts';
import { type DieSize, dieSizes } from '../../data/dice.ts';
import { modules } from '../../data/modules.ts';
import { ordnance } from '../../data/ordnance.ts';
import type { SpaceId } from '../../ids.ts';
import { tape, terrainAt } from '../../ship/clearance.ts';
import { classOf, hasCustomization, type PlacedShip, workingSpaces } from '../../ship/ships.ts';
import { defenseDie, evasiveDie, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { stackDie } from '../fighters/acting.ts';
import { type Aim, impediments, openArcs } from './aim.ts';
import type { BonusDie, Cover, DefenceDie, FireMode, WeaponDie } from './schema.ts';

const AFT: DieSize = 6;
const PACK: DieSize = 4;
const DIFFICULT: DieSize = 4;

/** DA-9.4.6b, DA-12.1r: by the class of the ship that commands. */
function squadronDie(state: OpenTable, squadron: Squadron): BonusDie[] {
  const commander = commanderOf(state, squadron);
  const sides = commander === undefined ? null : classOf(commander).squadronDie;
  return sides === null ? [] : [{ source: 'squadron', sides, rule: 'DA-12.1r' }];
}

/** Every ship of the attack stands in the open aft quadrant of a target that has a weak one (DA-9.4.5, R-DA-112). */
function fromAft(target: PlacedShip, aims: readonly Aim[], weapons: readonly WeaponDie[]): boolean {
  if (classOf(target).station || hasCustomization(target, 'high-bypass-engines')) return false;
  return aims.every((aim) => {
    const own = weapons.filter(({ ship }) => ship === aim.ship.id);
    const passes = own.every((each) => ordnance[each.ordnance].effect.kind === 'pass-shield');
    return openArcs(aim, passes).includes('aft');
  });
}

export function bonusDice(
  state: OpenTable,
  squadron: Squadron,
  target: PlacedShip,
  aims: readonly Aim[],
  weapons: readonly WeaponDie[],
  mode: FireMode,
): BonusDie[] {
  const pack = squadronShips(state, squadron).every((ship) => hasCustomization(ship, 'pack-hunters'));
  return [
    ...(mode === 'coordinated' ? squadronDie(state, squadron) : []),
    ...(fromAft(target, aims, weapons) ? [{ source: 'aft', sides: AFT, rule: 'DA-9.4.5' } as const] : []),
    ...(pack ? [{ source: 'pack-hunters', sides: PACK, rule: 'DA-12.4.10' } as const] : []),
  ];
}

/** The largest die of all lines, lowered by Scatter where that is the effect (DA-9.4.8g, R-DA-111, R-DA-122). */
export function coverOf(aims: readonly Aim[], torpedo: boolean, scatterSteps: number): Cover | null {
  let best: Cover | null = null;
  for (const aim of aims)
    for (const { id, die } of impediments(aim, torpedo)) {
      const sides = die === null ? undefined : (stepped(dieSizes, die, scatterSteps) as DieSize | undefined);
      if (sides !== undefined && sides > (best?.sides ?? 0))
        best = { terrain: id, sides, scattered: scatterSteps !== 0 };
    }
  return best;
}

interface Attacked {
  readonly torpedo: boolean;
  readonly rangeMils: number;
  readonly cover: Cover | null;
  readonly weapons: readonly WeaponDie[];
}
/** What the defender adds. */
export interface Helpers {
  readonly screen: PlacedShip | undefined;
  /** How many tokens fly Combat Air Patrol. */
  readonly escorts: number;
  readonly chaff: number;
}

const plain = (source: DefenceDie['source'], sides: DieSize, rule: string): DefenceDie => ({
  source,
  sides,
  twice: false,
  less: 0,
  rule,
});

/** DEF of the target: ECM against torpedoes, the lower of two rolls in a distortion field, less the Grid Fault. */
function ownDefence(state: OpenTable, target: PlacedShip, torpedo: boolean): DefenceDie[] {
  const { effect } = modules['electronic-countermeasures'];
  const ecm = torpedo && effect.kind === 'torpedo-defense' && working(target, 'electronic-countermeasures') > 0;
  const sides = defenseDie(target, ecm ? effect.steps : 0);
  if (sides === undefined) return [];
  const twice = terrainAt(state, target.at).some(({ kind }) => kind === 'distortion-field');
  const rule = ecm ? 'DA-12.7.12' : twice ? 'DA-4.5.3b' : 'DA-9.4.8f';
  return [{ source: 'def', sides, twice, less: target.gridFault, rule }];
}

function screenDefence(screen: PlacedShip): DefenceDie[] {
  const sides = defenseDie(screen);
  return sides === undefined ? [] : [{ ...plain('screen', sides, 'DA-9.4.4a'), less: screen.gridFault }];
}

/** At Low speed, by the distance of the attack; exactly 20 inches is near (R-DA-125). */
function stealthDie(target: PlacedShip, rangeMils: number): DefenceDie[] {
  const { effect } = modules['stealth-systems'];
  if (effect.kind !== 'stealth' || target.speed !== 'low' || working(target, 'stealth-systems') === 0) return [];
  const near = within(rangeMils, effect.nearMils, tape.distanceMils);
  return [plain('stealth', near ? effect.die : effect.farDie, 'DA-12.7.33')];
}

/** A participant has a larger Hull Size (DA-12.4.3). */
function isDifficult(state: OpenTable, target: PlacedShip, weapons: readonly WeaponDie[]): boolean {
  if (!hasCustomization(target, 'difficult-target')) return false;
  const size = classOf(target).hullSize;
  return weapons.some(({ ship: id }) => {
    const ship = state.ships[id];
    return ship !== undefined && classOf(ship).hullSize > size;
  });
}

/** Chaff clouds that the launchers of a ship still hold, by space. */
export function chaffOf(ship: PlacedShip): readonly { readonly space: SpaceId; readonly clouds: number }[] {
  const { effect } = modules['chaff-launcher'];
  const full = effect.kind === 'chaff' ? effect.clouds : 0;
  return workingSpaces(ship, 'chaff-launcher')
    .map((space) => ({ space, clouds: full - (ship.spent[space] ?? 0) }))
    .filter(({ clouds }) => clouds > 0);
}

/** All dice against the attack: DA-9.4.8f. */
export function defenceDice(
  state: OpenTable,
  target: PlacedShip,
  attack: Attacked,
  { screen, escorts, chaff }: Helpers,
): DefenceDie[] {
  const { torpedo, rangeMils, cover, weapons } = attack;
  const armor = modules['armor-plating'].effect;
  const cloud = modules['chaff-launcher'].effect;
  return [
    ...ownDefence(state, target, torpedo),
    ...(escorts === 0 ? [] : [plain('patrol', stackDie(escorts), 'DA-9.4.9.4')]),
    ...(screen === undefined ? [] : screenDefence(screen)),
    ...(cover === null ? [] : [plain('terrain', cover.sides, 'DA-9.4.8g')]),
    ...(target.evasive ? [plain('evasive', evasiveDie(state, target), 'DA-9.3.6a')] : []),
    ...(armor.kind === 'armor' && working(target, 'armor-plating') > 0
      ? [plain('armor', armor.die, 'DA-12.7.2a')]
      : []),
    ...(!torpedo && isDifficult(state, target, weapons) ? [plain('difficult-target', DIFFICULT, 'DA-12.4.3')] : []),
    ...stealthDie(target, rangeMils),
    ...(cloud.kind === 'chaff' ? Array.from({ length: chaff }, () => plain('chaff', cloud.die, 'DA-12.7.9')) : []),
  ];
}
