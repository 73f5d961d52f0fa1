/**
 * Beacons and hidden squadrons on a small table with the second game's numbers: jamming (DA-5.4), laying (DA-9.3.1, DA-12.7.6),
 * hacking (DA-9.3.2), switching (DA-10.2a), overlays (DA-6.2.5.5a to c), who goes first (DA-6.2.3b, R-DA-47).
 */
import { expect, it } from 'vitest';
import { bookkeepingOf } from '../../kernel/ruleset/evolve.ts';
import { narrationOf } from '../../kernel/ruleset/narrate.ts';
import { ScriptedDice } from '../../kernel/index.ts';
import { type AmbushEvent, evolveAmbush } from './ambush/events.ts';
import { jammingOf } from './beacons/active.ts';
import { type BeaconEvent, beaconEventsOf } from './beacons/events.ts';
import { evolveBeacons } from './beacons/evolve.ts';
import { narrateBeacons } from './beacons/narrate.ts';
import { count, text } from '../../kernel/bounded.ts';
import { isHidden, lurks } from './ships.ts';
import type { Beacon } from './records.ts';
import type { SetupEvent } from './setup/events.ts';
import { rollOff } from './setup/roll-off.ts';
import { type DarkState, ship, tableOf } from './small-table.testing.ts';

const { changed } = bookkeepingOf<DarkState, BeaconEvent | AmbushEvent>({ ...evolveBeacons, ...evolveAmbush });
const after = (state: DarkState, ...events: (BeaconEvent | AmbushEvent)[]) =>
  events.reduce<DarkState>((now, event) => changed(now, event), state);

const jamming = jammingOf({ radiusMils: 250, contactMils: 50 });
const beacon = (id: string, seat: Beacon['seat'], xMils: number): Beacon => ({
  id,
  seat,
  at: { xMils, yMils: 0 },
  status: 'online',
  starting: false,
});
const withBeacons = (...beacons: readonly Beacon[]): DarkState => ({
  ...tableOf([ship('a-1', 'captain')]),
  beacons: Object.fromEntries(beacons.map((each) => [each.id, each])),
});

it('jams online beacons of both sides in contact, until one of them is gone', () => {
  const state = withBeacons(
    beacon('beacon-1', 'seat-1', 0),
    beacon('beacon-2', 'seat-2', 500),
    beacon('beacon-3', 'seat-1', 4000),
  );
  expect(jamming.activeBeacons(state).map(({ id }) => id)).toEqual(['beacon-3']);
  expect(Object.values(state.beacons).map((each) => jamming.isJammed(state, each))).toEqual([true, true, false]);
  const off = after(state, { kind: 'beacons-switched', by: 'seat-2', on: [], off: ['beacon-2'] });
  expect(jamming.activeBeacons(off, 'seat-1').map(({ id }) => id)).toEqual(['beacon-1', 'beacon-3']);
  const friends = withBeacons(beacon('beacon-1', 'seat-1', 0), beacon('beacon-2', 'seat-1', 500));
  expect(jamming.activeBeacons(friends)).toHaveLength(2);
  const apart = withBeacons(beacon('beacon-1', 'seat-1', 0), beacon('beacon-2', 'seat-2', 551));
  expect(jamming.activeBeacons(apart)).toHaveLength(2);
});

it('lays the beacons of a module one by one, offline, and starts them at the end of the round', () => {
  const lay = (id: string): BeaconEvent => ({
    kind: 'beacon-deployed',
    ship: 'a-1',
    beacon: id,
    space: 'E1',
    at: { xMils: 0, yMils: 0 },
  });
  const state = after(withBeacons(), lay('beacon-1'), lay('beacon-2'), lay('beacon-3'));
  // Three to a module: the third empties it.
  expect(state.ships['a-1']).toMatchObject({ spent: { E1: 3 }, activation: { special: 'deploy-beacon' } });
  expect(jamming.activeBeacons(state)).toEqual([]);
  const started = after(state, { kind: 'beacons-started', beacons: ['beacon-1'] });
  expect(started.beacons['beacon-1']).toMatchObject({ status: 'online', starting: false });
});

it('hacks without any module that helps, as the second book lets every ship, and tells it by its rules', () => {
  const [, hacked] = beaconEventsOf(text(), count);
  const event = hacked.parse({
    kind: 'beacon-hacked',
    ship: 'a-1',
    beacon: 'beacon-2',
    face: 6,
    modules: 0,
    success: true,
  });
  const before = withBeacons(beacon('beacon-2', 'seat-2', 0));
  const state = after(before, event);
  expect(state.beacons['beacon-2']).toMatchObject({ seat: 'seat-1', status: 'offline' });
  const tell = narrationOf<DarkState, BeaconEvent>(
    narrateBeacons(
      {
        'beacon-deployed': ['DA-9.3.1'],
        'beacon-hacked': ['DA-9.3.2'],
        'beacons-started': ['DA-9.3.1'],
        'beacons-switched': ['DA-10.2a', 'DA-5.2b'],
        'targets-held': ['DA-5.7'],
        jammed: ['DA-5.4'],
        freed: ['DA-5.4'],
      },
      jamming,
    ),
    () => ({ parts: [], rules: [], tone: 'phase' }),
  );
  expect(tell(event, before, state, { kind: 'public' })).toMatchObject({
    rules: ['DA-9.3.2'],
    rolls: [{ sides: 6, faces: [6], need: 6, counted: 1 }],
  });
  const online: BeaconEvent = { kind: 'beacons-switched', by: 'seat-1', on: ['beacon-2'], off: [] };
  const against = { ...state, beacons: { ...state.beacons, 'beacon-9': beacon('beacon-9', 'seat-2', 0) } };
  expect(tell(online, against, after(against, online), { kind: 'public' })?.rules).toEqual([
    'DA-10.2a',
    'DA-5.2b',
    'DA-5.4',
  ]);
});

it('hides a squadron behind three overlays and puts its ships down as they were, at their speed', () => {
  const at = { xMils: 24_000, yMils: 24_000 };
  const discs = ['disc-1', 'disc-2', 'disc-3'].map((id) => ({
    id,
    seat: 'seat-1' as const,
    squadron: 'a-squadron',
    at,
  }));
  const hidden = after(tableOf([ship('a-1', 'commander', { place: 'off', at: null })]), {
    kind: 'squadron-hidden',
    squadron: 'a-squadron',
    by: 'seat-1',
    discs,
    real: 'disc-2',
  });
  expect(isHidden(hidden, { id: 'a-squadron' })).toBe(true);
  const found = { kind: 'disc-revealed', seat: 'seat-1', squadron: 'a-squadron', ship: null } as const;
  const decoy = after(hidden, { ...found, disc: 'disc-1', removed: ['disc-1'], decoy: true });
  expect([Object.keys(decoy.discs), decoy.secrets.ambushes]).toEqual([
    ['disc-2', 'disc-3'],
    { 'a-squadron': 'disc-2' },
  ]);
  const sprung = after(
    decoy,
    { ...found, disc: 'disc-2', removed: ['disc-2', 'disc-3'], decoy: false },
    {
      kind: 'ambush-sprung',
      squadron: 'a-squadron',
      by: 'seat-1',
      ships: [{ ship: 'a-1', at, facingCdeg: 4500 }],
      fighters: [],
    },
  );
  expect(sprung.secrets.ambushes).toEqual({});
  expect(sprung.ships['a-1']).toEqual({ ...hidden.ships['a-1'], place: 'table', at, facingCdeg: 4500 });
  const [placed] = Object.values(sprung.ships);
  expect(placed && lurks(sprung, placed)).toBe(false);
});

it('throws a d20 for each side until one is higher', () => {
  const told: SetupEvent[] = [];
  const dice = new ScriptedDice([12, 12, 3, 17]);
  const p = { state: tableOf([]), dice, emit: (event: SetupEvent) => void told.push(event) };
  expect(rollOff(p, 'deployment-rolled', 'who deploys first')).toBe('seat-2');
  expect(told).toMatchObject([{ winner: null }, { winner: 'seat-2', rolls: [{ face: 3 }, { face: 17 }] }]);
  expect(dice.left()).toBe(0);
});
