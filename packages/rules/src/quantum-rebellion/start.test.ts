import { describe, expect, it } from 'vitest';
import { SeededDice, seededRandom, throughJson } from '../kernel/index.ts';
import { evolve } from './evolve.ts';
import { presets } from './presets.ts';
import { setup as codec } from './setup.ts';
import { start } from './start.ts';
import { state as stateCodec } from './state.ts';

describe.each(presets)('the preset $id', ({ setup }) => {
  it('starts, and its first state is JSON of the declared shape', () => {
    const decision = start(setup, new SeededDice(seededRandom(7)));
    if (!decision.ok) throw new Error(decision.reason.sentence);
    const [first, ...rest] = decision.events;
    if (first?.kind !== 'match-started') throw new Error('the first event holds the state');
    expect(stateCodec.parse(throughJson(first.state))).toEqual(first.state);
    const last = rest.reduce(evolve, first.state);
    expect(last.frames).toHaveLength(1);
    expect(stateCodec.parse(throughJson(last))).toEqual(last);
  });

  it('is a setup that the codec accepts', () => {
    expect(codec.parse(throughJson(setup))).toMatchObject({ maxPoints: setup.maxPoints });
  });
});

describe('a setup', () => {
  const [preset] = presets;
  if (preset === undefined) throw new Error('there is no preset');
  const [fleet] = preset.setup.fleets;

  it('is refused with the rule of the first problem, and where it is', () => {
    const [squadron, ...others] = fleet.squadrons;
    if (squadron === undefined) throw new Error('a fleet without squadrons');
    const captains = squadron.ships.map((ship) => ({ ...ship, rank: 'captain' as const }));
    const broken = { ...fleet, squadrons: [{ ...squadron, ships: captains }, ...others] };
    const decision = start({ ...preset.setup, fleets: [broken, fleet] }, new SeededDice(seededRandom(1)));
    expect(decision).toMatchObject({ ok: false, reason: { code: 'no-commander', data: { squadron: 0 } } });
  });

  it('is refused where the zone could not hold the ships', () => {
    // Frigates of Vulnerable Design cost nothing, so that points alone would allow any number of them.
    const ship = { class: 'FF', weapons: {}, equipment: {}, customizations: ['vulnerable-design'] } as const;
    const squadrons = Array.from({ length: 13 }, (_, index) => ({
      name: `Squadron ${index}`,
      ships: Array.from({ length: 5 }, (_each, at) => ({
        ...ship,
        customizations: [...ship.customizations],
        name: `Frigate ${index} ${at}`,
        rank: at > 0 ? ('captain' as const) : index > 0 ? ('commander' as const) : ('admiral' as const),
      })),
    }));
    const decision = start(
      { ...preset.setup, fleets: [{ ...fleet, squadrons }, fleet] },
      new SeededDice(seededRandom(1)),
    );
    expect(decision).toMatchObject({ ok: false, reason: { code: 'fleet-too-many-ships', rule: 'QR-5.2.5.3a' } });
  });
});
