/** Bodies of the HTTP API for leagues and their seasons [LEAGUE-1 … LEAGUE-20]. */
import { act, battleId, mostAnnouncements, seasonCodec, terms } from '@broadside/competition/season/schemas';
import type { Id, IdCodec } from '@broadside/rules/kernel';
import { listOf, mapOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { EntryLinkSecret } from './registration.ts';
import { CommandId, Instant, MatchId, Name, PersonId, PersonName, RulesetId, Seat } from '../words.ts';

/** What a league's address ends with: 3 to 40 small letters, digits and single hyphens. */
export const LeagueSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits, and hyphens between them')
  .min(3)
  .max(40);

/** A season's id, which is its short link. */
export const SeasonId: IdCodec<'season'> = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);
export type SeasonId = Id<'season'>;

export const offices = ['owner', 'organiser', 'judge', 'caster'] as const;
export const Office = z.enum(offices);
export type Office = z.infer<typeof Office>;
/** Offices that somebody can be asked to take. */
export const givenOffices = ['organiser', 'judge', 'caster'] as const;
export type GivenOffice = (typeof givenOffices)[number];

/** What lists say of a season. */
export const SeasonSummary = z.strictObject({
  id: SeasonId,
  name: z.string(),
  ruleset: RulesetId,
  status: z.enum(['planned', 'registration', 'running', 'closed']),
  entrants: whole(0, 1000),
  createdAt: Instant,
});
export type SeasonSummary = z.infer<typeof SeasonSummary>;

export const LeagueSummary = z.strictObject({
  slug: LeagueSlug,
  name: z.string(),
  about: z.string(),
  /** The newest first, three at most. */
  seasons: z.array(SeasonSummary),
});
export type LeagueSummary = z.infer<typeof LeagueSummary>;

/** GET /api/leagues: the newest leagues, and those in which the asking person has something to do. */
export const LeagueList = z.strictObject({
  leagues: z.array(LeagueSummary),
  /** Leagues that the person runs. */
  run: z.array(LeagueSummary),
  /** Seasons that the person competes in and that are not closed. */
  play: z.array(SeasonSummary),
  /** Seasons that it is invited to, and has not entered [LEAGUE-158]. */
  welcome: z.array(SeasonSummary),
  /** Offices that the person is asked to take [LEAGUE-75]. */
  invited: z.array(z.strictObject({ slug: LeagueSlug, name: z.string(), office: Office, by: z.string() })),
});
export type LeagueList = z.infer<typeof LeagueList>;

/** GET /api/pairings: tables of the asking person that wait to be played, the one that ends first before the others. */
export const OwnTables = z.strictObject({
  tables: listOf(
    z.strictObject({
      season: SeasonId,
      /** Of the season, and of its league. */
      name: z.string(),
      league: z.string(),
      round: whole(1, 1024),
      endsAt: Instant,
      opponent: z.string(),
      /** The opponent has an account: the match is played here. */
      here: z.boolean(),
      /** Null where nobody has sat down yet. */
      match: MatchId.nullable(),
    }),
    12,
  ),
});
export type OwnTables = z.infer<typeof OwnTables>;

/** POST /api/leagues */
export const NewLeagueBody = z.strictObject({
  name: Name,
  slug: LeagueSlug,
  about: text(2000).trim().default(''),
});
export type NewLeagueBody = z.input<typeof NewLeagueBody>;

/** The first places of a season that is closed; several may share one. */
const HallSeason = z.strictObject({
  season: z.strictObject({ id: SeasonId, name: z.string() }),
  /** The handle is null for who has no account, or whose name is hidden. */
  places: z.array(z.strictObject({ place: whole(1, 3), name: z.string(), handle: z.string().nullable() })),
});
export type HallSeason = z.infer<typeof HallSeason>;

/** POST /api/leagues/:slug/archive: by the owner; the answer is the league after it. */
export const ArchiveBody = z.strictObject({ archived: z.boolean() });

/** POST /api/seasons/:id/next: another season by the same terms; `people`: with who played to the end, seeded by final places. */
export const NextSeasonBody = z.strictObject({ name: Name, people: z.boolean() });
export type NextSeasonBody = z.input<typeof NextSeasonBody>;

/** GET /api/leagues/:slug */
export const LeaguePage = z.strictObject({
  ...LeagueSummary.shape,
  /** Those who have accepted; the asking person, and those who invite, see who has not answered yet too. */
  officials: z.array(z.strictObject({ person: PersonId, name: z.string(), office: Office, accepted: z.boolean() })),
  /** Of the asking person. */
  office: Office.nullable(),
  /** The first places of its seasons, the newest one first. */
  hall: z.array(HallSeason),
  /** Since when the league is set aside; null: it goes on. */
  archivedAt: Instant.nullable(),
  /** The office that the asking person is asked to take. */
  invitation: Office.nullable(),
});
export type LeaguePage = z.infer<typeof LeaguePage>;

export const LeagueParams = z.strictObject({ slug: LeagueSlug });

/** POST /api/leagues/:slug/seasons */
export const NewSeasonBody = z.strictObject({ name: Name, terms });
export type NewSeasonBody = z.input<typeof NewSeasonBody>;

/** GET /api/seasons/:id: all that the asking person may know of it. */
export const SeasonPage = z.strictObject({
  id: SeasonId,
  league: z.strictObject({ slug: LeagueSlug, name: z.string() }),
  /** What the ruleset is called, its edition here, and its battles that the season may come to, by their ids. */
  game: z.strictObject({ name: z.string(), edition: z.string(), battles: mapOf(battleId, z.string(), 20) }),
  /** Entries of its journal that the person may read. */
  seq: whole(0, 1_000_000),
  season: seasonCodec,
  /** How people in it are called, by their ids. */
  names: z.record(PersonId, z.string()),
  /** Of the asking person. */
  office: Office.nullable(),
  /** The number of the asking person, if it competes. */
  entrant: whole(1, 1000).nullable(),
  /**
   * Results after round `upTo` are kept from whoever asks, as they or the season wish; 0: all of them [WATCH-62, WATCH-64].
   * `announced`: how many announcements are not told with it, for they may tell results: one asks for them by themselves [WATCH-77].
   */
  hidden: z.strictObject({ upTo: whole(0, 9999), announced: whole(0, mostAnnouncements) }).exactOptional(),
});
export type SeasonPage = z.infer<typeof SeasonPage>;

export const SeasonParams = z.strictObject({ id: SeasonId });

/** POST /api/seasons/:id/acts. An id is for one act: sent again, it has the same answer. */
export const SeasonActBody = z.strictObject({
  id: CommandId,
  /** The secret of the link that whoever enters came by. */
  link: EntryLinkSecret.exactOptional(),
  act: act.superRefine((given, context) => {
    const called = given.act === 'enter-team' || given.act === 'add-member' ? [given.name] : [];
    const people = given.act === 'enter-by-name' ? given.names : called;
    const faults = [
      ...people.map((name) => PersonName.safeParse(name)),
      ...(given.act === 'rename' ? [Name.safeParse(given.name)] : []),
    ];
    for (const { error } of faults)
      if (error !== undefined) context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'no name' });
  }),
});
export type SeasonActBody = z.input<typeof SeasonActBody>;

/** GET /api/seasons/:id/journal: what was asked and by whom, the oldest first. */
export const SeasonJournal = z.strictObject({
  entries: listOf(
    z.strictObject({
      seq: whole(1, 1_000_000),
      at: Instant,
      /** Null: the server. */
      by: z.string().nullable(),
      act: z.string(),
      /** Entrants, rounds and the like that it names. */
      about: z.string(),
      /** Undone by the entry of this number; null where it stands. */
      undoneBy: whole(1, 1_000_000).nullable(),
    }),
    20_000,
  ),
});
export type SeasonJournal = z.infer<typeof SeasonJournal>;

/** A side of a match of a bracket: an entrant, nobody (a bye), or not known yet. */
const bracketSide = z.union([whole(1, 1000), z.enum(['nobody', 'open'])]);

/** GET /api/seasons/:id/bracket: the knockouts that are drawn, and the places of the whole season. */
export const SeasonBrackets = z.strictObject({
  seq: whole(0, 1_000_000),
  brackets: listOf(
    z.strictObject({
      /** From 0. */
      stage: whole(0, 10),
      matches: listOf(
        z.strictObject({
          /** `W1-2`: of the winners, round 1, match 2; `L` of the losers; `T` for third place; `F1`, `F2` the finals. */
          id: text(20),
          bracket: z.enum(['winners', 'losers', 'third-place', 'final']),
          round: whole(1, 50),
          sides: z.tuple([bracketSide, bracketSide]),
          bestOf: whole(1, 99),
          won: z.tuple([whole(0, 99), whole(0, 99)]),
          state: z.enum(['waiting', 'ready', 'decided', 'bye']),
          winner: whole(1, 1000).nullable(),
        }),
        1100,
      ),
    }),
    10,
  ),
  /** In order; a place is null where it is not decided yet. */
  places: listOf(z.strictObject({ entrant: whole(1, 1000), place: whole(1, 1000).nullable() }), 1000),
});
export type SeasonBrackets = z.infer<typeof SeasonBrackets>;

/** GET /api/seasons/:id/files/:file: what everybody may know of a season, to take away. */
export const SeasonFileParams = z.strictObject({
  id: SeasonId,
  file: z.enum(['entrants.csv', 'standings.csv', 'pairings.csv', 'season.trf', 'season-16.trf', 'season.json']),
});

/** POST /api/seasons/:id/rounds/:round/sit: the match of one's own table, made where there is none. */
export const SitParams = z.strictObject({ id: SeasonId, round: z.coerce.number().int().min(1).max(1024) });
/** The index of one's table, where one has several in the round. */
export const SitBody = z.strictObject({ table: whole(0, 10_000).exactOptional() }).nullish();
export type SitBody = z.input<typeof SitBody>;
export const SatDown = z.strictObject({ match: MatchId, seat: Seat });
export type SatDown = z.infer<typeof SatDown>;
