/** What there is to watch, in words of the protocol: the Watch page, the list of channels, one channel [WATCH-46]. */
import type {
  ChannelCard,
  ChannelList,
  ChannelProgramme,
  TableSoon,
  TvDesk,
  MatchToWatch,
  WatchPage,
} from '@broadside/protocol';
import { SharedAnswers } from '../http/shared-answers.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import { abandonedMs, byWorth, channelId, channelOf, unseen } from './channels.ts';
import type { TvChannel } from './channels.ts';
import { knownOf } from './facts.ts';
import type { KnownMatch } from './facts.ts';
import { tablesSoon } from './season-places.ts';
import type { Television, TelevisionDeps, TvLook } from './television.ts';
import { toWatch } from './watched.ts';

export interface GuideDeps extends TelevisionDeps {
  readonly matches: Pick<Matches, 'live' | 'byIds' | 'finished'>;
  readonly rooms: TelevisionDeps['rooms'] & Pick<Rooms, 'headersFor' | 'ruleset'>;
  readonly television: Television;
  /** The origin of a cache in front of the stream, or ''. */
  readonly stream: string;
}

/** Matches on the Watch page, and those that are looked at for it. */
const shownLive = 36;
const shownFinished = 12;
const lookedFinished = 60;
const shownSoon = 20;
/** In correspondence people move less often. */
const slowMs = 3 * 24 * 3_600_000;

export interface WatchFilter {
  readonly ruleset?: string;
  readonly league?: string;
  /** Only matches in which one of them sits. */
  readonly friends?: ReadonlySet<string>;
}

/** Everything of the Watch page before its filters. */
interface Around {
  readonly look: TvLook;
  readonly live: readonly KnownMatch[];
  readonly finished: readonly KnownMatch[];
  readonly soon: readonly TableSoon[];
}

export class TvGuide {
  readonly #of: GuideDeps;
  readonly #around = new SharedAnswers<Around>();
  readonly #soon = new SharedAnswers<readonly TableSoon[]>();

  constructor(deps: GuideDeps) {
    this.#of = deps;
  }

  async page({ ruleset, league, friends }: WatchFilter): Promise<WatchPage> {
    const { look, live, finished, soon } = await this.#around.of('', () => this.#lookAround());
    const wanted = ({ match, place }: KnownMatch): boolean =>
      (ruleset === undefined || match.ruleset === ruleset) &&
      (league === undefined || place?.slug === league) &&
      (friends === undefined || match.seats.some(({ personId }) => personId !== null && friends.has(personId)));
    const [here, over] = [live.filter(wanted), finished.filter(wanted)];
    const best = look.states.get('best')?.match;
    const featured = here.find(({ match }) => match.id === best) ?? here[0];
    const listed = here.slice(0, shownLive);
    if (featured !== undefined && !listed.includes(featured)) listed.unshift(featured);
    const near = soon.filter(
      (each) => (ruleset === undefined || each.ruleset === ruleset) && (league === undefined || each.slug === league),
    );
    return {
      stream: this.#of.stream,
      running: live.length,
      leagues: leaguesIn(live, finished, soon),
      featured: featured?.match.id ?? null,
      live: await this.#watched(listed),
      // Who meets there is told by name alone.
      soon: friends === undefined ? near.slice(0, shownSoon) : [],
      finished: await this.#watched(over.slice(0, shownFinished)),
    };
  }

  async channels(): Promise<ChannelList> {
    const look = await this.#of.television.look();
    const on = [...look.states].map(
      ([id, { match }]) => [id, look.known.find((each) => each.match.id === match)] as const,
    );
    const listed = on.filter(
      ([id, match]) => match !== undefined || channelOf(id, this.#of.rulesets)?.kind !== 'league',
    );
    const channels = await Promise.all(
      listed.map(async ([id, match]) => {
        const channel = channelOf(id, this.#of.rulesets);
        const [watched] = match === undefined ? [] : await this.#watched([match]);
        return channel === undefined ? [] : [{ ...(await this.#card(channel)), on: watched ?? null }];
      }),
    );
    return { channels: channels.flat().sort(inOrder) };
  }

  async programme(channel: TvChannel): Promise<ChannelProgramme> {
    const { television } = this.#of;
    const { states, known, at } = await television.look();
    const { match, since } = states.get(channelId(channel)) ?? unseen;
    const [on] = await this.#watched(known.filter((each) => each.match.id === match));
    const soon = on === undefined && channel.kind === 'league' ? await this.#near(known, at) : [];
    const next = soon.find((each) => channel.kind === 'league' && each.slug === channel.slug);
    return {
      stream: this.#of.stream,
      channel: await this.#card(channel),
      n: since,
      on: on ?? null,
      next: next ?? null,
    };
  }

  /** What organisers of a league read of its channel. */
  async desk(slug: string): Promise<TvDesk> {
    const { known, states } = await this.#of.television.look();
    const { match: on, picked } = states.get(channelId({ kind: 'league', slug })) ?? unseen;
    const own = known.filter(({ place, facts }) => place?.slug === slug && facts.featured && facts.endedAt === null);
    const begun = own.filter(({ facts }) => facts.freshAt !== null);
    const table = ({ place }: KnownMatch): number => (place?.round ?? 0) * 10_000 + (place?.table ?? 0);
    return { on, picked, choices: await this.#watched(begun.sort((a, b) => table(a) - table(b))) };
  }

  async #lookAround(): Promise<Around> {
    const { television, matches, now } = this.#of;
    const [look, ended] = await Promise.all([television.look(), matches.finished(now(), lookedFinished)]);
    const told = ended.filter(({ status, outcome }) => status === 'finished' && outcome !== null);
    const live = look.known.filter(({ facts, match }) => {
      const patienceMs = match.tempo.kind === 'correspondence' ? slowMs : abandonedMs;
      return facts.featured && facts.endedAt === null && look.at - (facts.freshAt ?? 0) < patienceMs;
    });
    live.sort((a, b) => byWorth(a.facts, b.facts));
    const finished = (await knownOf(this.#of, told)).filter(({ facts }) => facts.featured);
    return { look, live, finished, soon: await this.#near(look.known, look.at) };
  }

  #near(known: readonly KnownMatch[], now: number): Promise<readonly TableSoon[]> {
    const begun = known.filter(({ facts }) => facts.freshAt !== null);
    const played = new Set(begun.map(({ match }) => match.id));
    return this.#soon.of('', () => tablesSoon(this.#of, { now, played }));
  }

  #watched(known: readonly KnownMatch[]): Promise<MatchToWatch[]> {
    return toWatch(this.#of.rooms, known);
  }

  async #card(channel: TvChannel): Promise<ChannelCard> {
    return { id: channelId(channel), kind: channel.kind, name: await this.#nameOf(channel) };
  }

  async #nameOf(channel: TvChannel): Promise<string> {
    switch (channel.kind) {
      case 'best':
        return 'Best';
      case 'under-1500':
        return 'Under 1500';
      case 'bots':
        return 'Bots';
      case 'ruleset':
        return (await this.#of.rooms.ruleset(channel.ruleset))?.name ?? channel.ruleset;
      case 'league':
        return (await this.#of.store.bySlug(channel.slug))?.name ?? channel.slug;
    }
  }
}

const kinds: readonly TvChannel['kind'][] = ['best', 'ruleset', 'league', 'under-1500', 'bots'];
/** The same order for everybody; games in the order of the catalog. */
const inOrder = (a: ChannelCard, b: ChannelCard): number => kinds.indexOf(a.kind) - kinds.indexOf(b.kind);

function leaguesIn(
  live: readonly KnownMatch[],
  finished: readonly KnownMatch[],
  soon: readonly TableSoon[],
): WatchPage['leagues'] {
  const places = [...[...live, ...finished].flatMap(({ place }) => place ?? []), ...soon];
  const named = new Map(places.map(({ slug, league }) => [slug, league]));
  return [...named].map(([slug, league]) => ({ slug, league })).sort((a, b) => (a.league < b.league ? -1 : 1));
}
