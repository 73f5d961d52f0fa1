import { draftsWhere } from '../../kernel/ruleset/evolve.ts';
import type { EvolversOf, State } from '../state.ts';
import type { Unit } from '../table.ts';
import type { DamageEvent } from './events.ts';
import type { UnitId } from '../ids.ts';

const held = (draft: State, id: UnitId): Unit => {
  const unit = draft.units[id];
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
};

/** Tokens go with the ships. */
function clear(unit: Unit): void {
  unit.focusFire = 0;
  unit.crippled = [];
  unit.braced = false;
  unit.evading = false;
  unit.lockdown = false;
  unit.lockedWith = null;
}

function score(draft: State, to: 'kushan' | 'taiidan' | null, stars: number): void {
  const side = to === null ? undefined : draft.sides[to];
  if (side !== undefined) side.stars += stars;
}

function unlock(draft: State, id: UnitId): void {
  for (const unit of draftsWhere(draft.units, ({ lockedWith }) => lockedWith === id)) unit.lockedWith = null;
}

export const evolveDamage: EvolversOf<DamageEvent> = {
  'ships-lost': (draft, { unit, left }) => {
    held(draft, unit).ships = left;
  },
  'focus-fire-placed': (draft, { unit, total }) => {
    held(draft, unit).focusFire = total;
  },
  'focus-fire-removed': (draft, { unit, total }) => {
    held(draft, unit).focusFire = total;
  },
  'crew-damage-placed': (draft, { unit, total }) => {
    held(draft, unit).crewDamage = total;
  },
  'unit-crippled': (draft, { unit, crippling }) => {
    held(draft, unit).crippled.push(crippling);
  },
  'crippling-removed': (draft, { unit, crippling }) => {
    const one = held(draft, unit);
    one.crippled = one.crippled.filter((other) => other !== crippling);
  },
  'buff-placed': (draft, { unit, buff }) => {
    held(draft, unit)[buff] = true;
  },
  'buffs-ended': (draft, { unit, buffs }) => {
    for (const buff of buffs) held(draft, unit)[buff] = false;
  },
  'unit-destroyed': (draft, { unit, to, stars }) => {
    const gone = held(draft, unit);
    clear(gone);
    unlock(draft, unit);
    gone.ships = 0;
    gone.crewDamage = 0;
    // What it has harvested is lost with it (FC-HAR-6).
    gone.stars = 0;
    gone.place = 'destroyed';
    gone.at = null;
    gone.parent = null;
    gone.patrolReady = false;
    score(draft, to, stars);
  },
  'hulk-made': (draft, { unit, to, stars }) => {
    const hulk = held(draft, unit);
    clear(hulk);
    unlock(draft, unit);
    hulk.hulk = true;
    hulk.leader = null;
    score(draft, to, stars);
  },
  'unit-captured': (draft, { unit, side, seat, stars }) => {
    const taken = held(draft, unit);
    score(draft, side, stars);
    unlock(draft, unit);
    taken.side = side;
    taken.seat = seat;
    taken.leader = null;
    taken.activated = true;
    taken.lockedWith = null;
  },
  'crew-transferred': (draft, { giver, receiver, points, leader, joins }) => {
    const [from, to] = [held(draft, giver), held(draft, receiver)];
    from.crewDamage += points;
    to.crewDamage -= points;
    if (leader !== null) {
      from.leader = null;
      to.leader = leader;
    }
    if (joins === null) return;
    const back = draft.sides[joins.side === 'kushan' ? 'taiidan' : 'kushan'];
    if (back !== undefined) back.stars = Math.max(0, back.stars - joins.starsBack);
    to.hulk = false;
    to.side = joins.side;
    to.seat = joins.seat;
    to.activated = false;
  },
  'artifact-taken': (draft, { artifact, unit, from }) => {
    const giver = from === null ? undefined : draft.units[from];
    if (giver !== undefined) giver.artifact = null;
    held(draft, unit).artifact = artifact;
    const token = draft.features[artifact];
    if (token !== undefined) token.at = null;
  },
  'artifact-dropped': (draft, { artifact, from, at }) => {
    held(draft, from).artifact = null;
    const token = draft.features[artifact];
    if (token !== undefined) token.at = at;
  },
  'patrol-assigned': (draft, { unit, parent, ready }) => {
    const patrol = held(draft, unit);
    patrol.place = 'patrol';
    patrol.parent = parent;
    patrol.at = null;
    patrol.patrolReady = ready;
  },
  'patrol-stranded': (draft, { unit, at, activated }) => {
    const patrol = held(draft, unit);
    patrol.at = at;
    patrol.activated = activated;
  },
  'patrol-reacted': (draft, { unit }) => {
    held(draft, unit).patrolReady = false;
  },
  'patrol-released': (draft, { unit, at, facing, activated }) => {
    const patrol = held(draft, unit);
    patrol.place = 'board';
    patrol.parent = null;
    patrol.at = at;
    patrol.facing = facing;
    patrol.patrolReady = false;
    patrol.activated = activated;
  },
  'units-locked': (draft, { boarder, defender }) => {
    held(draft, defender).lockedWith = boarder;
  },
  'lock-ended': (draft, { units }) => {
    for (const id of units) held(draft, id).lockedWith = null;
  },
  'minefield-reduced': (draft, { feature, to }) => {
    const field = draft.features[feature];
    if (field === undefined) return;
    field.strength = to;
    if (to === 0) field.at = null;
  },
  'valour-used': (draft, { side, to }) => {
    draft.match.valour = to;
    const holder = draft.sides[side];
    if (holder !== undefined) holder.valourUsed = true;
  },
  'faction-card-used': (draft, { side }) => {
    const holder = draft.sides[side];
    if (holder !== undefined) holder.factionCardUsed = true;
  },
};
