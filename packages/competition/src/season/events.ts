/** What came of an act. Events are facts: folding them asks no rule again. */
import type { AnnouncedTo } from './announced-to.ts';
import type { Absence, RoundDraft, Entrant, Pairing, TableResult, Season, SeasonRound, Sides } from './season.ts';
import type { ListOf } from './lists/terms.ts';
import type { SeasonTerms } from './terms.ts';
import type { TeamEvent } from './teams/events.ts';
import type { TeamBoard } from './teams/model.ts';
import type { TimeEvent } from './times/events.ts';

export type SeasonEvent =
  | TimeEvent
  /** For the public; it is still who it is. */
  | { readonly kind: 'name-hidden'; readonly entrant: number }
  | { readonly kind: 'name-shown'; readonly entrant: number }
  | TeamEvent
  | { readonly kind: 'season-opened'; readonly name: string; readonly terms: SeasonTerms; readonly commitment: string }
  | { readonly kind: 'terms-changed'; readonly terms: SeasonTerms }
  | { readonly kind: 'renamed'; readonly name: string }
  | { readonly kind: 'registration-opened' }
  | { readonly kind: 'registration-closed' }
  | { readonly kind: 'entered'; readonly entrant: Entrant }
  /** From the waiting list, for the rounds from `from` on. */
  | { readonly kind: 'admitted'; readonly entrant: number; readonly from: number }
  /** To somebody who waits; until when they answer. */
  | { readonly kind: 'place-offered'; readonly entrant: number; readonly until: number }
  /** From the waiting list into the place of a group that `of` has left, for the rounds from `from` on. */
  | { readonly kind: 'substituted'; readonly entrant: number; readonly of: number; readonly from: number }
  /** They do not take it. */
  | { readonly kind: 'place-passed'; readonly entrant: number }
  | { readonly kind: 'checked-in'; readonly entrant: number }
  /** `of`: the end that the terms said; `missed`: who was not there. */
  | { readonly kind: 'check-in-ended'; readonly of: number; readonly missed: readonly number[] }
  | { readonly kind: 'left'; readonly entrant: number; readonly until: number }
  | { readonly kind: 'returned'; readonly entrant: number; readonly from: number; readonly waits: boolean }
  | { readonly kind: 'absence-declared'; readonly entrant: number; readonly round: number; readonly as: Absence | null }
  | { readonly kind: 'seeded'; readonly order: readonly number[] }
  | { readonly kind: 'pair-forbidden'; readonly entrants: Sides }
  | { readonly kind: 'pair-allowed'; readonly entrants: Sides }
  /** The groups or the bracket of a stage; of the first one from round 1 where nothing else is said. */
  | {
      readonly kind: 'groups-made';
      readonly groups: readonly (readonly number[])[];
      readonly stage?: number;
      readonly from?: number;
    }
  | { readonly kind: 'drafted'; readonly draft: RoundDraft }
  | { readonly kind: 'draft-discarded' }
  | { readonly kind: 'round-published'; readonly round: SeasonRound }
  | { readonly kind: 'round-taken-back'; readonly round: number }
  /** `pairing`: its index in the round; `board`, between teams: from 0. */
  | {
      readonly kind: 'match-made';
      readonly round: number;
      readonly pairing: number;
      readonly match: string;
      readonly board?: number;
    }
  | {
      readonly kind: 'match-gone';
      readonly round: number;
      readonly pairing: number;
      readonly reason: string;
      readonly board?: number;
    }
  | { readonly kind: 'result-posted'; readonly round: number; readonly pairing: number; readonly result: TableResult }
  /** `pairing`: the index of each table in the round. */
  | {
      readonly kind: 'battles-set';
      readonly round: number;
      readonly tables: readonly { readonly pairing: number; readonly battle: string }[];
    }
  | {
      readonly kind: 'battle-vetoed';
      readonly round: number;
      readonly pairing: number;
      readonly side: 0 | 1;
      readonly battle: string | null;
    }
  /** The table is to be played still. */
  | { readonly kind: 'result-cleared'; readonly round: number; readonly pairing: number }
  | {
      readonly kind: 'list-locked';
      readonly entrant: number;
      readonly ordinal: number;
      readonly hash: string;
      readonly at: number;
    }
  /** `reason`: an official's; null where the entrant took it back. */
  | {
      readonly kind: 'list-unlocked';
      readonly entrant: number;
      readonly ordinal: number;
      readonly reason: string | null;
    }
  | {
      readonly kind: 'lists-brought';
      readonly round: number;
      readonly pairing: number;
      /** Between teams. */
      readonly board?: number;
      readonly lists: readonly ListOf[];
    }
  /** A table that comes into a round that is published, with its index in it. */
  | { readonly kind: 'pairing-added'; readonly round: number; readonly pairing: number; readonly table: Pairing }
  /** After a correction: others meet at this table, and nothing has happened there. */
  | {
      readonly kind: 'pairing-redrawn';
      readonly round: number;
      readonly pairing: number;
      readonly sides: Sides;
      readonly boards?: readonly TeamBoard[];
    }
  /** After a correction: nobody meets at this table any more. */
  | { readonly kind: 'pairing-void'; readonly round: number; readonly pairing: number }
  | { readonly kind: 'pairing-kept'; readonly round: number; readonly pairing: number }
  /** Where everybody stands on the ladder, and all challenges that are open. */
  | {
      readonly kind: 'challenges-changed';
      readonly ladder: Season['ladder'];
      readonly challenges: Season['challenges'];
    }
  | { readonly kind: 'reversed'; readonly seq: number }
  | { readonly kind: 'announced'; readonly text: string; readonly at: number; readonly to?: AnnouncedTo }
  /** `of`: its instant. */
  | { readonly kind: 'announcement-taken-back'; readonly of: number }
  | { readonly kind: 'closed'; readonly seed: string };

export type SeasonEventKind = SeasonEvent['kind'];
