/**
 * Deploying, hiding and coming in with the second game's numbers: bases of 1.5" that touch within 0.1" (R-DA-03), zones
 * (DA-6.2.5.4), reserve (DA-6.2.5.3a to c, R-DA-49), portals of 3" at 6" from planets and beacons (DA-8.1b), entry
 * (DA-8.2b, R-DA-59), overlays (DA-6.2.5.5a to c), scouts (DA-6.2.6, R-DA-51).
 */
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { ScriptedDice, seededRandom } from '../../kernel/index.ts';
import { bookkeepingOf } from '../../kernel/ruleset/evolve.ts';
import { RulesetProcedure } from '../../kernel/ruleset/procedure.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import type { Kind } from '../../kernel/ruleset/game.ts';
import { insideArea } from '../open-table/index.ts';
import { type AmbushEvent, evolveAmbush } from './ambush/events.ts';
import { hideFault, type HidingRules } from './ambush/hiding.ts';
import { ambushBy } from './ambush/spring.ts';
import { uncover } from './ambush/uncover.ts';
import { groundOf } from './ground.ts';
import type { Point } from './ids.ts';
import { type ComingInRules, entryBy, reserveBy } from './reserve/coming-in.ts';
import type { ReserveEvent } from './reserve/events.ts';
import type { reserveFrame } from './reserve/schema.ts';
import { evolveReserve } from './reserve/evolve.ts';
import { entryDiscFault } from './reserve/portal-spots.ts';
import { closedFault, reserveFault, reserveRoom, reserveScores, type ReserveRules } from './reserve/waiting.ts';
import { opponentOf, zonesOfSide } from './seats.ts';
import type { DeployRules } from './setup/deploying.ts';
import { deploymentBy } from './setup/deployment.ts';
import type { SetupEvent } from './setup/events.ts';
import { evolveSetup } from './setup/evolve.ts';
import { type DarkShip, type DarkState, ship, tableOf } from './small-table.testing.ts';
import type { OpenTable, Ship } from './table.ts';

const ground = groundOf({
  tokenRadiusMils: 500,
  radiusOf: () => 750,
  planet: { ship: 'DA-4.5.6b', token: 'DA-4.5' },
  tape: { distanceMils: 1, angleCdeg: 1, contactMils: 100 },
});

const deploying: DeployRules = {
  ground,
  commandRadiusMils: 6000,
  isScout: ({ name }: Ship) => name.startsWith('s'),
  isScreen: () => false,
  awayFromZone: (state: OpenTable, { seat }: Ship, base) => {
    const frame: Kind & { step?: string } = state.frames.at(-1) ?? { kind: 'none' };
    const enemy = state.sides[opponentOf(state, seat)];
    if (frame.step !== 'scouts' || enemy === undefined) return null;
    const inside = zonesOfSide(enemy).some((zone) => insideArea(base, zone));
    return inside ? refuse('enemy-zone', 'R-DA-51', 'Deploy it outside the enemy’s zone.') : undefined;
  },
  ship: { edge: ['DA-6.2.5.4', ''], overlap: ['R-DA-48', ''], planet: 'ship' },
  token: { edge: ['DA-6.2.5.4', ''], overlap: ['R-DA-48', ''], planet: 'token' },
  zone: 'DA-6.2.5.4',
  beside: 'DA-6.2.5.1',
  whole: 'DA-6.2.5b',
  fightersOut: 'DA-6.2.5.1',
  scouts: 'DA-6.2.6',
  turn: 'DA-6.2.5a',
  reserve: 'DA-6.2.5b',
};
const hiding: HidingRules = {
  ground,
  discRadiusMils: 2000,
  hasAmbush: ({ name }: Ship) => name.startsWith('h'),
  ambush: 'DA-6.2.5.5a',
  seen: 'R-DA-46',
  hide: 'DA-6.2.5.5a',
  lie: 'R-DA-50',
  enemy: 'DA-6.2.5.5b',
};
const reserves: ReserveRules = {
  hasHyperdrive: ({ hyperdrive }: DarkShip) => hyperdrive,
  late: 'R-DA-49',
  called: 'DA-8.1a',
  flagship: 'DA-6.2.5.3b',
  whole: 'DA-6.2.5.3b',
  hyperdrive: 'R-DA-49',
  share: 'DA-6.2.5.3a',
};
const comingIn: ComingInRules = {
  deploying,
  reserve: reserves,
  portal: {
    ground,
    discRadiusMils: 1500,
    clearanceMils: 6000,
    area: 'DA-8.1b',
    beaconRadiusMils: 500,
    activeBeacons: ({ beacons }) => Object.values(beacons).filter(({ status }) => status === 'online'),
    edge: 'R-DA-56',
    clear: 'DA-8.1b',
  },
  comingOut: { edge: ['R-DA-59', ''], overlap: ['R-DA-59', ''], planet: 'ship' },
  must: 'DA-8.2a',
  enter: 'DA-8.2b',
  crowded: 'R-DA-59',
  phase: 'DA-7.2',
  pass: 'DA-8.1a',
  activate: (p) => p.pop(),
  mayMove: () => false,
  entered: () => undefined,
};

type Event = SetupEvent | ReserveEvent | AmbushEvent;
type Flow = Event | { readonly kind: 'flow' };
const fresh = (from: NonNullable<Ship['activation']['from']>): Ship['activation'] => ({
  from,
  moves: 0,
  movementOver: false,
  special: null,
  boarded: false,
});
const { changed } = bookkeepingOf<DarkState, Event>({
  ...evolveSetup,
  ...evolveReserve(fresh),
  ...evolveAmbush,
});
const playing = (state: DarkState) =>
  new RulesetProcedure<DarkState, Flow, Kind, 'frames' | 'due'>(
    {
      changed: (now, event) => (event.kind === 'flow' ? now : changed(now, event)),
      flowOf: ({ frames, due }) => ({ frames, due }),
      withFlow: (state, { frames, due }) => ({ ...state, frames, due }),
      record: () => ({ kind: 'flow' }),
    },
    state,
    new ScriptedDice([]),
  );

const off = { place: 'off', at: null } as const;
/** Side 1 in the south, side 2 in the north, their ships by the letter of their squadron; 'e' is the enemy's. */
function dark(ships: readonly DarkShip[], change: Partial<DarkState> = {}): DarkState {
  const state = tableOf(ships);
  const north = { west: 0, south: 40_000, east: 48_000, north: 48_000 };
  const enemy = state.sides['seat-2'];
  if (enemy === undefined) throw new Error('no enemy');
  const waiting = Object.entries(state.squadrons).map(([id, each]) => {
    const deployed = ships.some(({ squadron, place }) => squadron === id && place === 'table');
    return [id, { ...each, seat: id.startsWith('e') ? ('seat-2' as const) : each.seat, deployed }] as const;
  });
  return {
    ...state,
    sides: { ...state.sides, 'seat-2': { ...enemy, zone: north, flagship: 'e-1' } },
    squadrons: Object.fromEntries(waiting),
    ...change,
  };
}
const enemyShip = (at: DarkShip['at']) => ship('e-1', 'admiral', { seat: 'seat-2', at });
const placed = (id: string, xMils: number, yMils: number) => ({ ship: id, at: { xMils, yMils }, facingCdeg: 0 });
const deploy = { kind: 'deployment', step: 'deploy', turn: 'seat-1' } as const;
const scouts = { kind: 'deployment', step: 'scouts', turn: 'seat-1' } as const;

const deployment = deploymentBy({ deploying, reserve: reserves, hiding, begin: (p) => p.pop() });
const offered = (state: DarkState) =>
  [...deployment.offers(state, deploy, 'seat-1')].map((each) => (typeof each === 'function' ? each() : each));

it('deploys whole squadrons in their zone, with bases that touch within a tenth of an inch', () => {
  const state = dark([ship('b-1', 'commander', off), ship('b-2', 'captain', off), enemyShip({ xMils: 0, yMils: 0 })]);
  const check = (...ships: ReturnType<typeof placed>[]) =>
    deployment.check(state, deploy, { kind: 'deploy-squadron', squadron: 'b-squadron', ships, fighters: [] }, 'seat-1');
  expect(check(placed('b-1', 9000, 7000), placed('b-2', 10_400, 7000))).toBeUndefined();
  expect(check(placed('b-1', 9000, 7000), placed('b-2', 10_399, 7000))).toMatchObject({ rule: 'R-DA-48' });
  expect(check(placed('b-1', 9000, 7252), placed('b-2', 12_000, 7000))).toMatchObject({ rule: 'DA-6.2.5.4' });
  expect(check(placed('b-1', 9000, 7000))).toMatchObject({ rule: 'DA-6.2.5b', code: 'whole-squadron' });
  for (let seed = 1; seed <= 5; seed++) {
    const [offer] = offered(state);
    if (offer === undefined) throw new Error('nothing offered');
    const drawn = deployment.sample(state, deploy, offer, 'seat-1', seededRandom(seed));
    expect(deployment.check(state, deploy, drawn, 'seat-1')).toBeUndefined();
  }
});

it('lets scouts stand anywhere but in the enemy’s zone, once all others have deployed', () => {
  const state = dark([ship('s-1', 'commander', off), enemyShip({ xMils: 24_000, yMils: 44_000 })], {
    frames: [scouts],
  });
  const check = (frame: typeof scouts | typeof deploy, yMils: number) =>
    deployment.check(
      { ...state, frames: [frame] },
      frame,
      { kind: 'deploy-squadron', squadron: 's-squadron', ships: [placed('s-1', 9000, yMils)], fighters: [] },
      'seat-1',
    );
  expect(check(scouts, 30_000)).toBeUndefined();
  expect(check(scouts, 44_000)).toMatchObject({ rule: 'R-DA-51' });
  expect(check(deploy, 30_000)).toMatchObject({ rule: 'DA-6.2.5.4' });
  expect(offered(state).map(({ kind }) => kind)).toContain('hold-scouts');
});

it('keeps at most 30 % of the largest fleet in reserve, without the flagship and without ships that cannot jump', () => {
  const ships = ['b-1', 'b-2', 'c-1', 'd-1', 'a-1'].map((id) => ship(id, 'captain', { ...off, cost: 150 }));
  const state = dark([...ships.slice(0, 3), { ...ship('d-1', 'captain', off), hyperdrive: false }, ...ships.slice(4)]);
  const fault = (id: string, now = state) => {
    const squadron = now.squadrons[`${id}-squadron`];
    if (squadron === undefined) throw new Error(`no squadron ${id}`);
    return reserveFault(reserves, now, squadron);
  };
  expect(fault('b')).toBeUndefined();
  expect(fault('a')).toMatchObject({ rule: 'DA-6.2.5.3b', code: 'flagship' });
  expect(fault('d')).toMatchObject({ rule: 'R-DA-49', code: 'no-hyperdrive' });
  const kept = changed(state, { kind: 'squadron-reserved', squadron: 'b-squadron', by: 'seat-1' });
  expect(reserveRoom(kept, 'seat-1')).toBe(0);
  expect(fault('c', kept)).toMatchObject({ rule: 'DA-6.2.5.3a', data: { points: 150, room: 0 } });
  // No round is too late here, and who never came scores in full for the other side (DA-10.1c).
  const last = { ...kept, match: { ...kept.match, round: 6 } };
  expect(closedFault(reserves, last)).toBeUndefined();
  expect(closedFault({ ...reserves, lostFromRound: 5 }, last)).toMatchObject({ code: 'too-late' });
  expect(reserveScores(last)).toEqual(['b-1', 'b-2'].map((id) => ({ ship: id, for: 'seat-2', halfPoints: 300 })));
});

it('opens a portal 6" from planets and from beacons that are online, wholly on the table', () => {
  const footprint = { kind: 'circle', radiusMils: 2000 } as const;
  const planet = { id: 'p', kind: 'planet', name: 'P', footprint, at: { xMils: 24_000, yMils: 24_000 } };
  const beacon = { id: 'beacon-1', seat: 'seat-1', at: { xMils: 6000, yMils: 40_000 }, starting: false } as const;
  const state = dark([], {
    terrain: { p: { ...planet, discarded: false, laid: false } },
    beacons: { 'beacon-1': { ...beacon, status: 'online' } },
  });
  const fault = (xMils: number, yMils: number, now = state) =>
    entryDiscFault(comingIn.portal, now, { xMils, yMils })?.code;
  expect([fault(24_000, 14_500), fault(24_000, 14_502)]).toEqual([undefined, 'too-near-planet']);
  expect([fault(14_000, 40_000), fault(13_998, 40_000)]).toEqual([undefined, 'too-near-beacon']);
  const offline = { ...state, beacons: { 'beacon-1': { ...beacon, status: 'offline' as const } } };
  expect([fault(13_998, 40_000, offline), fault(1498, 20_000)]).toEqual([undefined, 'off-table']);
});

it('brings a squadron in at its portal: on its disc, its move and its special action used up', () => {
  const ships = ['b-1', 'b-2', 'b-3'].map((id) => ship(id, id === 'b-1' ? 'commander' : 'captain', off));
  const state = dark([...ships, enemyShip({ xMils: 24_000, yMils: 40_000 })]);
  const turn: z.infer<typeof reserveFrame> = { kind: 'reserve', turn: 'seat-1', passed: [] };
  const p = playing({ ...state, frames: [turn] });
  p.emit({ kind: 'squadron-reserved', squadron: 'b-squadron', by: 'seat-1' });
  const reserve = reserveBy(comingIn);
  expect(reserve.awaiting(p.state, turn)).toEqual(['seat-1']);
  const at = { xMils: 24_000, yMils: 20_000 };
  const open = { kind: 'place-entry-portal', squadron: 'b-squadron', at } as const;
  expect(reserve.check(p.state, turn, open, 'seat-1')).toBeUndefined();
  reserve.resolve(p, turn, open, 'seat-1');
  expect(p.state.portals['portal-1']).toMatchObject({ opener: 'b-1', entry: 'b-squadron' });
  const entry = entryBy(comingIn);
  const frame = { kind: 'entry', squadron: 'b-squadron', by: 'seat-1' } as const;
  p.push(frame);
  const answer = entry.standingAnswer(p.state, frame, 'seat-1');
  expect(entry.check(p.state, frame, answer, 'seat-1')).toBeUndefined();
  const far = { kind: 'enter-squadron', squadron: 'b-squadron', fighters: [] } as const;
  const away = [placed('b-1', 24_000, 10_000), placed('b-2', 24_000, 8000), placed('b-3', 24_000, 6000)];
  expect(entry.check(p.state, frame, { ...far, ships: away, fighters: [] }, 'seat-1')).toMatchObject({
    rule: 'DA-8.2b',
  });
  entry.resolve(p, frame, answer, 'seat-1');
  const lead = p.state.ships['b-1'];
  expect(lead).toMatchObject({ place: 'table', facingCdeg: 0 });
  expect(lead?.activation).toMatchObject({ movementOver: true, special: 'enter-squadron' });
  expect([p.state.portals, p.state.squadrons['b-squadron']?.reserve]).toEqual([{}, false]);
});

it('hides a squadron behind overlays clear of the enemy, and has it found by who ends a move on them', () => {
  const state = dark([ship('h-1', 'commander', off), enemyShip({ xMils: 24_000, yMils: 30_000 })]);
  const squadron = state.squadrons['h-squadron'];
  if (squadron === undefined) throw new Error('no squadron');
  const at = (xMils: number, yMils: number) => ({ xMils, yMils });
  const discs = (third: Point): { discs: [Point, Point, Point] } => ({
    discs: [at(4000, 4000), at(8000, 4000), third],
  });
  expect(hideFault(hiding, state, squadron, discs(at(24_000, 27_149)))).toBeUndefined();
  expect(hideFault(hiding, state, squadron, discs(at(24_000, 27_150)))).toMatchObject({ code: 'touches-enemy' });
  expect(hideFault(hiding, state, squadron, discs(at(9000, 38_002)))).toMatchObject({ rule: 'DA-6.2.5.5b' });
  expect(hideFault(hiding, state, squadron, discs(at(8000, 7899)))).toMatchObject({ code: 'discs-overlap' });
  const p = playing(state);
  deployment.resolve(
    p,
    deploy,
    { kind: 'hide-squadron', squadron: 'h-squadron', real: 2, ...discs(at(24_000, 27_000)) },
    'seat-1',
  );
  const before = { ...p.state, ships: { ...p.state.ships, 'e-1': enemyShip({ xMils: 24_000, yMils: 40_000 }) } };
  uncover(hiding, p, before, 'e-squadron');
  expect(p.frame).not.toMatchObject({ kind: 'ambush' });
  uncover({ ...hiding, discRadiusMils: 2300 }, p, before, 'e-squadron');
  expect(p.frame).toMatchObject({ kind: 'ambush', seat: 'seat-1', activates: false });
  const spring = ambushBy({ deploying, discRadiusMils: 2000, found: 'DA-6.2.5.5c', activate: () => undefined });
  const found = {
    kind: 'ambush',
    seat: 'seat-1',
    squadron: 'h-squadron',
    at: at(24_000, 27_000),
    activates: false,
  } as const;
  const off6 = { kind: 'spring-ambush', squadron: 'h-squadron', ships: [placed('h-1', 24_000, 20_000)], fighters: [] };
  expect(spring.check(p.state, found, { ...off6, kind: 'spring-ambush' }, 'seat-1')).toMatchObject({
    code: 'off-disc',
  });
  expect(spring.check(p.state, found, spring.standingAnswer(p.state, found, 'seat-1'), 'seat-1')).toBeUndefined();
});
