/** Whoever wants no outcomes sends that wish with each request, as a cookie: no page can forget it [WATCH-21]. */
import { MatchParams, SeasonParams, outcomeWishOf, recordPath } from '@broadside/protocol';
import type { MatchId, OutcomeWish } from '@broadside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bracketsOfSeason } from '../leagues/brackets.ts';
import { standingsPart } from '../leagues/season-parts.ts';
import { seenByAll } from '../leagues/seen-by-all.ts';
import type { OpenSeason } from '../leagues/seasons.ts';
import type { LeagueStore } from '../leagues/store.ts';
import { HttpProblem } from '../problem.ts';
import type { People } from '../store/people.ts';
import type { HidingSeasons } from './hiding-seasons.ts';
import type { Ratings } from '../lobby/ratings.ts';
import { OutcomesKept } from './kept.ts';
import type { KeptDeps } from './kept.ts';
import { asItStood } from './ratings-before.ts';
import { seasonUpTo } from './season-up-to.ts';
import type { UpTo } from './season-up-to.ts';
import { endedIn, tellsKept, withoutOutcomes } from './without-outcomes.ts';
import type { Keeping } from './without-outcomes.ts';

export interface SpoilerDeps extends KeptDeps {
  readonly people: Pick<People, 'whoAsks'>;
  readonly store: LeagueStore;
  readonly hiding: HidingSeasons;
}

const hiddenSeason = (): HttpProblem =>
  new HttpProblem(
    409,
    'hidden',
    'Results of this season are hidden from you. Choose on its page what you want to see.',
  );
const hiddenMatch = (): HttpProblem =>
  new HttpProblem(
    409,
    'hidden',
    'The result of this match is hidden from you. Show it on the page of the match first.',
  );

/** Files and the like that tell results and are no JSON of the API. */
const seasonFiles = '/api/seasons/:id/files/:file';
const matchFiles: readonly (string | undefined)[] = [recordPath(':id'), '/api/matches/:id/log'];
/** Parts of a season that are made anew from what is told. */
const parts: readonly (string | undefined)[] = ['/api/seasons/:id/standings', '/api/seasons/:id/bracket'];

const nobodysWish: OutcomeWish = { hides: false, told: [] };

export class Spoilers {
  readonly #deps: SpoilerDeps;
  /** Asked before a request is handled, and once more of its answer. */
  readonly #kept = new WeakMap<FastifyRequest, Promise<OutcomesKept | undefined>>();

  constructor(deps: SpoilerDeps) {
    this.#deps = deps;
  }

  /** What is kept from who asks; undefined where nothing is. Below `/watch` no cookie is read. */
  of(request: FastifyRequest): Promise<OutcomesKept | undefined> {
    let kept = this.#kept.get(request);
    if (kept === undefined) this.#kept.set(request, (kept = this.#keptFrom(request)));
    return kept;
  }

  async #keptFrom(request: FastifyRequest): Promise<OutcomesKept | undefined> {
    if (request.url.startsWith('/watch/')) return undefined;
    const wish = outcomeWishOf(request.headers.cookie ?? '');
    const hiding = await this.#deps.hiding.current();
    const asked = wish.hides || wish.told.some((each) => 'season' in each && each.upTo !== 'all');
    if (!asked && hiding.seasons.size === 0) return undefined;
    const person = await this.#deps.people.whoAsks(request);
    return new OutcomesKept(this.#deps, { wish, asked, hiding, person: person?.id });
  }

  /** Some season hides its results from whoever has not asked for them. */
  async someHide(): Promise<boolean> {
    return (await this.#deps.hiding.current()).seasons.size > 0;
  }

  /** Whether the end of a match that is over for everybody is kept from who asks. */
  async hides(request: FastifyRequest, match: MatchId): Promise<boolean> {
    return ((await (await this.of(request))?.matches([match])) ?? new Set()).has(match);
  }

  /** Throws where the end of a match that is over is kept from who asks, and they ask for what tells it. */
  async demandTold(request: FastifyRequest, match: MatchId): Promise<void> {
    if (await this.hides(request, match)) throw hiddenMatch();
  }

  /** Ratings as everybody is told them who cannot be asked for their wish: below `/watch`, and on scoreboards. */
  ratingsForAll(ratings: Pick<Ratings, 'lookUp'>): Pick<Ratings, 'lookUp'> {
    return {
      lookUp: async (people) => {
        const [ratingOf, hiding] = await Promise.all([ratings.lookUp(people), this.#deps.hiding.current()]);
        if (hiding.seasons.size === 0) return ratingOf;
        const kept = new OutcomesKept(this.#deps, { wish: nobodysWish, asked: false, hiding, person: undefined });
        const before = await kept.ratingsOf(people);
        return (person, ruleset) => {
          const shown = ratingOf(person, ruleset);
          return shown && asItStood(shown, before?.(person, ruleset));
        };
      },
    };
  }

  /** Whether results of a season are kept from who asks. */
  async hidesSeason(request: FastifyRequest, season: string): Promise<boolean> {
    return ((await (await this.of(request))?.ofSeason(season)) ?? 'all') !== 'all';
  }

  /** Throws where a file would tell what is kept. */
  async refuse(request: FastifyRequest): Promise<void> {
    const { url } = request.routeOptions;
    const season = url === seasonFiles ? SeasonParams.pick({ id: true }).safeParse(idOf(request)).data : undefined;
    if (season && request.url.split('?')[0]?.endsWith('/entrants.csv') !== true)
      if (await this.hidesSeason(request, season.id)) throw hiddenSeason();
    const match = matchFiles.includes(url) ? MatchParams.safeParse(idOf(request)).data : undefined;
    if (match && (await this.hides(request, match.id))) throw hiddenMatch();
  }

  /** An answer of the API as who asks is told it; undefined where it is told as it is. */
  async told(request: FastifyRequest, payload: unknown): Promise<unknown> {
    const kept = await this.of(request);
    if (kept === undefined) return undefined;
    const hidden = await kept.matches(endedIn(payload));
    const { url } = request.routeOptions;
    const id = url?.startsWith('/api/seasons/:id') ? SeasonParams.safeParse(idOf(request)).data?.id : undefined;
    const here = id === undefined ? 'all' : await kept.ofSeason(id);
    const keeping: Keeping = {
      here,
      hidesLeague: (league) => kept.hidesLeague(league),
      hides: (match) => hidden.has(match),
      upTo: (season) => kept.upTo(season),
    };
    const rated = await kept.ratings(payload);
    if (!kept.asked && here === 'all' && hidden.size === 0 && rated === undefined && !tellsKept(payload, keeping))
      return undefined;
    const anew = here !== 'all' && parts.includes(url);
    return withoutOutcomes(anew ? await this.#part(here.open, url === parts[0], here) : (rated ?? payload), keeping);
  }

  /** Standings or brackets by what is told. */
  async #part(open: OpenSeason, standings: boolean, told: UpTo): Promise<object> {
    const seen = await seenByAll(this.#deps.store, open);
    const known = { ...seen, season: seasonUpTo(seen.season, told) };
    return standings ? standingsPart(known) : { seq: seen.journal.length, ...bracketsOfSeason(known.season) };
  }
}

const idOf = ({ params }: FastifyRequest): unknown => ({ id: (params as { readonly id?: unknown } | undefined)?.id });

/** Every JSON answer of the API to whoever wants no outcomes goes through here, before it is written. */
export function registerSpoilers(fastify: FastifyInstance, spoilers: Spoilers): void {
  fastify.addHook('preHandler', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    await spoilers.refuse(request);
    // A copy of before the switch may have the outcome: nobody is told that it still holds.
    if ((await spoilers.of(request))?.asked === true) delete request.headers['if-none-match'];
  });
  fastify.addHook('preSerialization', async (request, reply, payload: unknown) => {
    if (!request.url.startsWith('/api/')) return payload;
    const told = await spoilers.told(request, payload);
    // What a browser keeps, be it for a second, is not shown to who has just asked for no outcomes.
    if (told === undefined) {
      if (reply.hasHeader('cache-control') && !reply.hasHeader('vary')) reply.header('vary', 'cookie');
      return payload;
    }
    reply.removeHeader('etag');
    reply.header('cache-control', 'private, no-store');
    return told;
  });
}
