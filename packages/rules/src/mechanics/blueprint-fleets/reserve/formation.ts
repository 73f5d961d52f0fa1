/** A legal way for a squadron to come in: its commander first, all facing the nearest enemy, fighters behind them. */
import { bearingCdeg, distanceMils, normaliseCdeg } from '../../../geometry/table/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import type { Point } from '../ids.ts';
import type { Portal, Squadron } from '../records.ts';
import { opponentOf } from '../seats.ts';
import { fightersBeside } from '../setup/formation.ts';
import { leadOf, membersOf, onTable } from '../ships.ts';
import type { Table } from '../table.ts';
import { arrivalAt, arrive, type Entry, type EntryRules, placeFor } from './entry.ts';

/** From the portal to the nearest enemy, or to the middle of the table. */
function aheadCdeg(table: Table, squadron: Squadron, portal: Portal): number {
  const { widthMils, heightMils } = table.match.table;
  const away = (at: Point) => distanceMils(portal.at, at);
  const [nearest] = onTable(table, opponentOf(table, squadron.seat))
    .map(({ at }) => at)
    .sort((a, b) => away(a) - away(b));
  const aim = nearest ?? { xMils: Math.round(widthMils / 2), yMils: Math.round(heightMils / 2) };
  return away(aim) === 0 ? 0 : bearingCdeg(portal.at, aim);
}

function drawUp(
  rules: EntryRules,
  table: Table,
  squadron: Squadron,
  portal: Portal,
  frontCdeg: number,
  withFighters: boolean,
): Entry {
  const arrival = arrivalAt(rules, table, portal);
  const facingCdeg = aheadCdeg(table, squadron, portal);
  const lead = leadOf(table.ships, squadron);
  const ships: Entry['ships'] = [];
  for (const ship of [lead, ...membersOf(table, squadron).filter((each) => each.id !== lead.id)]) {
    const at = placeFor(arrival, ship, frontCdeg);
    if (at === undefined) throw new Error(`no room on the table for ${ship.name}`);
    arrive(arrival, ship, at);
    ships.push({ ship: ship.id, at, facingCdeg });
  }
  const behindCdeg = normaliseCdeg(facingCdeg + 18_000);
  const fighters =
    withFighters && rules.fightersStay === undefined
      ? fightersBeside(rules.deploying, table, arrival.mates, arrival.others, behindCdeg)
      : [];
  return { kind: 'enter-squadron', squadron: squadron.id, ships, fighters };
}

/** A sensible way in, always legal. */
export const suggestEntry = (rules: EntryRules, table: Table, squadron: Squadron, portal: Portal): Entry =>
  drawUp(rules, table, squadron, portal, aheadCdeg(table, squadron, portal), true);

/** Some way in: the ships begin on any side of the portal and face where they like. */
export function randomEntry(
  rules: EntryRules,
  table: Table,
  squadron: Squadron,
  portal: Portal,
  random: Random,
): Entry {
  const drawn = drawUp(rules, table, squadron, portal, Math.floor(random() * 36_000), random() < 0.7);
  const turn = () => Math.floor(random() * 36_000);
  return { ...drawn, ships: drawn.ships.map((each) => ({ ...each, facingCdeg: turn() })) };
}
