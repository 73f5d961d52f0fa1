/** Which disc is a hidden squadron stays its owner's secret, byte for byte (R-QR-60, R-QR-186). */
import { describe, expect, it } from 'vitest';
import {
  findLeaks,
  findLeaksOnWalk,
  playFrom,
  SeededDice,
  seededRandom,
  type TrialCommand,
  type Viewer,
} from '../kernel/index.ts';
import { type FleetDesign, fleetPoints, type ShipDesign } from './fleet/index.ts';
import { type Command, quantumRebellion, type State } from './index.ts';
import { fleets as small } from './games/golden-fleets.ts';
import { dealtAnew } from '../mechanics/blueprint-fleets/small-table.testing.ts';
import { discsOf } from '../mechanics/blueprint-fleets/ships.ts';
import { type DrawnSetup, drawnSetup } from './setup.ts';

const lurker = (name: string, rank: ShipDesign['rank'] = 'captain'): ShipDesign => ({
  name,
  class: 'FF',
  rank,
  weapons: { F: { ordnance: 'beam', dice: 3 } },
  equipment: {},
  customizations: ['ambush'],
});
const cruiser = (name: string): ShipDesign => ({
  name,
  class: 'CR',
  rank: 'admiral',
  weapons: { F: { ordnance: 'beam', dice: 4 } },
  equipment: {},
  customizations: [],
});
const fleet = (name: string, first: string): FleetDesign => ({
  name,
  faction: name,
  squadrons: [
    { name: `${name} line`, ships: [cruiser(first)] },
    { name: `${name} ambush`, ships: [lurker(`${first} one`, 'commander'), lurker(`${first} two`)] },
    { name: `${name} shadow`, ships: [lurker(`${first} three`, 'commander')] },
  ],
});
const fleets: [FleetDesign, FleetDesign] = [fleet('Waders', 'Tern'), fleet('Stones', 'Onyx')];
const given: DrawnSetup = drawnSetup.parse({ fleets, maxPoints: Math.max(...fleets.map(fleetPoints)), terrain: [] });

/** Walks a match with every viewer's trials, and counts the states in which a squadron hides. */
function walk(
  setupGiven: DrawnSetup,
  seed: number,
  length: number,
): { readonly leaks: string[]; readonly hiding: number } {
  let hiding = 0;
  const leaks = findLeaksOnWalk(quantumRebellion, {
    setup: setupGiven,
    seed,
    length,
    variants: (state, viewer, random) => {
      if (viewer.kind === 'public' && Object.keys(state.secrets.ambushes).length > 0) hiding += 1;
      return [1, 2, 3].map(() => dealtAnew(state, viewer, random));
    },
  });
  return { leaks, hiding };
}

it('nobody is sent a byte that depends on the real disc, whatever is played', { timeout: 60_000 }, () => {
  const walks = [1, 2, 3, 4, 5, 6].map((seed) => walk(given, seed, 70));
  expect(walks.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(walks.filter(({ hiding }) => hiding > 5).length, 'walks in which squadrons hide').toBeGreaterThan(1);
});

it.each([1, 4])('nor with scouts about, in another scenario: seed %i', (seed) => {
  const both: [FleetDesign, FleetDesign] = [small.lurkers('Oak'), small.lurkers('Elm')];
  const invasion = drawnSetup.parse({ scenario: 'planetary-invasion', fleets: both, maxPoints: 250, terrain: [] });
  const { leaks, hiding } = walk(invasion, seed, 60);
  expect(leaks).toEqual([]);
  expect(hiding, 'states in which a squadron hides').toBeGreaterThan(20);
});

/** A match in which both sides have hidden what they can. */
function hidden(seed: number): State {
  const random = seededRandom(seed);
  const decision = quantumRebellion.start(given, new SeededDice(random));
  if (!decision.ok || decision.events[0]?.kind !== 'match-started') throw new Error('no start');
  const state = decision.events.reduce<State | undefined>(
    (now, event) => quantumRebellion.evolve(now, event),
    undefined,
  );
  if (state === undefined) throw new Error('no state');
  const match = playFrom(quantumRebellion, state, new SeededDice(random));
  while (match.state.match.phase !== 'activation' && match.outcome === undefined) {
    const [by] = match.awaiting;
    if (by === undefined) break;
    const view = match.viewOf(by);
    const offers = quantumRebellion.offers(view, by);
    const offer = offers.find(({ kind }) => kind === 'hide-squadron') ?? offers[0];
    if (offer === undefined) break;
    match.apply(quantumRebellion.sample(view, offer, by, random), by);
    if (match.state.frames.at(-1)?.kind === 'activation') break;
  }
  return match.state;
}

const enemyOf = { 'seat-1': 'seat-2', 'seat-2': 'seat-1' } as const;
const strangers = (owner: 'seat-1' | 'seat-2'): Viewer[] => [
  { kind: 'seat', seat: enemyOf[owner] },
  { kind: 'public' },
  { kind: 'referee' },
];

describe('hiding', () => {
  it('looks the same wherever the squadron is, and however its discs are named', () => {
    const random = seededRandom(9);
    const dice = new SeededDice(random);
    const decision = quantumRebellion.start(given, dice);
    if (!decision.ok) throw new Error('no start');
    let state: State | undefined;
    for (const event of decision.events) state = quantumRebellion.evolve(state, event);
    if (state === undefined) throw new Error('no state');
    const match = playFrom(quantumRebellion, state, dice);
    const [chooser] = match.awaiting;
    if (chooser === undefined) throw new Error('nobody chooses');
    match.apply({ kind: 'choose-deployer', first: true }, chooser);
    const by = chooser as 'seat-1' | 'seat-2';
    const squadron = Object.values(match.state.squadrons).find((each) => each.seat === by && each.ships.length === 2);
    if (squadron === undefined) throw new Error('no ambushers');
    const at = (xMils: number) => ({ xMils, yMils: 24_000 });
    const behind = (order: readonly [number, number, number], real: number): Command => ({
      kind: 'hide-squadron',
      squadron: squadron.id,
      discs: [at(order[0]), at(order[1]), at(order[2])],
      real,
    });
    const trial: TrialCommand<Command> = {
      by,
      command: behind([10_000, 20_000, 30_000], 0),
      instead: [behind([10_000, 20_000, 30_000], 1), behind([30_000, 10_000, 20_000], 0)],
    };
    for (const viewer of strangers(by)) {
      const variants = [match.state, match.state];
      expect(findLeaks(quantumRebellion, { state: match.state, variants, viewer, commands: [trial] })).toEqual([]);
    }
    const owner = { kind: 'seat', seat: by } as const;
    const told = findLeaks(quantumRebellion, {
      state: match.state,
      variants: [match.state, match.state],
      viewer: owner,
      commands: [trial],
    });
    expect(told, 'the owner itself sees the difference').toHaveLength(2);
  });
});

describe('found out', () => {
  const state = hidden(4);
  const random = seededRandom(11);
  const squadrons = Object.keys(state.secrets.ambushes);

  it('the trial has squadrons to hide on both sides', () => {
    const sides = new Set(squadrons.map((id) => state.squadrons[id]?.seat));
    expect([...sides].sort()).toEqual(['seat-1', 'seat-2']);
    const other = Array.from({ length: 8 }, () => dealtAnew(state, { kind: 'public' }, random));
    expect(other.some((each) => JSON.stringify(each.secrets) !== JSON.stringify(state.secrets))).toBe(true);
  });

  it.each(['seat-1', 'seat-2'] as const)('refusals and previews of the enemy of %s tell nothing', (owner) => {
    const enemy = enemyOf[owner];
    const variants = Array.from({ length: 4 }, () => dealtAnew(state, { kind: 'seat', seat: enemy }, random));
    const discs = discsOf(state, owner);
    const commands: TrialCommand<Command>[] = discs.flatMap(({ id, squadron }) => [
      { by: enemy, command: { kind: 'reveal-disc', disc: id } },
      { by: enemy, command: { kind: 'activate-squadron', squadron } },
      { by: enemy, command: { kind: 'stay-hidden' } },
      { by: enemy, command: { kind: 'spring-ambush', squadron, ships: [], fighters: [] } },
    ]);
    for (const viewer of strangers(owner))
      expect(findLeaks(quantumRebellion, { state, variants, viewer, commands })).toEqual([]);
  });

  it.each(['seat-1', 'seat-2'] as const)('%s that stays hidden tells nothing about its discs', (owner) => {
    const idle = Object.values(state.squadrons).map((squadron) => ({
      ...squadron,
      activated: squadron.seat === owner,
    }));
    const turn: State = {
      ...state,
      squadrons: Object.fromEntries(idle.map((squadron) => [squadron.id, squadron])),
      frames: [{ kind: 'activation', turn: owner, step: 'choose' }],
    };
    const stay: Command = { kind: 'stay-hidden' };
    expect(quantumRebellion.decide(turn, stay, owner, new SeededDice(random)).ok, 'the side may stay hidden').toBe(
      true,
    );
    const commands: TrialCommand<Command>[] = [
      { by: enemyOf[owner], command: stay },
      { by: owner, command: stay },
    ];
    for (const viewer of strangers(owner)) {
      const variants = Array.from({ length: 4 }, () => dealtAnew(turn, viewer, random));
      // What the viewer itself hides stays as it is; every disc of the other side may be the real one.
      expect(findLeaks(quantumRebellion, { state: turn, variants, viewer, commands })).toEqual([]);
    }
  });

  it('a decoy that is turned up tells nothing about the other two', () => {
    for (const squadron of squadrons) {
      const owner = state.squadrons[squadron]?.seat as 'seat-1' | 'seat-2';
      const discs = discsOf(state, owner).filter((disc) => disc.squadron === squadron);
      const decoy = discs.find(({ id }) => id !== state.secrets.ambushes[squadron]);
      const others = discs.filter(({ id }) => id !== decoy?.id);
      if (decoy === undefined) throw new Error('no decoy');
      const turn = { ...state, frames: [{ kind: 'activation', turn: owner, step: 'choose' } as const] };
      const variants = others.map(({ id }) => ({
        ...turn,
        secrets: { ambushes: { ...turn.secrets.ambushes, [squadron]: id } },
      }));
      const commands: TrialCommand<Command>[] = [{ by: owner, command: { kind: 'reveal-disc', disc: decoy.id } }];
      for (const viewer of strangers(owner))
        expect(findLeaks(quantumRebellion, { state: turn, variants, viewer, commands })).toEqual([]);
    }
  });
});
