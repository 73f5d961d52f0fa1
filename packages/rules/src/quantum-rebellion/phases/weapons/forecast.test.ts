import { describe, expect, it } from 'vitest';
import { quantumRebellion } from '../../index.ts';
import { positionCodec } from '../../position/codec.ts';
import { fromPosition } from '../../position/from.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { State } from '../../state.ts';
import { fire, guns, onyx, scene, ship, tern } from '../../cases/gunnery.ts';
import type { FireCommand } from './schema.ts';
import { forecast, mountReadiness, sightline } from './forecast.ts';

function stateOf(position: unknown): State {
  const state = fromPosition(positionCodec.parse(position));
  if (!state.ok) throw new Error(state.problems.join(' '));
  return state.value;
}
const order = (...given: Parameters<typeof fire>): FireCommand => fire(...given).command as unknown as FireCommand;
function placed(state: State, id: string) {
  const found = shipOf(state, id);
  if (!isPlaced(found)) throw new Error(`${id} is not on the table`);
  return found;
}

const aimOf = (offer: object): unknown => ('target' in offer ? offer.target : undefined);

const asteroids = { terrain: [{ kind: 'light asteroid field', at: [24, 30], size: 'small' }] };
const duel = stateOf(
  scene(
    [tern({ F: 'autocannon 5', P: 'beam 2' }), ship('Knot', 'DD', [26, 20], 0, { weapons: { F: 'autocannon 5' } })],
    [onyx(20), ship('Flint', 'FF', [22.75, 40], 180, { customizations: ['defensive screen'] })],
    asteroids,
  ),
);

describe('forecast of an attack', () => {
  it('tells range, dice, cover with its source, defence and who is asked, as the attack then has them', () => {
    const command = order('onyx', [guns('tern', 'F'), guns('knot', 'F')]);
    const told = forecast(duel, command, 'seat-1');
    expect(told.why).toBeNull();
    expect(told.attack).toMatchObject({
      torpedo: false,
      rangeMils: 20_000,
      attackDice: 10,
      cover: { level: 'light', steps: [{ insideMils: 4000, rule: 'QR-3.4.1a' }] },
      interceptOn: 4,
      defenceDice: 5,
      screens: ['flint'],
    });
    expect(told.attack?.asked.map(({ seat, rule }) => [seat, rule])).toEqual([
      ['seat-2', 'R-QR-125'],
      ['seat-2', 'R-QR-126'],
    ]);
    const decision = quantumRebellion.decide(duel, command, 'seat-1', { roll: () => [], shuffle: (items) => items });
    const declared = decision.ok ? decision.events.find(({ kind }) => kind === 'fire-declared') : undefined;
    expect(declared).toMatchObject({ pools: told.attack?.pools, cover: told.attack?.cover, rangeMils: 20_000 });
  });

  it('counts what a jump, a dropped cloak and an arrival do to the aim', () => {
    const cloaking = { equipment: { E1: 'cloaking device' }, cloak: 'fading' };
    const told = (shooter: object, target: object = {}) => {
      const state = stateOf(scene([tern({ F: 'beam 4' }, shooter as never)], [onyx(10, target as never)]));
      const { attack } = forecast(state, order('onyx', [guns('tern', 'F')]), 'seat-1');
      return [attack?.cover.level, attack?.interceptOn, attack?.pools[0]?.need];
    };
    expect(told({})).toEqual(['none', 5, 3]);
    expect(told({ activation: { special: 'matrix-jump' } })).toEqual(['light', 4, 3]);
    expect(told({ ...cloaking, activation: { special: 'short-range-jump' } })).toEqual(['heavy', 3, 3]);
    expect(told(cloaking, cloaking)).toEqual(['heavy', 3, 3]);
    expect(told({}, cloaking)).toEqual(['light', 4, 3]);
    expect(told({ activation: { special: 'enter-squadron' } })).toEqual(['none', 5, 5]);
  });

  it('says that nobody aims at a cloaked ship', () => {
    const hidden = { equipment: { E1: 'cloaking device', E2: 'auxiliary power unit' }, cloak: 'on' };
    const state = stateOf(scene([tern({ F: 'beam 4' })], [onyx(10, hidden), ship('Jet', 'DD', [26, 30], 180)]));
    expect(forecast(state, order('onyx', [guns('tern', 'F')]), 'seat-1').why?.rule).toBe('QR-11.6.10a');
    expect(mountReadiness(state, placed(state, 'tern'), 'F', placed(state, 'onyx')).why?.rule).toBe('QR-11.6.10a');
    expect(
      quantumRebellion.offers(quantumRebellion.view(state, { kind: 'public' }), 'seat-1').map(aimOf),
    ).not.toContain('onyx');
  });

  it('expects what the dice give on average', () => {
    const told = forecast(duel, order('onyx', [guns('tern', 'F')]), 'seat-1');
    expect(told.attack?.odds.hits).toBeCloseTo(5 * (4 / 6), 9);
    expect(told.attack?.odds.intercepts).toBeCloseTo(5 / 2, 9);
    expect(told.attack?.odds.hullAtLeast[0]).toBeCloseTo(1, 9);
  });

  it('says why not, for the order and for each weapon, with the bearing', () => {
    const told = forecast(duel, order('onyx', [guns('tern', 'P')]), 'seat-1');
    expect(told.why).toMatchObject({ code: 'out-of-arc', rule: 'QR-8.4.5.3c' });
    expect(told.attack).toBeNull();
    expect(told.shooters).toMatchObject([
      { ship: 'tern', bearingCdeg: 0, arcs: ['fore'], mounts: [{ mount: 'P', why: { code: 'out-of-arc' } }] },
    ]);
  });

  it('refuses to forecast for ships of the other side', () => {
    expect(forecast(duel, order('tern', [guns('tern', 'F')]), 'seat-2').why?.code).toBe('not-in-squadron');
    expect(forecast(duel, order('onyx', [guns('tern', 'F')]), 'seat-2').why?.code).toBe('own-ship');
  });
});

describe('overlay', () => {
  it('names what a line runs through and how far', () => {
    const line = sightline(duel, placed(duel, 'tern'), placed(duel, 'onyx'));
    expect(line).toMatchObject({ rangeMils: 20_000, cover: 'light', blockedBy: null });
    expect(line.through).toMatchObject([{ enterMils: 8000, leaveMils: 12_000, insideMils: 4000 }]);
  });

  it('tells for each mount whether it bears', () => {
    const [from, target] = [placed(duel, 'tern'), placed(duel, 'onyx')];
    expect(mountReadiness(duel, from, 'F', target)).toMatchObject({ dice: 5, optimal: true, need: 3, why: null });
    expect(mountReadiness(duel, from, 'S', target).why?.code).toBe('no-weapon');
  });
});
