/** What a planned move would bring, in the order in which it would happen. */
import { distanceMils } from '@broadside/rules/geometry/table';
import { inches } from '#lib/board/chart.ts';
import type { MoveDraft } from './drafts/move-draft.svelte.ts';
import {
  commanderOf,
  distances,
  enteredOnPath,
  maneuverability,
  planMove,
  terrainData,
  type PlacedShip,
  type State,
  type Terrain,
} from './rules.ts';

export interface Consequence {
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly text: string;
  readonly strong: string;
  readonly rule: string;
}

function hazardOf(piece: Terrain, ship: PlacedShip): Consequence | undefined {
  const { hazard, hazardRule: rule } = terrainData[piece.kind];
  const enters = `Enters ${piece.name.toLowerCase()}:`;
  switch (hazard.kind) {
    case 'none':
      return undefined;
    case 'hits': {
      const less = maneuverability(ship);
      const plus = piece.strength ?? hazard.plus;
      return { tone: 'warn', text: enters, strong: `1d6+${plus - less} hits`.replace('+-', '−'), rule };
    }
    case 'hull':
      return { tone: 'warn', text: enters, strong: `${hazard.hull} HP`, rule };
    case 'half-move':
      return { tone: 'warn', text: enters, strong: 'half speed', rule };
    case 'disorder':
      return { tone: 'warn', text: enters, strong: `+${hazard.markers} Disorder, ${ship.disorder + hazard.markers} in all`, rule };
    case 'destroyed':
      return { tone: 'bad', text: enters, strong: `${ship.name} is destroyed`, rule };
  }
}

/** Worked out by the same plan that the server resolves. */
export function consequencesOf(state: State, draft: MoveDraft): readonly Consequence[] {
  const { command } = draft;
  const ship = state.ships[draft.offer.ship];
  if (!ship?.at || ship.place !== 'table' || (command.kind !== 'move-ship' && command.kind !== 'full-thrust')) return [];
  const placed = ship as PlacedShip;
  const plan = planMove(state, placed, command);
  const met = enteredOnPath(state, ship.at, plan.pathEnd).flatMap(({ shape }) => hazardOf(shape.terrain, placed) ?? []);
  const list: Consequence[] = [...met];
  if (plan.leavesTable) list.push({ tone: 'bad', text: 'Leaves the table:', strong: `${ship.name} is destroyed`, rule: 'QR-8.2.5a' });
  if (draft.offer.kind === 'full-thrust') list.push({ tone: 'warn', text: 'Full Thrust:', strong: 'no weapon fires this activation', rule: 'QR-8.3.6b' });
  const squadron = state.squadrons[ship.squadron];
  const leader = squadron && commanderOf(state, squadron);
  if (leader && leader.id !== ship.id) {
    const away = distanceMils(plan.to, leader.at);
    if (away > distances.commandRadiusMils)
      list.push({ tone: 'warn', text: `${inches(away)} from ${leader.name}:`, strong: 'out of command', rule: 'QR-8.1.5a' });
  }
  if (!draft.reason && list.length === 0)
    list.push({ tone: 'ok', text: 'Ends clear of bases and terrain.', strong: '', rule: 'QR-8.2.3a' });
  return list;
}

/** The path in legs for the board: solid where clear, dotted inside terrain. */
export function pathLegs(state: State, draft: MoveDraft) {
  const from = draft.offer.from;
  const { end } = draft;
  const total = distanceMils(from, end);
  const at = (mils: number) => ({
    xMils: Math.round(from.xMils + ((end.xMils - from.xMils) * mils) / Math.max(1, total)),
    yMils: Math.round(from.yMils + ((end.yMils - from.yMils) * mils) / Math.max(1, total)),
  });
  const legs: { from: typeof end; to: typeof end; kind: 'clear' | 'crossing' }[] = [];
  let reached = 0;
  for (const passage of total > 0 ? enteredOnPath(state, from, end) : []) {
    if (passage.enterMils > reached) legs.push({ from: at(reached), to: at(passage.enterMils), kind: 'clear' });
    const leave = Math.min(total, passage.enterMils + passage.insideMils);
    if (leave > passage.enterMils) legs.push({ from: at(passage.enterMils), to: at(leave), kind: 'crossing' });
    reached = Math.max(reached, leave);
  }
  if (reached < total) legs.push({ from: at(reached), to: end, kind: 'clear' });
  return legs;
}
