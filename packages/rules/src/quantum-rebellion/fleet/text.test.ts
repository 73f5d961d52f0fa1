import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../kernel/index.ts';
import { fleets } from '../data/fleets.ts';
import { type FleetDesign, fleetFromJson, fleetFromText, fleetToJson, fleetToText, randomFleet } from './index.ts';

const ready = fleets.map(({ design }) => design);
const random = fc
  .tuple(fc.integer({ min: 20, max: 1500 }), fc.integer({ min: 1 }))
  .map(([points, seed]) => randomFleet(points, seededRandom(seed)));

/** What may stand in a name: anything but control characters and line separators. */
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '').trim())
  .filter((text) => text !== '');

const small = `Hello, this is mine:

> Fleet, 55 pts: The Waders: second try
> Faction: Free coast

• Squadron: Tern
• frigate (Flagship): Tern
WEAPONS: f Beam 4; P auto-cannon x2; s autocannon 2 dice
Equipment: e1 Armor Plating
SCR: Pack Hunters
# a comment
- DD, 25 points: Knot: and bow
`;

const problemsOf = (text: string): readonly string[] => {
  const read = fleetFromText(text);
  return read.ok ? [] : read.problems;
};
const changed = (from: string, to: string): readonly string[] => {
  expect(small).toContain(from);
  return problemsOf(small.replace(from, to));
};

describe('a fleet in plain text', () => {
  it.each(ready)('comes back: $name', (fleet) => {
    expect(fleetFromText(fleetToText(fleet))).toEqual({ ok: true, value: fleet });
    expect(fleetFromJson(fleetToJson(fleet))).toEqual({ ok: true, value: fleet });
  });

  it('comes back as it was, whatever its options and names', () => {
    fc.assert(
      fc.property(random, name, name, (fleet, one, other) => {
        const [first, ...rest] = fleet.squadrons;
        const renamed: FleetDesign = {
          ...fleet,
          name: one,
          faction: other,
          squadrons: first === undefined ? [] : [{ ...first, name: other }, ...rest],
        };
        expect(fleetFromText(fleetToText(renamed))).toEqual({ ok: true, value: renamed });
        expect(fleetFromJson(fleetToJson(renamed))).toEqual({ ok: true, value: renamed });
      }),
      { numRuns: 60 },
    );
  });

  it('comes back from a chat that took the indentation and the blank lines away', () => {
    for (const fleet of ready) {
      const pasted = fleetToText(fleet)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join('\r\n');
      expect(fleetFromText(pasted)).toEqual({ ok: true, value: fleet });
    }
  });

  it('is read whatever its case, bullets, costs and spellings', () => {
    expect(fleetFromText(small)).toEqual({
      ok: true,
      value: {
        name: 'The Waders: second try',
        faction: 'Free coast',
        squadrons: [
          {
            name: 'Tern',
            ships: [
              {
                name: 'Tern',
                class: 'FF',
                rank: 'admiral',
                weapons: {
                  F: { ordnance: 'beam', dice: 4 },
                  P: { ordnance: 'autocannon', dice: 2 },
                  S: { ordnance: 'autocannon', dice: 2 },
                },
                equipment: { E1: 'armor-plating' },
                customizations: ['pack-hunters'],
              },
              { name: 'Knot: and bow', class: 'DD', rank: 'captain', weapons: {}, equipment: {}, customizations: [] },
            ],
          },
        ],
      },
    });
  });

  it('shows what a reader wants to see', () => {
    const fleet = fleetFromText(small);
    expect(fleet.ok && fleetToText(fleet.value)).toBe(`Fleet, 70 points: The Waders: second try
Faction: Free coast

Squadron, 70 points: Tern
- Frigate (admiral), 45 points: Tern
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Equipment: E1 armor plating
  Customizations: pack hunters
- Destroyer, 25 points: Knot: and bow
`);
  });
});

/** Each row: what stands in the text, what is written instead, what is said. */
const mistakes: readonly [string, string, string][] = [
  ['frigate (Flagship)', 'fregate', 'Line 7: There is no class "fregate". Write "frigate"?'],
  ['(Flagship)', '(boss)', 'Line 7: There is no rank "boss". Write one of: admiral, commander, captain.'],
  ['f Beam 4', 'X Beam 4', 'Line 8: There is no mount "X". Write one of: F, P, S, A, T1, T2.'],
  ['f Beam 4', 'F Baem 4', 'Line 8: There is no weapon "Baem". Write one of: autocannon, beam, '],
  ['f Beam 4', 'F autocanon 4', 'Line 8: There is no weapon "autocanon". Write "autocannon"?'],
  ['f Beam 4', 'F Beam', 'Line 8: "F Beam" is no weapon. Write mount, weapon and dice, as in "F beam 4".'],
  ['f Beam 4', 'F Beam 100', 'Line 8: No mount holds 100 dice. Write 99 at most.'],
  ['P auto', 'F auto', 'Line 8: Mount F is armed twice. Keep one weapon.'],
  ['e1 Armor', 'E4 Armor', 'Line 9: There is no equipment space "E4". Write one of: E1, E2, E3.'],
  [
    'e1 Armor Plating',
    'E1 armour plating, E1 bridge',
    'Line 9: There is no module "armour plating". Write "armor plating"?',
  ],
  ['Plating', 'Plating, E1 cargo space', 'Line 9: Space E1 is filled twice. Keep one module.'],
  [
    'e1 Armor Plating',
    'shields',
    'Line 9: "shields" is no equipment. Write space and module, as in "E1 armor plating".',
  ],
  ['Pack Hunters', 'Pak Hunters', 'Line 10: There is no customization "Pak Hunters". Write "pack hunters"?'],
  ['# a comment', 'nonsense', 'Line 11: "nonsense" has no colon. Write "Fleet:", '],
  ['# a comment', 'Fleet: again', 'Line 11: The fleet is named twice. Keep one "Fleet:" line.'],
  ['# a comment', 'Faction: again', 'Line 11: The faction is named twice. Keep one "Faction:" line.'],
  ['DD, 25 points: Knot: and bow', 'DD:', 'Line 12: The ship has no name. Write it after the colon.'],
  ['Knot: and bow', 'x'.repeat(43), 'Line 12: The name has 43 characters. Use 40 at most, 3 fewer.'],
  ['• Squadron: Tern', '', 'Line 7: This ship is in no squadron. Write a line "Squadron: its name" above it.'],
  [
    '• frigate (Flagship): Tern',
    '',
    'Line 8: These belong to no ship. Write a line such as "Frigate: its name" above them.',
  ],
  ['> Fleet, 55 pts:', '> Flotilla:', 'Line 1: The fleet has no name. Begin with a line "Fleet: its name".'],
  ['> Faction: Free coast', '', 'Line 3: The fleet has no faction. Write a line "Faction: its name" below this one.'],
];

describe('a mistake in the text', () => {
  it.each(mistakes)('%s → %s', (from, to, sentence) => {
    const [problem = ''] = changed(from, to);
    if (sentence.endsWith(' ')) expect(problem.slice(0, sentence.length)).toBe(sentence);
    else expect(problem).toBe(sentence);
  });

  it('does not hide the next one', () => {
    expect(problemsOf(small.replace('Beam', 'Bem').replace('Armor', 'Armro').replace('DD', 'DX'))).toHaveLength(3);
    expect(problemsOf(`Fleet: x\n${'y\n'.repeat(1000)}`)).toHaveLength(20);
    expect(problemsOf('x'.repeat(200_001))).toEqual(['The text has 200001 characters. A fleet has 200000 at most.']);
  });

  it('never throws', () => {
    const word = fc.constantFrom(
      'Fleet',
      'Faction',
      'Squadron',
      'DD',
      ':',
      ',',
      '\n',
      'Weapons',
      'F',
      '9',
      '(',
      ')',
      'x',
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

describe('a fleet as JSON', () => {
  const fleet = ready[0] as FleetDesign;
  const read = (change: unknown): readonly string[] => {
    const found = fleetFromJson(JSON.stringify(change));
    return found.ok ? [] : found.problems;
  };

  it('says what is wrong and where', () => {
    expect(fleetFromJson('{').ok).toBe(false);
    expect(read({ ...fleet, name: '' })).toEqual(['In name: must have 1 at least.']);
    expect(read({ ...fleet, faction: 'x'.repeat(41) })).toEqual(['In faction: must have 40 at most.']);
    expect(read({ ...fleet, squadrons: 3 })).toEqual(['In squadrons: must be a list.']);
    expect(read({ ...fleet, points: 3 })).toEqual(['In the fleet: must not have points.']);
    expect(read([])).toEqual(['In the fleet: must be an object.']);
    const [ship] = fleet.squadrons[0]?.ships ?? [];
    const withShip = (change: object): readonly string[] =>
      read({ ...fleet, squadrons: [{ name: 'x', ships: [{ ...ship, ...change }] }] });
    expect(withShip({ rank: 'boss' })).toEqual([
      'In squadrons[0].ships[0].rank: must be one of admiral, commander or captain.',
    ]);
    expect(withShip({ weapons: { F: { ordnance: 'beam', dice: 'two' } } })).toEqual([
      'In squadrons[0].ships[0].weapons.F.dice: must be a number.',
    ]);
    expect(withShip({ weapons: { Q: { ordnance: 'beam', dice: 2 } } })[0]).toMatch(
      /^In squadrons\[0\]\.ships\[0\]\.weapons/,
    );
  });
});
