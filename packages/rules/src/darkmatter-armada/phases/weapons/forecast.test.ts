/** The forecast of a shot against the dice themselves: fifty shots of every kind, each thrown many times. */
import { describe, expect, it } from 'vitest';
import type { Random } from '../../../kernel/contract.ts';
import { pick, SeededDice, seededRandom } from '../../../kernel/dice.ts';
import { dieSizes } from '../../data/dice.ts';
import { ordnance, type OrdnanceId, ordnanceIds } from '../../data/ordnance.ts';
import { fromPosition, type Position } from '../../position/index.ts';
import type { State } from '../../state.ts';
import { type Forecast, forecast } from './forecast.ts';
import { rollAttack, rollDefence, SCREEN_HULL } from './resolution.ts';
import type { FireCommand } from './schema.ts';

const SHOTS = 50;
/** How often each shot is thrown: a million times in `npm run test:long -- shots`. */
const FEW = 2_000;
const THROWS = Number(process.env['SHOT_THROWS'] ?? FEW);
/** Long enough for so many, in ms. */
const PATIENCE = 60_000 * Math.max(1, THROWS / 10_000);
/** How likely it is that any of the shots is found wrong although it is right. */
const MISTAKE = 1e-6;

const direct = ordnanceIds.filter((id) => !ordnance[id].torpedo);
const torpedoes = ordnanceIds.filter((id) => ordnance[id].torpedo);

interface Shot {
  readonly state: State;
  readonly command: FireCommand;
  readonly screened: boolean;
  readonly chaff: number;
}

const some = <T>(random: Random, values: readonly T[]): T[] => (random() < 0.5 ? [] : [pick(values, random)]);

/** A battlecruiser with weapons of all kinds. */
function battlecruiser(random: Random, torpedo: boolean, name: string, east: number, rank: 'admiral' | 'captain') {
  const weapon = (kinds: readonly OrdnanceId[]): string =>
    `${pick(kinds, random)} d${Math.max(8, pick(dieSizes, random))}`;
  return {
    name,
    class: 'BC',
    rank,
    at: [east, 4] as [number, number],
    facing: 0,
    weapons: { F: weapon(direct), T1: weapon(torpedo ? torpedoes : direct), T2: weapon(torpedo ? torpedoes : direct) },
    equipment: { E1: 'multiplex targeting', ...(random() < 0.3 ? { E2: 'enhanced sensor array' } : {}) },
    customizations: random() < 0.5 ? ['Pack Hunters'] : [],
    fireControl: random() < 0.3 ? ('on' as const) : ('off' as const),
  };
}

/** Tern, Knot and Ruff, a battlecruiser each, before Onyx, with Opal beside it. */
function shotBy(random: Random): Shot {
  const torpedo = random() < 0.3;
  const together = random() < 0.4;
  const distance = torpedo ? 16 + Math.floor(random() * 20) : 3 + Math.floor(random() * 28);
  const ship = (name: string, east: number, rank: 'admiral' | 'captain') =>
    battlecruiser(random, torpedo, name, east, rank);
  const equipment = some(random, ['armor plating', 'stealth systems', 'electronic countermeasures', 'chaff launcher']);
  const north = 4 + distance;
  const position: Position = {
    active: 'Waders',
    squadrons: [
      {
        name: 'Waders',
        seat: 'seat-1',
        ships: [ship('Tern', 20, 'admiral'), ship('Knot', 22, 'captain'), ship('Ruff', 24, 'captain')],
      },
      {
        name: 'Stones',
        seat: 'seat-2',
        ships: [
          {
            name: 'Onyx',
            class: pick(['DD', 'CR', 'BC', 'FF'], random),
            rank: pick(['admiral', 'captain'], random),
            at: [22, north],
            facing: pick([0, 90, 180], random),
            def: pick([4, 6, 8], random),
            speed: pick(['low', 'high'], random),
            evasive: random() < 0.3,
            gridFault: pick([0, 1, 2], random),
            ...(equipment[0] === undefined ? {} : { equipment: { E1: equipment[0] } }),
          },
          { name: 'Opal', class: 'FF', rank: 'captain', at: [23.5, north], facing: 0 },
          { name: 'Jet', class: 'FF', rank: 'admiral', at: [46, 46], facing: 0 },
        ],
      },
    ],
    terrain:
      random() < 0.4
        ? [{ kind: torpedo ? 'particle cloud' : 'asteroid field', die: 8, at: [22, 4 + distance / 2], size: 'small' }]
        : [],
  };
  // Somebody is the flagship of the Stones, and nobody twice.
  const stones = position.squadrons[1];
  if (stones?.ships[0]?.rank === 'admiral' && stones.ships[2] !== undefined) stones.ships[2].rank = 'captain';
  const read = fromPosition(position);
  if (!read.ok) throw new Error(read.problems.join(' '));
  const names = together ? ['tern', 'knot', 'ruff'] : ['tern'];
  const mounts: FireCommand['shooters'][number]['mounts'] = torpedo ? ['T1', 'T2'] : together ? ['F', 'T1'] : ['T1'];
  const command: FireCommand = {
    kind: 'fire',
    target: 'onyx',
    shooters: names.map((each) => ({ ship: each, mounts: [...mounts] })),
  };
  const held = equipment[0] === 'chaff launcher';
  return { state: read.value, command, screened: !torpedo && random() < 0.3, chaff: torpedo && held ? 2 : 0 };
}

function told({ state, command, screened, chaff }: Shot): Forecast {
  const opal = state.ships['opal'];
  const screen = screened && opal?.at ? { ...opal, at: opal.at } : undefined;
  return forecast(state, command, 'seat-1', { screen, escorts: 0, chaff });
}

/** Shots that may be fired, as they come. */
function* legalShots(random: Random): Generator<{ readonly shot: Shot; readonly forecast: Forecast }> {
  for (;;) {
    const shot = shotBy(random);
    const seen = told(shot);
    if (seen.why === null) yield { shot, forecast: seen };
  }
}

/** Hits on the target of so many attacks, counted. */
function thrown({ attack, defence }: Forecast, screened: boolean, dice: SeededDice, throws: number): number[] {
  const counts: number[] = [];
  if (attack === null) return counts;
  for (let each = 0; each < throws; each++) {
    const weapons = [...attack.weapons];
    const bonus = [...attack.bonus];
    const { total } = rollAttack(dice, { ...attack, weapons, bonus }, (id) => id);
    const against = rollDefence(dice, defence, 'Onyx').reduce((sum, die) => sum + die.total, 0);
    const hits = Math.max(0, total - against - (screened ? SCREEN_HULL : 0));
    counts[hits] = (counts[hits] ?? 0) + 1;
  }
  return counts;
}

/** The widest gap between what came and what was foretold, of at most so many hits (Dvoretzky, Kiefer and Wolfowitz). */
function widestGap(counts: readonly number[], chances: readonly number[]): number {
  const throws = counts.reduce((sum, count) => sum + count, 0);
  let [seen, foretold, widest] = [0, 0, 0];
  for (let hits = 0; hits < Math.max(counts.length, chances.length); hits++) {
    seen += (counts[hits] ?? 0) / throws;
    foretold += chances[hits] ?? 0;
    widest = Math.max(widest, Math.abs(seen - foretold));
  }
  return widest;
}
/** No chance may be off by more: 0.2 percentage points in the long run, what fewer throws can tell in a short one. */
const boundOf = (throws: number): number =>
  throws >= 1_000_000 ? 0.002 : Math.sqrt(Math.log((2 * SHOTS) / MISTAKE) / (2 * throws));

describe('the forecast of a shot', () => {
  const shots = legalShots(seededRandom(1812));
  const drawn = Array.from({ length: SHOTS }, () => shots.next().value as { shot: Shot; forecast: Forecast });

  it('draws shots of every mode, with screens, chaff, terrain and pairs of dice', () => {
    const modes = new Set(drawn.map(({ forecast: { attack } }) => attack?.mode));
    expect(modes).toEqual(new Set(['single', 'salvo', 'coordinated']));
    const sources = new Set(drawn.flatMap(({ forecast: { defence } }) => defence.map(({ source }) => source)));
    for (const source of ['def', 'screen', 'terrain', 'evasive', 'armor'] as const) expect(sources).toContain(source);
  });

  it(
    'agrees with the dice, within what so many throws can tell',
    () => {
      const dice = new SeededDice(seededRandom(1805));
      const gaps = drawn.map(({ shot, forecast: seen }) => {
        const { odds } = seen;
        expect(odds?.hits.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        const gap = widestGap(thrown(seen, shot.screened, dice, THROWS), odds?.hits ?? []);
        expect(gap, JSON.stringify(shot.command)).toBeLessThan(boundOf(THROWS));
        return gap;
      });
      expect(gaps).toHaveLength(SHOTS);
      if (THROWS >= 1_000_000) process.stdout.write(`widest gap of ${SHOTS} shots: ${Math.max(...gaps).toFixed(5)}\n`);
    },
    PATIENCE,
  );

  it(
    'tells a difference of one step of one die',
    () => {
      const dice = new SeededDice(seededRandom(1798));
      const wrong = drawn.filter(({ shot, forecast: seen }) => {
        const first = seen.attack?.weapons[0];
        if (seen.attack === null || first === undefined || seen.attack.mode === 'coordinated') return false;
        const larger = dieSizes[dieSizes.indexOf(first.sides) + 2] ?? first.sides;
        const weapons = [{ ...first, sides: larger }, ...seen.attack.weapons.slice(1)];
        const counts = thrown({ ...seen, attack: { ...seen.attack, weapons } }, shot.screened, dice, FEW);
        return widestGap(counts, seen.odds?.hits ?? []) > boundOf(FEW);
      });
      expect(wrong.length).toBeGreaterThan(3);
    },
    PATIENCE,
  );
});
