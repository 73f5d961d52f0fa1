/** Fleet building (1.5, 1.10, 2, 11): each rule with the nearest fleet that keeps it and one that breaks it. */
import type { CaseFile } from '../../kernel/index.ts';

type Case = CaseFile['cases'][number];
type Json = NonNullable<Case['start']>[string];
type Weapons = Record<string, { ordnance: string; dice: number }>;
type Equipment = Record<string, string>;
/** A ship design with any words in it, wrong ones too. */
type Ship = {
  name: string;
  class: string;
  rank: string;
  weapons: Weapons;
  equipment: Equipment;
  customizations: string[];
};
type Change = Partial<Ship>;

const bare: Ship = { name: 'Tern', class: 'FF', rank: 'admiral', weapons: {}, equipment: {}, customizations: [] };
const ship = (change: Change): Ship => ({ ...bare, ...change });
const captain = (name: string, change: Change = {}): Ship => ship({ name, rank: 'captain', ...change });
/** Weapons written as people say them: `{ F: 'beam 4' }`. */
const armed = (words: Readonly<Record<string, string>>): Weapons =>
  Object.fromEntries(
    Object.entries(words).map(([mount, weapon]) => {
      const [ordnance = '', dice = ''] = weapon.split(' ');
      return [mount, { ordnance, dice: Number(dice) }];
    }),
  );

/** A match between these squadrons and a single corvette, with no terrain to place. */
function matchOf(squadrons: Ship[][], maxPoints: number) {
  const fleet = (name: string, ships: Ship[][]) => ({
    name,
    faction: 'Meridian',
    squadrons: ships.map((each, index) => ({ name: `${name} ${index + 1}`, ships: each })),
  });
  const corvette = ship({ name: 'Onyx', class: 'K' });
  return { fleets: [fleet('Waders', squadrons), fleet('Stones', [[corvette]])], maxPoints, terrain: [] };
}

interface Fleet {
  readonly id: string;
  readonly covers: readonly string[];
  readonly squadrons: Ship[][];
  readonly maxPoints?: number;
}

/** Both sides throw for deployment once the fleets are accepted; `built` is part of the first side's ships. */
function accepted({ id, covers, squadrons, maxPoints = 1000 }: Fleet, built: Record<string, Json> = {}): Case {
  const started = { kind: 'match-started', state: { ships: built } };
  return {
    id,
    covers: [...covers],
    start: matchOf(squadrons, maxPoints),
    dice: [15, 5],
    then: { events: [started], awaiting: ['seat-1'] },
  };
}

function refused({ id, covers, squadrons, maxPoints = 1000 }: Fleet, code: string, rule: string): Case {
  return {
    id,
    covers: [...covers],
    start: matchOf(squadrons, maxPoints),
    rejects: { code, rule },
  };
}

/** One ship that breaks a rule and the nearest one that keeps it, each alone in its fleet. */
interface Pair {
  readonly id: string;
  readonly covers: readonly [rule: string, ...more: string[]];
  readonly code: string;
  readonly wrong: Change;
  readonly right: Change;
}

// prettier-ignore
const pairs: readonly Pair[] = [
  { id: 'aft-weapon-on-a-frigate', covers: ['QR-11.1q'], code: 'no-such-mount', wrong: { weapons: armed({ A: 'beam 1' }) }, right: { weapons: armed({ F: 'beam 1', P: 'beam 1', S: 'beam 1' }) } },
  { id: 'second-turret-on-a-cruiser', covers: ['QR-11.1q'], code: 'no-such-mount', wrong: { class: 'CR', weapons: armed({ T2: 'beam 1' }) }, right: { class: 'CH', weapons: armed({ T2: 'beam 1', A: 'beam 1' }) } },
  { id: 'nine-dice-on-a-frigate', covers: ['QR-11.1r', 'R-QR-22'], code: 'too-many-dice', wrong: { weapons: armed({ F: 'beam 4', P: 'beam 3', S: 'beam 2' }) }, right: { weapons: armed({ F: 'beam 4', P: 'beam 2', S: 'beam 2' }) } },
  { id: 'four-dice-in-a-heavy-cruisers-turret', covers: ['QR-11.1s', 'R-QR-19'], code: 'turret-over', wrong: { class: 'CH', weapons: armed({ T1: 'beam 4' }) }, right: { class: 'CH', weapons: armed({ T1: 'beam 3', T2: 'beam 3' }) } },
  { id: 'five-dice-in-a-stations-turret', covers: ['QR-11.1s', 'R-QR-20'], code: 'turret-over', wrong: { class: 'LS', weapons: armed({ T1: 'beam 5' }) }, right: { class: 'LS', weapons: armed({ T1: 'beam 4', T2: 'beam 4' }) } },
  { id: 'five-dice-to-port-of-a-frigate', covers: ['QR-11.1t', 'R-QR-19'], code: 'side-mount-over', wrong: { weapons: armed({ P: 'beam 5' }) }, right: { weapons: armed({ P: 'beam 4', S: 'beam 4' }) } },
  { id: 'three-dice-aft-on-a-destroyer', covers: ['QR-11.1u', 'R-QR-21'], code: 'aft-mount-over', wrong: { class: 'DD', weapons: armed({ A: 'beam 3' }) }, right: { class: 'DD', weapons: armed({ A: 'beam 2' }) } },
  { id: 'biohazard-in-a-turret', covers: ['QR-11.5.1e'], code: 'ordnance-in-wrong-mount', wrong: { class: 'DD', weapons: armed({ T1: 'biohazard 2' }) }, right: { class: 'DD', weapons: armed({ A: 'biohazard 2' }) } },
  { id: 'dark-matter-aft', covers: ['QR-11.5.1e'], code: 'ordnance-in-wrong-mount', wrong: { class: 'DD', weapons: armed({ A: 'dark-matter 2' }) }, right: { class: 'DD', weapons: armed({ S: 'dark-matter 2' }) } },
  { id: 'polaron-ray-to-port', covers: ['QR-11.5.1f'], code: 'ordnance-in-wrong-mount', wrong: { weapons: armed({ P: 'polaron-ray 2' }) }, right: { weapons: armed({ F: 'polaron-ray 2' }) } },
  { id: 'high-velocity-in-a-turret', covers: ['QR-11.5.1f'], code: 'ordnance-in-wrong-mount', wrong: { class: 'DD', weapons: armed({ T1: 'high-velocity 2' }) }, right: { class: 'DD', weapons: armed({ F: 'high-velocity 2' }) } },
  { id: 'torpedo-in-the-fore-mount', covers: ['QR-11.5.16a'], code: 'ordnance-in-wrong-mount', wrong: { class: 'DD', weapons: armed({ F: 'torpedo-emp 2' }) }, right: { class: 'DD', weapons: armed({ T1: 'torpedo-emp 2' }) } },
  { id: 'second-module-on-a-corvette', covers: ['QR-1.10.14a'], code: 'no-such-space', wrong: { class: 'K', equipment: { E1: 'armor-plating', E2: 'space-marines' } }, right: { class: 'K', equipment: { E1: 'armor-plating' } } },
  { id: 'reactor-in-an-equipment-space', covers: ['QR-1.10.12a', 'R-QR-28'], code: 'core-module-fitted', wrong: { equipment: { E1: 'reactor' } }, right: { equipment: { E1: 'auxiliary-power-unit' } } },
  { id: 'point-defense-without-power', covers: ['QR-11.6.1b', 'R-QR-29'], code: 'no-power', wrong: { equipment: { E1: 'point-defense-screen' } }, right: { equipment: { E1: 'point-defense-screen', E2: 'auxiliary-power-unit' } } },
  { id: 'secondary-drive-with-one-reactor', covers: ['QR-11.6.1b', 'R-QR-29'], code: 'no-power', wrong: { class: 'CH', equipment: { E1: 'secondary-drive' } }, right: { class: 'CVL', equipment: { E1: 'secondary-drive' } } },
  { id: 'catapult-without-a-hangar', covers: ['QR-11.6.1c', 'R-QR-27'], code: 'not-a-carrier', wrong: { equipment: { E1: 'catapult-launchers' } }, right: { equipment: { E1: 'catapult-launchers', E2: 'hangar-bay' } } },
  { id: 'mass-driver-without-cargo', covers: ['QR-11.6.1d'], code: 'module-missing', wrong: { equipment: { E1: 'mass-driver' } }, right: { equipment: { E1: 'mass-driver', E2: 'cargo-space' } } },
  { id: 'shield-and-stealth', covers: ['QR-11.6.1e', 'R-QR-46'], code: 'modules-exclude', wrong: { equipment: { E1: 'shield-generator', E2: 'stealth-systems' } }, right: { equipment: { E1: 'shield-generator', E2: 'shield-generator' } } },
  { id: 'second-customization-on-a-frigate', covers: ['QR-1.10.10a', 'R-QR-23'], code: 'too-many-customizations', wrong: { customizations: ['armed-crew', 'veteran-crew'] }, right: { customizations: ['armed-crew'] } },
  { id: 'armed-crew-twice', covers: ['QR-1.10.10a', 'R-QR-23'], code: 'customization-twice', wrong: { class: 'CR', customizations: ['armed-crew', 'armed-crew'] }, right: { class: 'CR', customizations: ['armed-crew', 'veteran-crew'] } },
  { id: 'ambush-on-a-corvette', covers: ['QR-11.4.2a', 'R-QR-24'], code: 'customization-not-for-class', wrong: { class: 'K', customizations: ['ambush'] }, right: { class: 'DD', customizations: ['ambush'] } },
  { id: 'screen-on-a-destroyer', covers: ['QR-11.4.4a'], code: 'customization-not-for-class', wrong: { class: 'DD', customizations: ['defensive-screen'] }, right: { class: 'K', customizations: ['defensive-screen'] } },
  { id: 'difficult-cruiser', covers: ['QR-11.4.5a', 'R-QR-25'], code: 'customization-not-for-class', wrong: { class: 'CR', customizations: ['difficult-target'] }, right: { class: 'DD', customizations: ['difficult-target'] } },
  { id: 'operations-center-on-a-carrier', covers: ['QR-11.4.11a'], code: 'customization-not-for-class', wrong: { class: 'CV', customizations: ['operations-center'] }, right: { class: 'BC', customizations: ['operations-center'] } },
  { id: 'scouting-cruiser', covers: ['QR-11.4.1c'], code: 'customization-not-for-class', wrong: { class: 'CR', customizations: ['scout'] }, right: { class: 'FF', customizations: ['scout'] } },
  { id: 'unmanned-cruiser', covers: ['QR-11.4.19a', 'R-QR-26'], code: 'customization-not-for-class', wrong: { class: 'CR', customizations: ['unmanned'] }, right: { class: 'CVL', customizations: ['unmanned'] } },
  { id: 'flight-deck-without-a-hangar', covers: ['QR-11.4.1b', 'R-QR-27'], code: 'not-a-carrier', wrong: { customizations: ['flight-deck-crews'] }, right: { equipment: { E1: 'hangar-bay' }, customizations: ['flight-deck-crews'] } },
  { id: 'restricted-hangar-without-a-hangar', covers: ['QR-11.4.1b', 'R-QR-27'], code: 'not-a-carrier', wrong: { customizations: ['restricted-hangar'] }, right: { class: 'CVL', customizations: ['restricted-hangar'] } },
  { id: 'special-forces-without-marines', covers: ['QR-11.4.17a'], code: 'module-missing', wrong: { customizations: ['special-forces'] }, right: { equipment: { E1: 'space-marines' }, customizations: ['special-forces'] } },
];

/** Rulings that are themselves the reason of a refusal. */
// prettier-ignore
const byRuling: readonly (Pair & { readonly rule: string })[] = [
  { id: 'weapon-without-dice', covers: ['R-QR-22'], rule: 'R-QR-22', code: 'weapon-without-dice', wrong: { weapons: armed({ F: 'beam 0' }) }, right: { weapons: armed({ F: 'beam 1' }) } },
  { id: 'corvette-for-less-than-nothing', covers: ['R-QR-44', 'QR-1.5a'], rule: 'R-QR-44', code: 'cost-below-zero', wrong: { class: 'K', customizations: ['vulnerable-design'] }, right: { class: 'FF', customizations: ['vulnerable-design'] } },
  { id: 'freighter-in-a-war-fleet', covers: ['R-QR-45'], rule: 'R-QR-45', code: 'civilian-not-provided', wrong: { class: 'AFM', rank: 'captain' }, right: { class: 'CR' } },
];

const fromPairs: readonly Case[] = [...pairs.map((pair) => ({ ...pair, rule: pair.covers[0] })), ...byRuling].flatMap(
  ({ id, covers, rule, code, wrong, right }) => [
    refused({ id: `${id}-refused`, covers, squadrons: [[ship(wrong)]] }, code, rule),
    accepted({ id: `${id}-mended`, covers, squadrons: [[ship(right)]] }),
  ],
);

/** A ship of each class with every mount, die, space and customization that its row allows. */
interface Full {
  readonly class: string;
  readonly rule: string;
  readonly weapons: Readonly<Record<string, string>>;
  readonly modules: number;
  readonly customizations: number;
  readonly built: Record<'cost' | 'hullMax' | 'crewMax', number>;
  readonly shaded: readonly [hull: number, crew: number];
  readonly core: string;
}

// prettier-ignore
const full: readonly Full[] = [
  { class: 'DN', rule: 'QR-11.1a', weapons: { F: 'autocannon 2', P: 'autocannon 2', S: 'autocannon 2', A: 'autocannon 6', T1: 'autocannon 6', T2: 'autocannon 6' }, modules: 3, customizations: 3, built: { cost: 215, hullMax: 26, crewMax: 8 }, shaded: [8, 2], core: 'BR LS DF HY RE1 RE2 DR1 DR2' },
  { class: 'BB', rule: 'QR-11.1b', weapons: { F: 'autocannon 3', P: 'autocannon 1', S: 'autocannon 1', A: 'autocannon 5', T1: 'autocannon 5', T2: 'autocannon 5' }, modules: 3, customizations: 3, built: { cost: 155, hullMax: 22, crewMax: 7 }, shaded: [7, 2], core: 'BR LS DF HY RE1 RE2 DR1 DR2' },
  { class: 'CV', rule: 'QR-11.1c', weapons: { F: 'autocannon 7', P: 'autocannon 2', S: 'autocannon 2', T1: 'autocannon 3' }, modules: 2, customizations: 3, built: { cost: 120, hullMax: 18, crewMax: 6 }, shaded: [6, 2], core: 'BR LS DF HY RE1 RE2 DR1 DR2 HG' },
  { class: 'BC', rule: 'QR-11.1d', weapons: { F: 'autocannon 2', P: 'autocannon 1', S: 'autocannon 1', A: 'autocannon 4', T1: 'autocannon 4', T2: 'autocannon 4' }, modules: 2, customizations: 3, built: { cost: 110, hullMax: 22, crewMax: 5 }, shaded: [7, 1], core: 'BR LS DF HY RE1 RE2 DR1 DR2' },
  { class: 'CH', rule: 'QR-11.1e', weapons: { F: 'autocannon 3', P: 'autocannon 1', S: 'autocannon 1', A: 'autocannon 3', T1: 'autocannon 3', T2: 'autocannon 3' }, modules: 1, customizations: 2, built: { cost: 65, hullMax: 18, crewMax: 5 }, shaded: [6, 1], core: 'BR LS DF HY RE1 DR1 DR2' },
  { class: 'CVL', rule: 'QR-11.1f', weapons: { F: 'autocannon 6', P: 'autocannon 3', S: 'autocannon 3' }, modules: 1, customizations: 2, built: { cost: 65, hullMax: 14, crewMax: 4 }, shaded: [4, 1], core: 'BR LS DF HY RE1 RE2 DR1 DR2 HG' },
  { class: 'CR', rule: 'QR-11.1g', weapons: { F: 'autocannon 4', P: 'autocannon 1', S: 'autocannon 1', A: 'autocannon 3', T1: 'autocannon 3' }, modules: 2, customizations: 2, built: { cost: 55, hullMax: 16, crewMax: 4 }, shaded: [5, 1], core: 'BR LS DF HY RE1 DR1 DR2' },
  { class: 'DD', rule: 'QR-11.1h', weapons: { F: 'autocannon 4', P: 'autocannon 1', S: 'autocannon 1', A: 'autocannon 2', T1: 'autocannon 2' }, modules: 1, customizations: 2, built: { cost: 40, hullMax: 14, crewMax: 4 }, shaded: [4, 1], core: 'BR LS DF HY RE1 DR1' },
  { class: 'FF', rule: 'QR-11.1i', weapons: { F: 'autocannon 4', P: 'autocannon 2', S: 'autocannon 2' }, modules: 2, customizations: 1, built: { cost: 35, hullMax: 12, crewMax: 3 }, shaded: [4, 1], core: 'BR LS DF HY RE1 DR1' },
  { class: 'K', rule: 'QR-11.1j', weapons: { F: 'autocannon 3', P: 'autocannon 2', S: 'autocannon 1' }, modules: 1, customizations: 1, built: { cost: 20, hullMax: 8, crewMax: 2 }, shaded: [2, 1], core: 'BR LS DF HY RE1 DR1' },
  { class: 'LS', rule: 'QR-11.1k', weapons: { F: 'autocannon 1', P: 'autocannon 1', S: 'autocannon 1', A: 'autocannon 5', T1: 'autocannon 4', T2: 'autocannon 4' }, modules: 3, customizations: 3, built: { cost: 165, hullMax: 20, crewMax: 6 }, shaded: [6, 2], core: 'BR LS DF RE1 RE2 HG' },
  { class: 'SS', rule: 'QR-11.1l', weapons: { F: 'autocannon 1', P: 'autocannon 1', S: 'autocannon 1', A: 'autocannon 5', T1: 'autocannon 2' }, modules: 2, customizations: 1, built: { cost: 95, hullMax: 10, crewMax: 3 }, shaded: [3, 1], core: 'BR LS DF RE1 RE2 HG' },
];

/** Two customizations for 5 points and one for 10. */
const crewRules = ['armed-crew', 'security-detachment', 'pack-hunters'];

const fullShips: readonly Case[] = full.map((each) => {
  const holds = ['E1', 'E2', 'E3'].slice(0, each.modules).map((space) => [space, 'cargo-space'] as const);
  const built = ship({
    class: each.class,
    weapons: armed(each.weapons),
    equipment: Object.fromEntries(holds),
    customizations: crewRules.slice(0, each.customizations),
  });
  const core = each.core.split(' ').map((space) => [space, { fitted: { kind: 'core' } }] as const);
  const [hullShaded, crewShaded] = each.shaded;
  return accepted(
    {
      id: `${each.class.toLowerCase()}-fitted-to-the-last-die`,
      covers: [each.rule, 'QR-1.10.8a', 'QR-1.10.4a', 'QR-1.10.12a', 'R-QR-36', 'R-QR-19'],
      squadrons: [[built]],
    },
    { 's1-01-1': { ...each.built, class: each.class, hullShaded, crewShaded, spaces: Object.fromEntries(core) } },
  );
});

/** Ships in squadrons of five, the first of all the flagship, and the id of each record. */
function inSquadrons(ships: readonly Change[]): { squadrons: Ship[][]; ids: string[] } {
  const squadrons: Ship[][] = [];
  const ids = ships.map((change, index) => {
    const [squadron, at] = [Math.floor(index / 5), index % 5];
    const rank = index === 0 ? 'admiral' : at === 0 ? 'commander' : 'captain';
    (squadrons[squadron] ??= []).push(ship({ name: `Tern ${index + 1}`, rank, ...change }));
    return `s1-0${squadron + 1}-${at + 1}`;
  });
  return { squadrons, ids };
}

/** One ship for each price; `cost` is the ship's with everything. */
function priceList(
  id: string,
  covers: readonly string[],
  ships: readonly (Change & { readonly cost: number })[],
): Case {
  const { squadrons, ids } = inSquadrons(ships.map(({ cost: _cost, ...change }) => change));
  const built = Object.fromEntries(ids.map((each, index) => [each, { cost: ships[index]?.cost ?? null }]));
  return accepted({ id, covers, squadrons, maxPoints: 3000 }, built);
}

const gun = (mount: string, ordnance: string, cost: number) => ({
  class: 'DD',
  weapons: armed({ [mount]: `${ordnance} 2` }),
  cost: 25 + cost,
});
const fit = (cost: number, ...modules: string[]) => ({
  equipment: Object.fromEntries(modules.map((module, index) => [`E${index + 1}`, module])),
  cost: 20 + cost,
});
const take = (shipClass: string, cost: number, id: string, equipment: Equipment = {}) => ({
  class: shipClass,
  customizations: [id],
  equipment,
  cost,
});

// prettier-ignore
const prices: readonly Case[] = [
  priceList('price-of-ordnance', ['QR-11.5.1a', 'QR-1.5a', 'R-QR-18'], [
    gun('F', 'autocannon', 0), gun('F', 'beam', 5), gun('T1', 'torpedo-explosive', 5), gun('F', 'biohazard', 10), gun('A', 'cyberwarfare', 10),
    gun('A', 'emp', 10), gun('T1', 'scatter', 10), gun('F', 'antimatter', 15), gun('P', 'dark-matter', 15), gun('S', 'disruptor', 15),
    gun('T1', 'gravitational', 15), gun('F', 'high-velocity', 15), gun('T1', 'torpedo-biohazard', 15), gun('T1', 'torpedo-emp', 15), gun('A', 'nuclear', 20),
    gun('A', 'plasma', 20), gun('F', 'polaron-ray', 20), gun('T1', 'torpedo-dark-matter', 20), gun('T1', 'torpedo-nuclear', 20),
    { class: 'DD', weapons: armed({ F: 'beam 5', P: 'beam 1', S: 'beam 1' }), cost: 25 + 15 },
  ]),
  priceList('price-of-modules', ['QR-11.6.1a', 'QR-1.5a'], [
    fit(5, 'auxiliary-power-unit'), fit(5, 'cargo-space'), fit(10, 'armor-plating'), fit(10, 'beacon-deployment'), fit(20, 'catapult-launchers', 'hangar-bay'),
    fit(10, 'electronic-countermeasures'), fit(15, 'enhanced-sensor-array', 'auxiliary-power-unit'), fit(10, 'hangar-bay'), fit(10, 'long-range-assault-craft'), fit(10, 'maneuvering-thrusters'),
    fit(10, 'minelayer'), fit(10, 'minesweeper'), fit(10, 'multiplex-targeting'), fit(15, 'point-defense-screen', 'auxiliary-power-unit'), fit(15, 'secondary-drive', 'auxiliary-power-unit'),
    fit(10, 'space-marines'), fit(15, 'aperture-beacon'), fit(15, 'automated-repair'), fit(20, 'hyperspace-matrix', 'auxiliary-power-unit'), fit(20, 'mass-driver', 'cargo-space'),
    fit(15, 'shield-generator'), fit(15, 'stealth-systems'), fit(25, 'cloaking-device', 'auxiliary-power-unit'), fit(25, 'reinforced-hull'),
    { class: 'CVL', equipment: { E1: 'secondary-drive' }, cost: 60 },
  ]),
  priceList('price-of-customizations', ['QR-11.4.1a', 'QR-1.5a', 'R-QR-44'], [
    take('DD', 30, 'armed-crew'), take('DD', 30, 'security-detachment'), take('FF', 35, 'special-forces', { E1: 'space-marines' }), take('DD', 35, 'ambush'), take('FF', 30, 'defensive-screen'),
    take('DD', 35, 'elite-bridge-crew'), take('DD', 35, 'expert-engineers'), take('CVL', 60, 'flight-deck-crews'), take('DD', 35, 'pack-hunters'), take('DD', 35, 'redundant-systems'),
    take('DD', 35, 'scout'), take('DD', 35, 'target-resolution'), take('DD', 35, 'veteran-crew'), take('DD', 40, 'difficult-target'), take('DD', 40, 'expert-navigators'),
    take('DD', 40, 'no-vulnerable-sector'), take('BC', 95, 'operations-center'), take('DD', 45, 'unmanned'), take('CVL', 40, 'restricted-hangar'), take('DD', 5, 'vulnerable-design'),
  ]),
];

/** A carrier's fighters are records of their own: `count` of them and no more. */
function fightersOf(id: string, count: number): Record<string, Json> {
  const number = (index: number) => String(index).padStart(2, '0');
  return { [`${id}-f${number(count)}`]: { carrier: id, place: 'aboard' }, [`${id}-f${number(count + 1)}`]: null };
}

function hangars(
  id: string,
  covers: readonly string[],
  carriers: readonly (Change & { readonly fighters: number })[],
): Case {
  const { squadrons, ids } = inSquadrons(carriers.map(({ fighters: _fighters, ...change }) => change));
  const fighters = Object.fromEntries(
    ids.flatMap((each, index) => Object.entries(fightersOf(each, carriers[index]?.fighters ?? 0))),
  );
  const one = accepted({ id, covers, squadrons, maxPoints: 3000 });
  return { ...one, then: { events: [{ kind: 'match-started', state: { fighters } }] } };
}

const bay = { E1: 'hangar-bay' };
const details: readonly Case[] = [
  hangars(
    'hangars-by-class',
    ['QR-11.1p', 'QR-8.4.6a'],
    [
      { class: 'CV', fighters: 6 },
      { class: 'CVL', fighters: 4 },
      { class: 'SS', fighters: 4 },
    ],
  ),
  hangars(
    'hangars-with-bays',
    ['QR-11.6.14a', 'R-QR-31', 'QR-8.4.6a'],
    [
      { class: 'CV', equipment: { E1: 'hangar-bay', E2: 'hangar-bay' }, fighters: 14 },
      { class: 'CVL', equipment: bay, fighters: 6 },
      { class: 'FF', equipment: bay, fighters: 2 },
      { class: 'CR', equipment: { E1: 'hangar-bay', E2: 'hangar-bay' }, fighters: 4 },
    ],
  ),
  hangars(
    'hangars-of-stations-with-bays',
    ['QR-11.6.14a', 'R-QR-31'],
    [
      { class: 'LS', equipment: bay, fighters: 10 },
      { class: 'SS', equipment: bay, fighters: 6 },
    ],
  ),
  accepted(
    {
      id: 'redundant-systems-halve-shaded-hull',
      covers: ['QR-11.4.13a', 'R-QR-37'],
      squadrons: [
        [
          ship({ class: 'BC', customizations: ['redundant-systems'] }),
          captain('Knot', { class: 'K', customizations: ['redundant-systems'] }),
        ],
      ],
    },
    { 's1-01-1': { hullShaded: 3, crewShaded: 1 }, 's1-01-2': { hullShaded: 1, crewShaded: 1 } },
  ),
  accepted(
    {
      id: 'veteran-crew-halves-shaded-crew',
      covers: ['QR-11.4.20a', 'R-QR-37'],
      squadrons: [
        [
          ship({ class: 'DN', customizations: ['veteran-crew'] }),
          captain('Knot', { class: 'K', customizations: ['veteran-crew'] }),
        ],
      ],
    },
    { 's1-01-1': { hullShaded: 8, crewShaded: 1 }, 's1-01-2': { hullShaded: 2, crewShaded: 1 } },
  ),
  accepted(
    {
      id: 'empty-mounts-and-spaces',
      covers: ['QR-1.10.11a', 'R-QR-22'],
      squadrons: [[ship({ weapons: armed({ P: 'beam 1' }) })]],
    },
    {
      's1-01-1': {
        spaces: {
          F: { fitted: null },
          P: { fitted: { kind: 'weapon', ordnance: 'beam', dice: 1 } },
          S: { fitted: null },
          E1: { fitted: null },
          E2: { fitted: null },
        },
      },
    },
  ),
  accepted({
    id: 'all-dice-of-a-station-aft',
    covers: ['QR-11.1v', 'R-QR-20'],
    squadrons: [[ship({ class: 'LS', weapons: armed({ A: 'beam 16' }) })]],
  }),
  {
    ...accepted({
      id: 'what-a-ship-record-holds',
      covers: ['QR-1.10.1a', 'R-QR-43'],
      squadrons: [[ship({ class: 'CR', weapons: armed({ F: 'beam 6' }) }), captain('Knot')]],
    }),
    then: {
      events: [
        {
          kind: 'match-started',
          state: {
            sides: { 'seat-1': { fleet: 'Waders', faction: 'Meridian', flagship: 's1-01-1' } },
            squadrons: { 's1-01': { name: 'Waders 1', ships: ['s1-01-1', 's1-01-2'] } },
            ships: {
              's1-01-1': { name: 'Tern', class: 'CR', cost: 40, squadron: 's1-01', rank: 'admiral' },
              's1-01-2': { name: 'Knot', class: 'FF', cost: 20, squadron: 's1-01', rank: 'captain' },
            },
          },
        },
      ],
    },
  },
];

const wing = ['Plover', 'Dunlin', 'Knot', 'Ruff'].map((name) => captain(name));
const commander = (name: string, change: Change = {}): Ship => ship({ name, rank: 'commander', ...change });

const fleets: readonly Case[] = [
  accepted({
    id: 'three-squadrons',
    covers: ['QR-2.1a'],
    squadrons: [[ship({})], [commander('Knot')], [commander('Ruff')]],
  }),
  refused({ id: 'no-squadron', covers: ['QR-2.1a', 'R-QR-44'], squadrons: [] }, 'no-squadron', 'QR-2.1a'),
  accepted({ id: 'five-ships', covers: ['QR-2.2a', 'QR-2.3.3a'], squadrons: [[ship({}), ...wing]] }),
  refused(
    { id: 'six-ships', covers: ['QR-2.2a'], squadrons: [[ship({}), ...wing, captain('Stint')]] },
    'too-many-ships',
    'QR-2.2a',
  ),
  refused({ id: 'empty-squadron', covers: ['R-QR-44'], squadrons: [[ship({})], []] }, 'empty-squadron', 'R-QR-44'),
  accepted({
    id: 'squadron-of-300-points',
    covers: ['QR-2.2b'],
    squadrons: [[ship({ class: 'DN' }), captain('Knot', { class: 'BB' })]],
  }),
  refused(
    {
      id: 'squadron-of-305-points',
      covers: ['QR-2.2b'],
      squadrons: [[ship({ class: 'DN', weapons: armed({ F: 'beam 1' }) }), captain('Knot', { class: 'BB' })]],
    },
    'squadron-over-points',
    'QR-2.2b',
  ),
  accepted({
    id: 'fleet-at-its-value',
    covers: ['QR-5.2.2a'],
    squadrons: [[ship({}), captain('Knot')]],
    maxPoints: 40,
  }),
  refused(
    { id: 'fleet-above-its-value', covers: ['QR-5.2.2a'], squadrons: [[ship({}), captain('Knot')]], maxPoints: 39 },
    'fleet-over-points',
    'QR-5.2.2a',
  ),
  accepted({
    id: 'flagship-and-commander',
    covers: ['QR-2.3.1a', 'QR-2.3.2a', 'QR-2.3.3a', 'R-QR-43'],
    squadrons: [[ship({})], [commander('Knot'), captain('Ruff')]],
  }),
  refused({ id: 'no-flagship', covers: ['QR-2.3.1a'], squadrons: [[commander('Knot')]] }, 'no-flagship', 'QR-2.3.1a'),
  refused(
    { id: 'two-flagships', covers: ['QR-2.3.1a'], squadrons: [[ship({})], [ship({ name: 'Knot' })]] },
    'too-many-flagships',
    'QR-2.3.1a',
  ),
  refused(
    { id: 'squadron-of-one-without-commander', covers: ['QR-2.3.2a'], squadrons: [[ship({})], [captain('Knot')]] },
    'no-commander',
    'QR-2.3.2a',
  ),
  refused(
    { id: 'commander-beside-the-admiral', covers: ['QR-2.3.3a'], squadrons: [[ship({}), commander('Knot')]] },
    'too-many-commanders',
    'QR-2.3.3a',
  ),
];

export default {
  ruleset: 'quantum-rebellion',
  cases: [...fromPairs, ...fullShips, ...prices, ...details, ...fleets],
} satisfies CaseFile;
