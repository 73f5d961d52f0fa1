/** Rulings of judges, before and after they are given, and those of a season. SPEC.md LEAGUE-99 … LEAGUE-103, LEAGUE-107. */
import type { AskedRuling } from '@broadside/match';
import { HttpError, MatchParams, RulingAnswer, RulingBody, SeasonParams, SeasonRulings } from '@broadside/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Audit } from '../identity/audit.ts';
import { entered } from '../judges/entered.ts';
import type { EnteredDeps } from '../judges/entered.ts';
import { intervene, roomFor } from '../judges/intervening.ts';
import { changesOf } from '../judges/preview.ts';
import { seasonRulings } from '../judges/season-rulings.ts';
import type { LastShown } from '../judges/season-rulings.ts';
import { HttpProblem } from '../problem.ts';
import { isLate } from '../publication/public-moment.ts';
import { pastFor } from '../rooms/acts.ts';
import type { RoomGame } from '../rooms/game.ts';
import type { Database } from '../store/database.ts';
import type { Journal } from '../store/journal.ts';
import { personOf, requirePerson } from './session.ts';
import { networkOf } from './sign-in.ts';
import { sendTagged } from './tagged.ts';

export interface RulingDeps extends EnteredDeps {
  readonly journal: Journal;
  readonly database: Database;
  readonly audit: Audit;
}

export function registerRulings(fastify: FastifyInstance, deps: RulingDeps): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>();
  const { people, rooms, matches, duty, journal, database, audit } = deps;
  const lastShown: LastShown = async (ids) => {
    const late = (await matches.byIds(ids)).filter(isLate);
    return new Map(
      await Promise.all(late.map(async (match) => [match.id, (await rooms.momentOf(match)).seq] as const)),
    );
  };
  app.post(
    '/api/matches/:id/rulings',
    {
      schema: {
        params: MatchParams,
        body: RulingBody,
        response: { 200: RulingAnswer, '4xx': HttpError, 503: HttpError },
      },
    },
    async (request) => {
      const person = await requirePerson(request, people);
      const { match, judge } = await entered(deps, request.params.id, person);
      const { ruling, reason, rule, preview } = request.body;
      const asked: AskedRuling = { act: 'rule', judge, reason, rule, ruling };
      const room = await roomFor(rooms, match.id);
      const inSeason = (await duty.leagueOf(match.id)) !== null;
      const changes = await previewed(room.game, journal, asked, inSeason);
      if (preview) return { seq: null, changes };
      const seq = await intervene(room, asked);
      await audit.record({ what: 'ruled', by: person, on: `${match.id}: ${ruling.what}`, from: networkOf(request) });
      return { seq, changes };
    },
  );
  app.get(
    '/api/seasons/:id/rulings',
    { schema: { params: SeasonParams, response: { 200: SeasonRulings, 304: z.undefined(), '4xx': HttpError } } },
    async (request, reply) => {
      const { id } = request.params;
      const mayName = await duty.mayName(id, (await personOf(request, people))?.id);
      const rulings = await seasonRulings(database, id, lastShown);
      return sendTagged(reply, { rulings: rulings.filter(({ match }) => mayName(match.id)) });
    },
  );
}

/** What a ruling would change; throws why it is not given. */
async function previewed(
  game: RoomGame,
  journal: Journal,
  asked: AskedRuling,
  inSeason: boolean,
): Promise<RulingAnswer['changes']> {
  const judged = game.judgeIntervention(asked);
  if (judged.kind === 'refused') throw new HttpProblem(409, judged.reason.code, judged.reason.sentence);
  if (judged.kind === 'command') return [];
  const past = await pastFor(game, journal, judged.events);
  const asking = { seat: null, commandId: 'preview', act: {} };
  const { ledger } = game.proposeTable(asking, judged.events, game.table.stopped?.at ?? 0, past);
  return changesOf(game.ledger, ledger, asked, inSeason);
}
