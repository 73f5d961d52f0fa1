/** The critical map of each class (11.2, 11.3): every space is struck by the first and by the last of its faces. */
import type { CaseFile } from '../../kernel/index.ts';

type Case = CaseFile['cases'][number];

/** A class, its rule, its DEF, and its map as the book is read: a space, then its faces. */
type Map = readonly [shipClass: string, rule: string, def: number, map: string, ...rulings: string[]];

// prettier-ignore
const maps: readonly Map[] = [
  ['DN', 'QR-11.3.1a', 6, 'F:1 BR:2 P:3 LS:4 S:5 T1:6 DF:7 T2:8 RE1:9 HY:10 RE2:11 E1:12-13 E2:14-15 E3:16-17 DR1:18 A:19 DR2:20'],
  ['BB', 'QR-11.3.1a', 6, 'F:1 BR:2 P:3 LS:4 S:5 T1:6 DF:7 T2:8 RE1:9 HY:10 RE2:11 E1:12-13 E2:14-15 E3:16-17 DR1:18 A:19 DR2:20'],
  ['CV', 'QR-11.3.2a', 5, 'F:1 BR:2 P:3-4 LS:5 S:6-7 DF:8 T1:9 RE1:10 HY:11 RE2:12 E1:13-14 HG:15-16 E2:17-18 DR1:19 DR2:20'],
  ['BC', 'QR-11.3.3a', 4, 'F:1 BR:2 P:3 LS:4 S:5 T1:6-7 DF:8 T2:9-10 RE1:11 HY:12 RE2:13 E1:14-15 A:16 E2:17-18 DR1:19 DR2:20'],
  ['CH', 'QR-11.3.4a', 3, 'F:1 BR:2 LS:3 P:4 DF:5-6 S:7 T1:8-9 HY:10 T2:11-12 E1:13-14 RE1:15 DR1:16-17 A:18 DR2:19-20'],
  ['CVL', 'QR-11.3.5a', 4, 'F:1 BR:2 LS:3 P:4-5 DF:6-7 S:8-9 RE1:10-11 HY:12-13 RE2:14-15 E1:16 DR1:17 HG:18-19 DR2:20'],
  ['CR', 'QR-11.3.6a', 3, 'F:1 BR:2 LS:3 P:4 DF:5-6 S:7 T1:8-9 HY:10 E1:11-12 RE1:13 E2:14-15 DR1:16-17 A:18 DR2:19-20'],
  ['DD', 'QR-11.3.7a', 2, 'F:1 BR:2 LS:3 P:4-5 DF:6-7 S:8-9 T1:10-11 HY:12-13 E1:14-15 RE1:16-17 A:18-19 DR1:20'],
  ['FF', 'QR-11.3.8a', 2, 'F:1-2 BR:3 P:4-5 DF:6-7 S:8-9 E1:10-11 LS:12 E2:13-14 RE1:15-16 HY:17-18 DR1:19-20'],
  ['K', 'QR-11.3.9a', 2, 'F:1-2 BR:3 P:4-5 DF:6-7 S:8-9 E1:10-12 LS:13-14 RE1:15-16 HY:17-18 DR1:19-20', 'R-QR-39'],
  ['LS', 'QR-11.3.10a', 8, 'T1:1 F:2 E2:3-4 E1:5-6 DF:7 RE1:8-9 P:10 BR:11 S:12 RE2:13-14 LS:15 HG:16 E3:17-18 A:19 T2:20', 'R-QR-41'],
  ['SS', 'QR-11.3.11a', 6, 'T1:1-2 F:3 E2:4-5 E1:6-7 DF:8-9 RE1:10-11 P:12 BR:13 S:14 RE2:15-16 LS:17 HG:18-19 A:20', 'R-QR-41'],
  ['AFL', 'QR-11.3.12a', 4, 'BR:1 LS:2-4 T1:5-6 DF:7 T2:8-9 RE1:10 HY:11 RE2:12 E1:13-14 E2:15-16 E3:17-18 DR1:19 DR2:20', 'R-QR-40'],
  ['AFM', 'QR-11.3.13a', 3, 'BR:1-2 LS:3-4 DF:5-6 T1:7 RE1:8-9 T2:10 E1:11-12 E2:13-14 DR1:15-16 HY:17-18 DR2:19-20'],
  ['AFS', 'QR-11.3.14a', 2, 'BR:1-2 T1:3-4 DF:5-6 T2:7-8 E1:9-10 LS:11-12 E2:13-14 RE1:15-16 HY:17-18 DR1:19-20'],
];

const marines = { E1: 'space-marines', E2: 'space-marines', E3: 'space-marines' };
/** Dice that two battleships full of marines throw. */
const BOARDING_DICE = 24;

/**
 * Marines score as many hits as the ship has spaces against a single crew point, so that each is a critical hit. The
 * ship is unmanned, so that Life Support costs it nothing and it stays to be struck again.
 */
function struck([shipClass, rule, def, map, ...rulings]: Map, which: 'first' | 'last'): Case {
  const hits = map.split(' ').map((entry) => {
    const [space = '', faces = ''] = entry.split(':');
    const numbers = faces.split('-').map(Number);
    return { space, face: (which === 'first' ? numbers[0] : numbers.at(-1)) ?? 0 };
  });
  const boarding = Array.from({ length: BOARDING_DICE }, (_, index) => (index < hits.length ? 5 : 1));
  return {
    id: `${which}-faces-of-${shipClass.toLowerCase()}`,
    covers: [rule, 'QR-11.2a', 'QR-8.4.8.7a', 'R-QR-38', ...rulings],
    given: {
      active: 'Waders',
      squadrons: [
        {
          name: 'Waders',
          seat: 'seat-1',
          ships: [
            { name: 'Tern', class: 'BB', at: [21.4, 24], equipment: marines },
            { name: 'Knot', class: 'BB', at: [26.6, 24], equipment: marines },
          ],
        },
        {
          name: 'Stones',
          seat: 'seat-2',
          ships: [{ name: 'Onyx', class: shipClass, at: [24, 24], crew: 1, customizations: ['unmanned'] }],
        },
      ],
    },
    dice: [...boarding, ...Array.from({ length: def }, () => 1), ...hits.map(({ face }) => face)],
    when: [{ by: 'seat-1', command: { kind: 'board', assaults: [{ target: 'onyx', ships: ['tern', 'knot'] }] } }],
    then: {
      events: [
        { kind: 'assault-fought', criticals: hits.length },
        ...hits.map(({ face, space }) => ({ kind: 'critical-hit', rolls: [{ face, space }], space })),
      ],
    },
  };
}

export default {
  ruleset: 'quantum-rebellion',
  cases: maps.flatMap((map) => [struck(map, 'first'), struck(map, 'last')]),
} satisfies CaseFile;
