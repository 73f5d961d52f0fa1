/** What is asked of a season, as it is written over the wire. Each becomes events or a refusal: see `decide.ts`. */
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { announcedTo } from './announced-to.ts';
import { listOrdinal } from './lists/terms.ts';
import type { ListOf } from './lists/terms.ts';
import { consents } from './registration.ts';
import { battleId } from './battles/terms.ts';
import type { BroughtAlong } from './season.ts';
import { mostEntrants, mostRounds, terms } from './terms.ts';
import { teamActs } from './teams/acts.ts';
import type { MemberAsked } from './teams/acts.ts';
import { boardIndex } from './teams/terms.ts';
import { timeActs } from './times/acts.ts';
import type { TimeServerAct } from './times/acts.ts';

const entrant = whole(1, 10_000);
const round = whole(1, mostRounds * 2 * mostEntrants);
const side = z.union([z.literal(0), z.literal(1)]);
const words = (most: number) => text(most).trim().min(1);
const pair = z.tuple([entrant, entrant]);

/** As the game counts: whole numbers and halves. */
const bookPoints = z.number().min(-1_000_000).max(1_000_000).multipleOf(0.5);

/** A result as somebody enters it; that of a match comes from the match. */
export const givenResult = z.discriminatedUnion('how', [
  z.strictObject({
    how: z.literal('played'),
    winner: side.nullable(),
    book: z.tuple([bookPoints, bookPoints]).nullable(),
    reason: words(200),
  }),
  z.strictObject({ how: z.literal('forfeit'), winner: side.nullable(), reason: words(200) }),
]);

/** Changes of a draft. */
export const draftEdit = z.discriminatedUnion('edit', [
  /** Two entrants change places. */
  z.strictObject({ edit: z.literal('swap'), entrants: pair }),
  z.strictObject({ edit: z.literal('unpair'), entrant }),
  z.strictObject({ edit: z.literal('pair'), entrants: pair }),
  z.strictObject({ edit: z.literal('bye'), entrant }),
  z.strictObject({ edit: z.literal('change-sides'), entrant }),
  /** Keeps a pair while the rest is paired again, or no longer. */
  z.strictObject({ edit: z.literal('hold'), entrant, held: z.boolean() }),
  /** Everybody who is not held is paired anew. */
  z.strictObject({ edit: z.literal('pair-the-rest') }),
  /** "Why not these two?": they are, and the rest follows. */
  z.strictObject({ edit: z.literal('force'), entrants: pair }),
]);

export const act = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('change-terms'), terms }),
  z.strictObject({ act: z.literal('rename'), name: words(80) }),
  z.strictObject({ act: z.literal('open-registration') }),
  z.strictObject({ act: z.literal('close-registration') }),
  /** Whoever asks comes in. */
  z.strictObject({ act: z.literal('enter'), ...consents }),
  /** Officials enter somebody without an account. */
  z.strictObject({ act: z.literal('enter-by-name'), names: listOf(words(60), mostEntrants).min(1) }),
  /** At once, or after the round that is published last. */
  z.strictObject({ act: z.literal('leave'), entrant, after: z.enum(['now', 'round']) }),
  z.strictObject({ act: z.literal('return'), entrant }),
  /** Somebody is there, before the first round is paired. */
  z.strictObject({ act: z.literal('check-in'), entrant }),
  z.strictObject({ act: z.literal('end-check-in') }),
  /** Who waits takes a place that is offered or free, or lets the one that is offered pass. */
  z.strictObject({ act: z.literal('take-place'), entrant, accept: z.boolean() }),
  z.strictObject({ act: z.literal('declare-absence'), entrant, round, as: z.enum(['half', 'zero', 'none']) }),
  /** The order in which officials expect them, all or some; the others follow by their lots. */
  z.strictObject({ act: z.literal('seed'), order: listOf(entrant, mostEntrants) }),
  z.strictObject({ act: z.literal('forbid-pair'), entrants: pair, forbidden: z.boolean() }),
  z.strictObject({ act: z.literal('draft-round') }),
  z.strictObject({ act: z.literal('edit-draft'), change: draftEdit }),
  z.strictObject({ act: z.literal('discard-draft') }),
  z.strictObject({ act: z.literal('publish-round') }),
  z.strictObject({ act: z.literal('take-back-round'), round }),
  z.strictObject({
    act: z.literal('enter-result'),
    round,
    entrant,
    result: givenResult,
    /** Its index in the round, where the entrant has several tables in it. */
    table: whole(0, 10_000).exactOptional(),
    /** Between teams: of one board, from 0; `winner` and `book` are by side of the pairing all the same. */
    board: boardIndex.exactOptional(),
    /** What becomes of tables that have begun with somebody who would not have gone on. */
    following: z.enum(['keep', 'replay']).exactOptional(),
  }),
  /** Null: none. */
  z.strictObject({ act: z.literal('veto-battle'), round, entrant, battle: battleId.nullable() }),
  z.strictObject({ act: z.literal('unlock-list'), entrant, ordinal: listOrdinal, reason: words(500) }),
  /** The own one, to change it. */
  z.strictObject({ act: z.literal('revise-list'), entrant, ordinal: listOrdinal }),
  /** Of a ladder, or in an open league: somebody asks somebody for a match. */
  z.strictObject({ act: z.literal('challenge'), challenger: entrant, challenged: entrant }),
  z.strictObject({ act: z.literal('answer-challenge'), challenger: entrant, challenged: entrant, accept: z.boolean() }),
  z.strictObject({ act: z.literal('withdraw-challenge'), challenger: entrant, challenged: entrant }),
  /** Challenges whose time is up, and who was silent too long. */
  z.strictObject({ act: z.literal('settle-challenges') }),
  /** In a score series: one more attempt at the battle of a round. */
  z.strictObject({ act: z.literal('try-again'), round, entrant }),
  /** The order of a ladder as officials say it: everybody on it. */
  z.strictObject({ act: z.literal('order-ladder'), order: listOf(entrant, mostEntrants) }),
  z.strictObject({ act: z.literal('reverse'), seq: whole(1, 1_000_000) }),
  /** Takes a name off what the public reads, or puts it back; a season that is closed takes this, too. */
  z.strictObject({ act: z.literal('hide-name'), entrant, hidden: z.boolean() }),
  /** Without `to`: to all. */
  z.strictObject({ act: z.literal('announce'), text: words(2000), to: announcedTo.exactOptional() }),
  z.strictObject({ act: z.literal('take-back-announcement'), at: whole(0, 10_000_000_000_000) }),
  /** `early`: although the last result can still be questioned. */
  z.strictObject({ act: z.literal('close'), early: z.literal(true).exactOptional() }),
  ...timeActs,
  ...teamActs,
]);
export type Act = z.infer<typeof act>;
export type DraftEdit = z.infer<typeof draftEdit>;
export type GivenResult = z.infer<typeof givenResult>;

/** What the server asks: nobody sends it. */
export type ServerAct =
  /** People of another season, the first place first. */
  | { readonly act: 'bring-along'; readonly entrants: readonly BroughtAlong[] }
  | {
      readonly act: 'open-season';
      readonly name: string;
      readonly terms: z.infer<typeof terms>;
      readonly commitment: string;
    }
  | {
      readonly act: 'match-made';
      readonly round: number;
      readonly entrant: number;
      readonly match: string;
      readonly table?: number;
      /** Between teams. */
      readonly board?: number;
      /** What is brought to it. */
      readonly lists?: readonly ListOf[];
    }
  | { readonly act: 'list-locked'; readonly entrant: number; readonly ordinal: number; readonly hash: string }
  | { readonly act: 'match-gone'; readonly match: string; readonly reason: string }
  | { readonly act: 'post-result'; readonly match: string; readonly result: GivenResult }
  /** Nobody answered in time. */
  | { readonly act: 'let-place-pass'; readonly entrant: number }
  | MemberAsked
  | TimeServerAct;
