/** Who may what with live passes: rows of the matrix. */
import { path, players } from './permission-row.ts';
import type { Row } from './permission-row.ts';

export const casting: Readonly<Record<string, Row>> = {
  // The match is of no league: live-passes.test.ts has one that is.
  'GET /api/matches/:id/passes': { may: players, send: path((world) => `/api/matches/${world.match}/passes`) },
  'POST /api/matches/:id/passes': {
    may: [],
    send: (world) => ({
      path: `/api/matches/${world.match}/passes`,
      body: { handle: 'somebody', kind: 'caster', of: 'match' },
    }),
  },
  'DELETE /api/matches/:id/passes': {
    may: [],
    send: (world) => ({ path: `/api/matches/${world.match}/passes`, body: { pass: '0000000000' } }),
  },
};
