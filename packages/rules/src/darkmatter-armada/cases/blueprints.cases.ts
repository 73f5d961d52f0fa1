/** The critical map of each class (12.3): every space is struck by the first and by the last of its faces. */
import type { CaseFile } from '../../kernel/index.ts';
import { accepted, alone, built, refused } from './drawn.ts';
import { type ArmadaCase, by, type Fields, squadron } from './written.ts';

/** A class, its rule, its CR, and its map as the book is read: a space, then its faces. */
type CriticalMap = readonly [code: string, rule: string, cr: number, map: string, ...rulings: string[]];

// prettier-ignore
const maps: readonly CriticalMap[] = [
  ['DN', 'DA-12.3.1', 7, 'F:1 BR:2 P:3 LS:4 S:5 T1:6 DF:7 T2:8 RE1:9 HY:10 RE2:11 E1:12-13 E2:14-15 E3:16-17 DR1:18 A:19 DR2:20'],
  ['BB', 'DA-12.3.1', 6, 'F:1 BR:2 P:3 LS:4 S:5 T1:6 DF:7 T2:8 RE1:9 HY:10 RE2:11 E1:12-13 E2:14-15 E3:16-17 DR1:18 A:19 DR2:20'],
  ['CV', 'DA-12.3.2', 6, 'F:1 BR:2 P:3-4 LS:5 S:6-7 DF:8 T1:9 RE1:10 HY:11 RE2:12 E1:13-14 HG:15-16 E2:17-18 DR1:19 DR2:20', 'R-DA-27'],
  ['BC', 'DA-12.3.3', 6, 'F:1 BR:2 P:3 LS:4 S:5 T1:6-7 DF:8 T2:9-10 RE1:11 HY:12 RE2:13 E1:14-15 A:16 E2:17-18 DR1:19 DR2:20'],
  ['CH', 'DA-12.3.4', 5, 'F:1 BR:2 LS:3 P:4 DF:5-6 S:7 T1:8-9 HY:10 T2:11-12 E1:13-14 RE1:15 DR1:16-17 A:18 DR2:19-20', 'R-DA-27'],
  ['CVL', 'DA-12.3.5', 4, 'F:1 BR:2 LS:3 P:4-5 DF:6-7 S:8-9 RE1:10-11 HY:12-13 RE2:14-15 E1:16 DR1:17 HG:18-19 DR2:20'],
  ['CR', 'DA-12.3.6', 4, 'F:1 BR:2 LS:3 P:4 DF:5-6 S:7 T1:8-9 HY:10 E1:11-12 RE1:13 E2:14-15 DR1:16-17 A:18 DR2:19-20', 'R-DA-27'],
  ['DD', 'DA-12.3.7', 3, 'F:1 BR:2 LS:3 P:4-5 DF:6-7 S:8-9 T1:10-11 HY:12-13 E1:14-15 RE1:16-17 A:18-19 DR1:20', 'R-DA-27'],
  ['FF', 'DA-12.3.8', 3, 'F:1-2 BR:3 P:4-5 DF:6-7 S:8-9 E1:10-11 LS:12 E2:13-14 RE1:15-16 HY:17-18 DR1:19-20'],
  ['K', 'DA-12.3.9', 3, 'F:1-2 BR:3 P:4-5 DF:6-7 S:8-9 E1:10-12 LS:13-14 RE1:15-16 HY:17-18 DR1:19-20', 'R-DA-28'],
  ['LSA', 'DA-12.3.10', 8, 'W1:1 BR:2 T3:3-4 LS:5 T4:6-7 T1:8-9 DF:10 T2:11-12 RE1:13 HG:14 RE2:15 E1:16 E2:17-18 E3:19 W2:20', 'R-DA-32', 'DA-12.1q'],
  ['LSB', 'DA-12.3.10', 8, 'W1:1 BR:2 T3:3-4 LS:5 T4:6-7 T1:8-9 DF:10 T2:11-12 RE1:13 HG:14 RE2:15 E1:16 E2:17-18 E3:19 HG2:20', 'R-DA-32', 'DA-12.1q'],
  ['SSA', 'DA-12.3.11', 6, 'W1:1 BR:2 LS:3 T1:4-5 DF:6 T2:7-8 RE1:9-10 HG:11-12 RE2:13-14 E1:15-16 W2:17-18 E2:19-20', 'R-DA-32', 'DA-12.1q'],
  ['SSB', 'DA-12.3.11', 6, 'W1:1 BR:2 LS:3 T1:4-5 DF:6 T2:7-8 RE1:9-10 HG:11-12 RE2:13-14 E1:15-16 HG2:17-18 E2:19-20', 'R-DA-32', 'DA-12.1q'],
  ['AFL', 'DA-12.3.12', 4, 'BR:1 LS:2-4 T1:5-6 DF:7 T2:8-9 RE1:10 CG:11 RE2:12 E1:13-14 E2:15-16 E3:17-18 DR1:19 DR2:20', 'R-DA-29', 'R-DA-31'],
  ['AFM', 'DA-12.3.13', 3, 'BR:1-2 LS:3-4 DF:5-6 T1:7 RE1:8-9 T2:10 E1:11-12 E2:13-14 DR1:15-16 CG:17-18 DR2:19-20', 'R-DA-27'],
  ['AFS', 'DA-12.3.14', 3, 'BR:1-2 T1:3-4 DF:5-6 T2:7-8 LS:9-11 RE1:12-13 CG:14-15 E1:16-18 DR1:19-20', 'R-DA-29', 'R-DA-31'],
];

interface Entry {
  readonly space: string;
  readonly first: number;
  readonly last: number;
}
const entries = (map: string): Entry[] =>
  map.split(' ').map((entry) => {
    const [space = '', faces = ''] = entry.split(':');
    const [first = 0, last = first] = faces.split('-').map(Number);
    return { space, first, last };
  });

/** Every mount and every box of the class holds something, so that no hit passes down. */
const filled = (map: string): Fields => {
  const own = entries(map).map(({ space }) => space);
  const all = (kind: RegExp, what: string): Fields =>
    Object.fromEntries(own.filter((space) => kind.test(space)).map((space) => [space, what]));
  return { weapons: all(/^([FPSA]|[TW]\d)$/, 'autocannon d4'), equipment: all(/^E\d$/, 'space marines') };
};

const turrets = ['W1', 'W2', 'T1', 'T2', 'T3', 'T4'];
const guns: Fields = Object.fromEntries(turrets.map((mount) => [mount, 'autocannon d16']));

/** Three stations, which fire all round, fire once at each of as many ships of the class as it has spaces. */
function struck([code, rule, cr, map, ...rulings]: CriticalMap, which: 'first' | 'last'): ArmadaCase {
  const spaces = entries(map);
  const targets = spaces.map((_, index) => ({
    ...{ name: `Onyx ${index + 1}`, class: code, rank: 'captain', facing: 180 },
    at: [6 + 4 * (index % 9), index < 9 ? 24 : 28],
    ...filled(map),
  }));
  // A corvette is a difficult target for a station: one more die.
  const bonus = code === 'K' ? [3] : [];
  const face = (entry: Entry): number => entry[which];
  return {
    id: `${which}-faces-of-${code.toLowerCase()}`,
    covers: [rule, 'DA-12.3', 'DA-9.4.11.7a', 'DA-1.8.14', ...rulings],
    given: {
      active: 'Forts',
      segment: 'combat',
      squadrons: [
        squadron(
          'Forts',
          'seat-1',
          [16, 22, 28].map((x, index) => ({
            name: `Fort ${index}`,
            class: 'LSA',
            at: [x, 10],
            facing: 0,
            weapons: guns,
          })),
        ),
        squadron('Stones', 'seat-2', [{ name: 'Flint', class: 'DD', at: [44, 44], facing: 180 }, ...targets]),
      ],
    },
    // A jump engine that overloads throws for its drift: 20 is none.
    dice: spaces.flatMap((entry) => [
      cr + 2 + 3 * bonus.length,
      2,
      ...bonus,
      face(entry),
      ...(entry.space === 'HY' ? [20] : []),
    ]),
    when: spaces.flatMap((_, index) =>
      by('seat-1', {
        kind: 'fire',
        target: `onyx-${index + 1}`,
        shooters: [{ ship: `fort-${Math.floor(index / 6)}`, mounts: [turrets[index % 6] ?? ''] }],
      }),
    ),
    then: {
      events: spaces.map((entry, index) => ({
        kind: 'critical-hit',
        ship: `onyx-${index + 1}`,
        rolls: [{ face: face(entry), space: entry.space }],
        space: entry.space,
      })),
    },
  };
}

/** What every class of a kind brings along (DA-1.8.15). */
const fixed = (module: string): Fields => ({ fitted: { kind: 'fixed', module } });
const fusion: Fields = { fitted: { kind: 'reactor', reactor: 'fusion' } };
const systems: Fields = {
  BR: fixed('bridge'),
  LS: { fitted: { kind: 'life-support', grade: 'mk-1' } },
  DF: fixed('defense-network'),
  RE1: fusion,
};
const drives: Fields = { HY: fixed('hyperdrive'), DR1: fixed('main-drive') };

const fittings: ArmadaCase[] = [
  accepted(
    'a-warship-comes-with-its-systems',
    ['DA-1.8.15', 'DA-12.7.1a', 'DA-12.3', 'R-DA-33', 'DA-12.2.3d'],
    alone({ class: 'CR' }),
    built({
      cost: 35,
      spaces: {
        ...systems,
        ...drives,
        DR2: fixed('main-drive'),
        ...Object.fromEntries(['F', 'P', 'S', 'A', 'T1', 'E1', 'E2'].map((space) => [space, { fitted: null }])),
      },
    }),
  ),
  accepted(
    'a-carrier-comes-with-its-hangar',
    ['DA-1.8.15', 'DA-12.7.1a', 'DA-12.3'],
    alone({ class: 'CVL' }),
    built({ cost: 50, spaces: { ...systems, ...drives, RE2: fusion, HG: fixed('hangar') } }),
  ),
  accepted(
    'a-station-has-neither-drive-nor-hyperdrive',
    ['DA-1.8.15', 'DA-12.3', 'R-DA-30', 'DA-12.1q'],
    alone({ class: 'SSB' }),
    built({
      spaces: { ...systems, RE2: fusion, HG: fixed('hangar'), HG2: fixed('hangar'), HY: null, DR1: null, W2: null },
    }),
  ),
  ...['bridge', 'defense-network', 'hyperdrive', 'main-drive', 'mk-2', 'quantum'].map((module) =>
    refused(`a-box-takes-no-${module}`, ['DA-1.8.15', 'R-DA-33'], alone({ class: 'CR', equipment: { E1: module } }), {
      code: 'core-module-fitted',
      rule: 'DA-1.8.15',
    }),
  ),
];

export default {
  ruleset: 'darkmatter-armada',
  cases: [...maps.flatMap((map) => [struck(map, 'first'), struck(map, 'last')]), ...fittings],
} satisfies CaseFile;
