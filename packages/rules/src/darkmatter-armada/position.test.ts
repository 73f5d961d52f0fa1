import { describe, expect, it } from 'vitest';
import { playsOn, problemsOf as problemsOfGame, type WrittenPosition } from '../../test/positions.ts';
import { darkmatterArmadaRuleset } from './index.ts';
import { positionCodec, surveyPosition, toPosition } from './position/index.ts';
import { melee } from './position/melee.testing.ts';
import type { State } from './state.ts';

const tern = { name: 'Tern', class: 'Destroyer', at: [24, 10.5], facing: -90 };
const stones = { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CH', at: [24, 40] }] };
const withShip = (change: object, more: object = {}): WrittenPosition => ({
  ...more,
  squadrons: [{ name: 'Red Kites', seat: 'seat-1', ships: [{ ...tern, ...change }] }, stones],
});
const problemsOf = (written: object) => problemsOfGame(darkmatterArmadaRuleset, written);

function stateOf(written: object): State {
  const read = darkmatterArmadaRuleset.fromPosition(positionCodec.parse(written));
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

describe('reading', () => {
  it('makes ids from names, mils from inches and centidegrees from degrees', () => {
    const state = stateOf(withShip({}));
    expect(Object.keys(state.squadrons)).toEqual(['red-kites', 'stones']);
    expect(state.ships['tern']).toMatchObject({
      class: 'DD',
      at: { xMils: 24_000, yMils: 10_500 },
      facingCdeg: 27_000,
      hull: 18,
      speed: 'medium',
      place: 'table',
    });
  });

  it('knows weapons, modules, reactors and shields by their words', () => {
    const written = { class: 'CR', weapons: { F: 'dark matter d8' }, equipment: { E1: 'shield generator' } };
    const { ships } = stateOf(withShip({ ...written, reactors: { RE1: 'antimatter' }, shields: { E1: 'fore' } }));
    expect(ships['tern']?.spaces.F).toMatchObject({ fitted: { ordnance: 'dark-matter', die: 8 } });
    expect(ships['tern']?.spaces.RE1).toMatchObject({ fitted: { reactor: 'antimatter' } });
    expect(ships['tern']?.shields).toEqual({ E1: 'fore' });
  });
});

describe('a ship with what comes with its class', () => {
  it('costs the same, whether that is written or not, and is written without it', () => {
    const bare = stateOf(withShip({}));
    const told = stateOf(withShip({ customizations: ['pack hunters', 'expert navigators'] }));
    expect(told.ships['tern']).toEqual(bare.ships['tern']);
    expect(toPosition(bare).squadrons[0]?.ships[0]?.customizations).toEqual([]);
    const bought = stateOf(withShip({ customizations: ['veteran crew'] }));
    expect(bought.ships['tern']?.cost).toBe((bare.ships['tern']?.cost ?? 0) + 10);
  });
});

describe('problems', () => {
  it('are told all at once', () => {
    const wrong = { hull: 30, weapons: { X: 'beam d8', F: 'laser d8' }, customizations: ['lucky'] };
    const problems = problemsOf(withShip(wrong));
    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe('Tern: a destroyer has no mount X.');
    expect(problems[1]).toMatch(/^Tern: There is no weapon "laser"\. Write one of: autocannon, /);
    expect(problems[2]).toMatch(/^Tern: There is no customization "lucky"\. Write one of: /);
    expect(problems[3]).toBe('Tern has 30 hull, but a hull of 18 at most.');
  });

  it.each<[string, object, RegExp]>([
    ['an unknown class', withShip({ class: 'Cutter' }), /^Tern: There is no class "Cutter"\. Write one of: /],
    [
      'an equipment space too many',
      withShip({ equipment: { E2: 'cargo space' } }),
      /^Tern: a destroyer has no equipment space E2\./,
    ],
    [
      'a destroyed space that is empty',
      withShip({ destroyed: ['F'] }),
      /^Tern has nothing in space F that could be damaged/,
    ],
    [
      'a die that is none',
      withShip({ weapons: { F: 'beam d7' } }),
      /^Tern: "beam d7" has no die: write ordnance and die/,
    ],
    ['a shield without generator', withShip({ shields: { E1: 'fore' } }), /^Tern has no Shield Generator in space E1/],
    ['a cloak without device', withShip({ cloaked: true }), /^Tern has no working Cloaking Device/],
    ['a ship over the edge', withShip({ at: [0.5, 10] }), /^Tern stands over the edge of the table/],
    ['two bases in one place', withShip({ at: [24, 39] }), /^Tern and Onyx overlap/],
    ['a ship in a planet', withShip({}, { terrain: [{ kind: 'planet', at: [24, 12] }] }), /^Tern stands inside Planet/],
    ['a name twice', withShip({ name: 'Onyx' }), /^Onyx and Onyx have the same id, onyx/],
    ['no hull', withShip({ hull: 0 }), /^Tern has no hull left/],
    ['a store that is spent of nothing', withShip({ spent: { E1: 2 } }), /^Tern has no store in space E1/],
    [
      'an unknown active squadron',
      withShip({}, { active: 'Reds' }),
      /^No squadron is called Reds\. The squadrons are Red Kites, Stones/,
    ],
    ['fighters of no carrier', withShip({}, { fighters: [{ carrier: 'Tern', at: [5, 5] }] }), /^Tern has no fighters/],
    [
      'unknown terrain',
      withShip({}, { terrain: [{ kind: 'wormhole', at: [24, 24] }] }),
      /^There is no terrain "wormhole"\. There are: /,
    ],
    ['a moment without decision', withShip({}, { phase: 'end' }), /^Nobody has anything to decide in the end phase/],
    ['a side without ships', { squadrons: [stones] }, /^seat-1 has no flagship/],
    [
      'a portal of nobody',
      withShip({}, { portals: [{ opener: 'Kite', at: [9, 9] }] }),
      /^There is no ship called Kite to hold/,
    ],
    [
      'discs of nobody',
      withShip({}, { discs: [{ squadron: 'Reds', at: [9, 9] }] }),
      /^There is no squadron called Reds to hide/,
    ],
  ])('%s', (_, position, expected) => {
    expect(problemsOf(position)[0]).toMatch(expected);
  });
});

it('what can be shown of a position that cannot be played is shown', () => {
  const { state, problems } = surveyPosition(positionCodec.parse(withShip({ at: [24, 39] })));
  expect(problems).toHaveLength(1);
  expect(state.ships['tern']).toMatchObject({ at: { xMils: 24_000, yMils: 39_000 }, place: 'table' });
});

playsOn(darkmatterArmadaRuleset, melee);
