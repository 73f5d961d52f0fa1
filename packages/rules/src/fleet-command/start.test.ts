import { describe, expect, it } from 'vitest';
import { hexKey } from '../geometry/hex/index.ts';
import { SeededDice } from '../kernel/index.ts';
import { scenarioIds } from './data/scenario.ts';
import { fullDeck } from './data/deck.ts';
import { fleetCommand } from './index.ts';
import { presets, readyForces } from './presets.ts';
import { drawnSetup } from './setup.ts';
import { firstState } from './start.ts';
import { unitAt } from './unit/units.ts';

const dice = () => new SeededDice(() => 0.37);
const sorted = (cards: readonly string[]) => [...cards].sort();

describe('every preset', () => {
  it.each(presets)('$id is a legal setup that starts', ({ setup: given }) => {
    const decision = fleetCommand.start(drawnSetup.parse(given), dice());
    expect(decision.ok).toBe(true);
  });

  it('has an id of its own', () => {
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
  });
});

describe.each(scenarioIds)('the first state of %s', (scenario) => {
  const forces = ['freeform-battle', 'convoy', 'last-stand'].includes(scenario) ? readyForces : {};
  const state = firstState(drawnSetup.parse({ scenario, forces }), dice());

  it('has the whole deck, shuffled and unseen', () => {
    expect(sorted(state.secrets.deck)).toEqual(sorted(fullDeck));
    expect(state.match.deckCards).toBe(state.secrets.deck.length);
    expect(Object.values(state.hands).every(({ cards }) => cards === 0)).toBe(true);
  });

  it('has a value under every asteroid field and shows none', () => {
    const fields = Object.values(state.features).filter(({ kind }) => kind === 'asteroids');
    expect(sorted(Object.keys(state.secrets.values))).toEqual(sorted(fields.map(({ id }) => id)));
    expect(fields.every(({ shownValue, harvested }) => shownValue === null && !harvested)).toBe(true);
  });

  it('gives every unit of a played side to a seat, and parents that are there', () => {
    for (const unit of Object.values(state.units)) {
      expect(unit.seat === null, unit.name).toBe(unit.side === 'neutral');
      if (unit.place === 'embarked') expect(state.units[unit.parent ?? '']?.side).toBe(unit.side);
    }
  });

  it('stands with one unit in a hex', () => {
    const standing = Object.values(state.units).flatMap(({ at }) => (at === null ? [] : [at]));
    expect(new Set(standing.map(hexKey)).size).toBe(standing.length);
    for (const at of standing) expect(unitAt(state, at)).toBeDefined();
  });

  it('parses as a state', () => {
    expect(fleetCommand.codec.state.safeParse(state).error?.issues).toBeUndefined();
  });
});

it('the whole Kushan hand of a side alone is awaited in a match against the automated Taiidan', () => {
  const solo = drawnSetup.parse({ scenario: 'first-contact', players: { kushan: 2, taiidan: 0 } });
  const state = firstState(solo, dice());
  expect(state.hands).toHaveProperty('kushan.seats', ['seat-1', 'seat-2']);
  expect(state.sides['taiidan']?.automated).toBe(true);
  expect(state.match.options['fastWindows']).toBe(true);
});
