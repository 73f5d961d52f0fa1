/**
 * What channels show, kept as the election says [WATCH-40 … WATCH-43]. Nobody is told of an entry here: channels are looked at
 * when somebody asks, and every other second while somebody waits.
 */
import type { MatchId } from '@broadside/protocol';
import type { Logger } from 'pino';
import { SharedAnswers } from '../http/shared-answers.ts';
import type { LeagueStore } from '../leagues/store.ts';
import type { ShownToAll } from '../rooms/rooms.ts';
import { channelId, channelOf, elect, unseen } from './channels.ts';
import type { ChannelState, TvChannel } from './channels.ts';
import { releasedMatches } from './facts.ts';
import type { FactsDeps, KnownMatch } from './facts.ts';

export interface TelevisionDeps extends FactsDeps {
  readonly store: LeagueStore;
  readonly rulesets: readonly string[];
  readonly logger: Logger;
}

/** While somebody waits for a channel, it is looked at so often. */
const lookEveryMs = 2000;

/** All channels at one instant. */
export interface TvLook {
  readonly at: number;
  /** Matches that go on, or that something shows. */
  readonly known: readonly KnownMatch[];
  readonly states: ReadonlyMap<string, ChannelState>;
}

export class Television {
  readonly #of: TelevisionDeps;
  readonly #looks = new SharedAnswers<TvLook>();
  /** What organisers picked since the last look. */
  readonly #wishes = new Map<string, MatchId | null>();
  #states: Promise<Map<string, ChannelState>> | undefined;

  constructor(deps: TelevisionDeps) {
    this.#of = deps;
  }

  /** The channel of an address; undefined where there is none. */
  async channel(id: string): Promise<TvChannel | undefined> {
    const channel = channelOf(id, this.#of.rulesets);
    if (channel?.kind !== 'league') return channel;
    return (await this.#of.store.bySlug(channel.slug)) && channel;
  }

  look(): Promise<TvLook> {
    return this.#looks.of('', () => this.#look());
  }

  /** How far everybody may see: for those who wait at a channel. */
  async shown(id: string): Promise<ShownToAll | undefined> {
    if ((await this.channel(id)) === undefined) return undefined;
    const { states, at } = await this.look();
    return { seq: (states.get(id) ?? unseen).since, over: false, next: at + lookEveryMs };
  }

  /** What a channel shows now. */
  async onNow(id: string): Promise<MatchId | null> {
    return (await this.look()).states.get(id)?.match ?? null;
  }

  /** The channels that show a match now. */
  async showing(match: MatchId): Promise<string[]> {
    return [...(await this.look()).states].flatMap(([id, state]) => (state.match === match ? [id] : []));
  }

  /** An organiser wants it to be shown; null: nothing more. */
  async pick(slug: string, match: MatchId | null): Promise<TvLook> {
    this.#wishes.set(channelId({ kind: 'league', slug }), match);
    return this.look();
  }

  async #look(): Promise<TvLook> {
    const { shown, now, logger } = this.#of;
    this.#states ??= shown.states();
    const states = await this.#states.catch((error: unknown) => {
      this.#states = undefined;
      throw error;
    });
    const before = new Map(states);
    for (const [id, picked] of this.#wishes) states.set(id, { ...(states.get(id) ?? unseen), picked });
    this.#wishes.clear();
    const held = [...states.values()].flatMap(({ match, picked }) => [match ?? [], picked ?? []].flat());
    const known = await releasedMatches(this.#of, [...new Set(held)]);
    const [facts, at] = [known.map((each) => each.facts), now()];
    for (const channel of this.#channelsOf(known, states)) {
      const id = channelId(channel);
      const after = elect(channel, states.get(id) ?? unseen, facts, at);
      states.set(id, after);
      if (after !== (before.get(id) ?? unseen))
        await shown.keep(id, after).catch((error: unknown) => logger.warn({ err: error, channel: id }, 'not kept'));
    }
    return { at, known, states: new Map(states) };
  }

  /** Those of leagues are there while something of the league goes on or is shown. */
  #channelsOf(known: readonly KnownMatch[], states: ReadonlyMap<string, ChannelState>): readonly TvChannel[] {
    const { rulesets } = this.#of;
    const held = [...states].flatMap(([id, { match, picked }]) => (match === null && picked === null ? [] : id));
    const slugs = new Set([
      ...known.flatMap(({ place }) => place?.slug ?? []),
      ...held.flatMap((id) => {
        const channel = channelOf(id, rulesets);
        return channel?.kind === 'league' ? channel.slug : [];
      }),
    ]);
    return [
      { kind: 'best' },
      ...rulesets.map((ruleset): TvChannel => ({ kind: 'ruleset', ruleset })),
      ...[...slugs].sort().map((slug): TvChannel => ({ kind: 'league', slug })),
      { kind: 'under-1500' },
      { kind: 'bots' },
    ];
  }
}
