import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../kernel/index.ts';
import { fleets } from '../data/fleets.ts';
import { fleetFromJson, fleetFromText, fleetToJson, fleetToText, randomFleet } from './index.ts';

const ready = fleets.map(({ design }) => design);
const random = fc
  .tuple(fc.integer({ min: 20, max: 1500 }), fc.integer({ min: 1 }))
  .map(([points, seed]) => randomFleet(points, seededRandom(seed)));

const small = `A list of mine

> Fleet, 55 pts: The Waders
> Faction: Free coast

• Squadron: Tern
• destroyer (Flagship): Tern
def: D8
LIFE SUPPORT: mk2
Reactors: re1 Antimatter
WEAPONS: f Beam d10; P auto-cannon 4; t1 EMP torpedo D 6
Equipment: e1 Armor Plating
SCR: Veteran Crew
- K, 10 points: Knot
`;

const problemsOf = (text: string): readonly string[] => {
  const read = fleetFromText(text);
  return read.ok ? [] : read.problems;
};

describe('a fleet in plain text', () => {
  it.each(ready)('comes back, as JSON too: $name', (fleet) => {
    expect(fleetFromText(fleetToText(fleet))).toEqual({ ok: true, value: fleet });
    expect(fleetFromJson(fleetToJson(fleet))).toEqual({ ok: true, value: fleet });
  });

  it('comes back whatever is aboard', () => {
    fc.assert(
      fc.property(random, (fleet) => {
        expect(fleetFromText(fleetToText(fleet))).toEqual({ ok: true, value: fleet });
        expect(fleetFromJson(fleetToJson(fleet))).toEqual({ ok: true, value: fleet });
      }),
      { numRuns: 40 },
    );
  });

  it('is read whatever its case, bullets, costs and spellings, and told as a reader wants it', () => {
    const fleet = fleetFromText(small);
    expect(fleet.ok && fleetToText(fleet.value)).toBe(`Fleet, 95 points: The Waders
Faction: Free coast

Squadron, 95 points: Tern
- Destroyer (admiral), 85 points: Tern
  DEF: d8
  Life support: Mk.2
  Reactors: RE1 antimatter
  Weapons: F beam d10, P autocannon d4, T1 emp torpedo d6
  Equipment: E1 armor plating
  Customizations: veteran crew
- Corvette, 10 points: Knot
`);
  });
});

/** Each row: what stands in the text, what is written instead, what is said. */
const mistakes: readonly [string, string, string][] = [
  ['f Beam d10', 'F Beam', 'Line 11: "F Beam" is no weapon. Write mount, weapon and die, as in "F beam d8".'],
  ['f Beam d10', 'F Beam d7', 'Line 11: There is no die "d7". Write one of: d4, d6, d8, d10, d12, d14, d16.'],
  ['P auto-cannon', 'F auto-cannon', 'Line 11: Mount F is armed twice. Keep one weapon.'],
  ['def: D8', 'def: D8, d6', 'Line 8: DEF is told twice. Keep one die.'],
  ['def: D8', 'def: high', 'Line 8: There is no die "high". Write one of: d4, d6, d8, d10, d12, d14, d16.'],
  ['mk2', 'mk2, mk3', 'Line 9: Life support is told twice. Keep one.'],
  ['re1 Antimatter', 're3 Antimatter', 'Line 10: There is no reactor space "re3". Write "RE1"?'],
  ['re1 Antimatter', 're1 fussion', 'Line 10: There is no reactor "fussion". Write "fusion"?'],
  ['Armor Plating', 'Plating, e1 bridge', 'Line 12: There is no module "Plating". Write one of: armor plating, '],
  ['- K, 10', '- X, 10', 'Line 14: There is no class "X". Write one of: dreadnought, '],
];

describe('a mistake in the text', () => {
  it.each(mistakes)('%s → %s', (from, to, sentence) => {
    expect(small).toContain(from);
    const [problem = ''] = problemsOf(small.replace(from, to));
    expect(sentence.endsWith(' ') ? problem.slice(0, sentence.length) : problem).toBe(sentence);
  });

  it('never throws', () => {
    const word = fc.constantFrom(
      'Fleet',
      'DEF',
      'Reactors',
      'RE1',
      'Squadron',
      'DD',
      ':',
      ',',
      '\n',
      'Weapons',
      'd',
      '9',
      '(',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
        ),
        (text) => {
          expect(typeof fleetFromText(text).ok).toBe('boolean');
        },
      ),
    );
  });
});

it('says what is wrong in a JSON file, and where', () => {
  const [fleet] = ready;
  const [ship] = fleet?.squadrons[0]?.ships ?? [];
  const read = (change: object): readonly string[] => {
    const found = fleetFromJson(
      JSON.stringify({ ...fleet, squadrons: [{ name: 'x', ships: [{ ...ship, ...change }] }] }),
    );
    return found.ok ? [] : found.problems;
  };
  expect(read({ def: 7 })).toEqual(['In squadrons[0].ships[0].def: must be one of 4, 6, 8, 10, 12, 14 or 16.']);
  expect(read({ lifeSupport: 'mk-4' })).toEqual([
    'In squadrons[0].ships[0].lifeSupport: must be one of mk-1, mk-2 or mk-3.',
  ]);
  expect(read({ weapons: { F: { ordnance: 'beam', die: 20 } } })[0]).toMatch(/weapons\.F\.die: must be one of 4/);
  expect(read({ speed: 'high' })).toEqual(['In squadrons[0].ships[0]: must not have speed.']);
});
