/** A legal way for a squadron to come in: its commander first, all facing the nearest enemy, fighters behind them. */
import { bearingCdeg, distanceMils, normaliseCdeg } from '../../../geometry/table/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import type { Point } from '../../ids.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { leadOf, onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Portal, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { squadronMembers } from '../setup/deployment.ts';
import { fightersBeside } from '../setup/suggestion.ts';
import { arrivalAt, arrive, type Entry, placeFor } from './entry.ts';

/** From the portal to the nearest enemy, or to the middle of the table. */
function aheadCdeg(state: OpenTable, squadron: Squadron, portal: Portal): number {
  const { widthMils, heightMils } = state.match.table;
  const away = (at: Point) => distanceMils(portal.at, at);
  const [nearest] = onTable(state, opponentOf(state, squadron.seat))
    .map(({ at }) => at)
    .sort((a, b) => away(a) - away(b));
  const aim = nearest ?? { xMils: Math.round(widthMils / 2), yMils: Math.round(heightMils / 2) };
  return away(aim) === 0 ? 0 : bearingCdeg(portal.at, aim);
}

function drawUp(state: OpenTable, squadron: Squadron, portal: Portal, frontCdeg: number, withFighters: boolean): Entry {
  const arrival = arrivalAt(state, portal);
  const facingCdeg = aheadCdeg(state, squadron, portal);
  const lead = leadOf(state.ships, squadron);
  const members = squadronMembers(state, squadron);
  const ships: Entry['ships'] = [];
  for (const ship of [lead, ...members.filter((each) => each.id !== lead.id)]) {
    const at = placeFor(arrival, ship, frontCdeg);
    if (at === undefined) throw new Error(`no room on the table for ${ship.name}`);
    arrive(arrival, ship, at);
    ships.push({ ship: ship.id, at, facingCdeg });
  }
  const fighters = withFighters
    ? fightersBeside(state, arrival.mates, arrival.others, normaliseCdeg(facingCdeg + 18_000))
    : [];
  return { kind: 'enter-squadron', squadron: squadron.id, ships, fighters };
}

/** A sensible way in, always legal. */
export const suggestEntry = (state: OpenTable, squadron: Squadron, portal: Portal): Entry =>
  drawUp(state, squadron, portal, aheadCdeg(state, squadron, portal), true);

/** Some way in: the ships begin on any side of the portal and face where they like. */
export function randomEntry(state: OpenTable, squadron: Squadron, portal: Portal, random: Random): Entry {
  const drawn = drawUp(state, squadron, portal, Math.floor(random() * 36_000), random() < 0.7);
  const turn = () => Math.floor(random() * 36_000);
  return { ...drawn, ships: drawn.ships.map((each) => ({ ...each, facingCdeg: turn() })) };
}
