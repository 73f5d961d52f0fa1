/** Views: all records are public, but for which ambush disc is real (R-QR-186). */
import { viewsOf } from '../kernel/ruleset/views.ts';
import { closed, collections, opened, sightsOf, viewRecordsOf } from '../mechanics/blueprint-fleets/sight.ts';
import type { Game } from './game.ts';
import { state, type State } from './state.ts';
import { matchRecord, ship, terrain } from './table.ts';

export const viewRecords = viewRecordsOf({
  match: matchRecord,
  flow: state.pick({ frames: true, due: true }),
  ship,
  terrain,
});

export const sightOf = sightsOf<State>();

export const { view, fromView } = viewsOf<Game>({ sightOf, collections, flow: ['frames', 'due'], closed, opened });
