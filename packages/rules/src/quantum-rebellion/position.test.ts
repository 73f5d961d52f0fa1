import { describe, expect, it } from 'vitest';
import { playsOn } from '../../test/positions.ts';
import { quantumRebellion } from './index.ts';
import { fromPosition, type Position, positionCodec, surveyPosition } from './position/index.ts';
import { melee } from './position/melee.testing.ts';
import type { State } from './state.ts';

const small: Position = {
  squadrons: [
    { name: 'Red Kites', seat: 'seat-1', ships: [{ name: 'Tern', class: 'Destroyer', at: [24, 10.5], facing: -90 }] },
    { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CH', at: [24, 40] }] },
  ],
};

function stateOf(position: Position): State {
  const read = fromPosition(positionCodec.parse(position));
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

function problemsOf(position: Position): readonly string[] {
  const read = fromPosition(positionCodec.parse(position));
  return read.ok ? [] : read.problems;
}

const withShip = (change: object, more: Partial<Position> = {}): Position => ({
  ...small,
  ...more,
  squadrons: [
    { name: 'Red Kites', seat: 'seat-1', ships: [{ name: 'Tern', class: 'DD', at: [24, 10], ...change }] },
    ...small.squadrons.slice(1),
  ],
});

describe('reading', () => {
  it('makes ids from names, mils from inches and centidegrees from degrees', () => {
    const state = stateOf(small);
    expect(Object.keys(state.squadrons)).toEqual(['red-kites', 'stones']);
    expect(state.ships['tern']).toMatchObject({
      class: 'DD',
      at: { xMils: 24_000, yMils: 10_500 },
      facingCdeg: 27_000,
      hull: 14,
      crew: 4,
      place: 'table',
    });
  });

  it('makes the first ship of each squadron its commander and the first of a side its flagship', () => {
    const state = stateOf({
      squadrons: [
        ...small.squadrons,
        {
          name: 'Gulls',
          seat: 'seat-1',
          ships: [
            { name: 'Skua', class: 'FF', at: [5, 5] },
            { name: 'Gull', class: 'K', at: [8, 5] },
          ],
        },
      ],
    });
    const ranks = Object.values(state.ships).map((ship) => `${ship.id} ${ship.rank}`);
    expect(ranks).toEqual(['tern admiral', 'onyx admiral', 'skua commander', 'gull captain']);
    expect(state.sides['seat-1']?.flagship).toBe('tern');
  });

  it('waits for the choice of a squadron, or for the segment of the one that acts', () => {
    expect(stateOf(small).frames).toEqual([{ kind: 'activation', turn: 'seat-1', step: 'choose' }]);
    expect(stateOf({ ...small, first: 'seat-2' }).frames).toMatchObject([{ turn: 'seat-2', step: 'choose' }]);
    const acting = stateOf({ ...small, active: 'Stones', segment: 'movement' });
    expect(acting.frames).toEqual([{ kind: 'activation', turn: 'seat-2', step: 'act' }]);
    expect(acting.squadrons['stones']?.activated).toBe(true);
  });

  it('reads ordnance, modules and customizations by id or by name', () => {
    const tern = stateOf(
      withShip({
        weapons: { F: 'Dark matter 5', T1: 'torpedo-emp 2' },
        equipment: { E1: 'Shield Generator' },
        customizations: ['Expert engineers'],
        shields: { E1: 'fore' },
      }),
    ).ships['tern'];
    expect(tern?.spaces.F).toMatchObject({ fitted: { ordnance: 'dark-matter', dice: 5 } });
    expect(tern?.spaces.T1).toMatchObject({ fitted: { ordnance: 'torpedo-emp', dice: 2 } });
    expect(tern?.shields).toEqual({ E1: 'fore' });
    expect(tern?.customizations).toEqual(['expert-engineers']);
  });
});

describe('problems', () => {
  it('are told all at once', () => {
    const problems = problemsOf(
      withShip({ class: 'DD', hull: 20, weapons: { X: 'beam 4', F: 'laser' }, customizations: ['lucky'], disorder: 0 }),
    );
    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe('Tern: a destroyer has no mount X. It has F, P, S, A, T1.');
    expect(problems[1]).toMatch(/^Tern: There is no weapon "laser"\. Near it: /);
    expect(problems[2]).toMatch(/^Tern: There is no customization "lucky"\. Near it: /);
    expect(problems[3]).toBe('Tern has 20 hull, but a hull of 14 at most.');
  });

  it.each([
    ['an unknown class', withShip({ class: 'Cutter' }), /^Tern: There is no class "Cutter"\. Near it: Cruiser, /],
    ['an equipment space too many', withShip({ equipment: { E2: 'cargo-space' } }), /has no equipment space E2/],
    ['an empty space offline', withShip({ offline: ['F'] }), /^Tern has nothing in space F that could be offline/],
    ['a shield without generator', withShip({ shields: { E1: 'fore' } }), /^Tern has no Shield Generator in space E1/],
    ['a ship over the edge', withShip({ at: [0.5, 10] }), /^Tern stands over the edge of the table/],
    ['two bases in one place', withShip({ at: [24, 39] }), /^Tern and Onyx overlap/],
    ['a ship in a planet', withShip({}, { terrain: [{ kind: 'planet', at: [24, 12] }] }), /^Tern stands inside Planet/],
    ['a name twice', withShip({ name: 'Onyx' }), /^Onyx and Onyx have the same id, onyx/],
    ['no hull', withShip({ hull: 0 }), /^Tern has no hull left/],
    ['Disorder aboard an unmanned ship', withShip({ customizations: ['unmanned'], disorder: 1 }), /^Tern is unmanned/],
    [
      'an unknown active squadron',
      withShip({}, { active: 'Reds' }),
      /^No squadron is called Reds\. The squadrons are Red Kites, Stones/,
    ],
    ['fighters of no carrier', withShip({}, { fighters: [{ carrier: 'Tern', at: [5, 5] }] }), /^Tern has no fighters/],
    ['unknown terrain', withShip({}, { terrain: [{ kind: 'nebula', at: [24, 24] }] }), /^There is no terrain "nebula"/],
    ['a moment without decision', withShip({}, { phase: 'end' }), /^Nobody has anything to decide in the end phase/],
    ['a side without ships', { squadrons: small.squadrons.slice(0, 1) }, /^seat-2 has no flagship/],
    [
      'a portal of nobody',
      withShip({}, { portals: [{ opener: 'Kite', at: [9, 9] }] }),
      /^There is no ship called Kite to hold/,
    ],
  ] as const)('%s', (_, position, expected) => {
    expect(problemsOf(position as Position)[0]).toMatch(expected);
  });
});

describe('surveying', () => {
  it('shows what can be shown of a position that cannot be played', () => {
    const { state, problems } = surveyPosition(withShip({ at: [24, 39] }));
    expect(problems).toHaveLength(1);
    expect(state.ships['tern']).toMatchObject({ at: { xMils: 24_000, yMils: 39_000 }, place: 'table' });
  });

  it('survives a portal for a squadron of which nothing can be read', () => {
    const lost = { name: 'Gulls', seat: 'seat-1', reserve: true, ships: [{ name: 'Gull', class: 'Cutter' }] } as const;
    const position = { squadrons: [...small.squadrons, { ...lost, ships: [...lost.ships] }] };
    const { problems } = surveyPosition({ ...position, portals: [{ entry: 'Gulls', at: [9, 9] }] });
    expect(problems).toContain('Gulls has no ships that could come in by a portal.');
  });
});

playsOn(quantumRebellion, melee);
