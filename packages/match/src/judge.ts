/** Which acts the table takes from a seat or a judge now, and what comes of them [ACT-1 … ACT-12 in packages/protocol/SPEC.md]. */
import type { LogLine, Outcome, Seat } from '@broadside/rules/kernel';
import type { Agreement, TableAct } from './acts.ts';
import type { Judge } from './judge-here.ts';
import { judgingWords } from './judging-words.ts';
import type { Ledger } from './ledger.ts';
import { standsStill } from './table.ts';
import type { TableEvent } from './table.ts';
import { span } from './tempo.ts';
import { refusedByTerms } from './refused-by-terms.ts';

/** A chair and who sits in it: those without a person agree to what costs them nothing. */
export interface Sitter {
  readonly seat: Seat;
  readonly team: number;
  readonly kind: 'person' | 'bot';
}

/** Why the table does not do it. `rule` is the behaviour's id in SPEC.md. */
export interface ActRefusal {
  readonly code: string;
  readonly rule: string;
  readonly sentence: string;
}

export type ActDecision =
  | { readonly ok: true; readonly events: readonly TableEvent[] }
  /** The act is a command of the ruleset: the room judges that. */
  | { readonly ok: true; readonly concede: Seat }
  | { readonly ok: false; readonly reason: ActRefusal };

/** Answers in a row that the clock gave for a side, after which the other side may end the match. */
export const answersUntilClaim = 3;

/** A refusal: `rule` is an id of SPEC.md. */
export const refuse = (code: string, rule: string, sentence: string): ActDecision => ({
  ok: false,
  reason: { code, rule, sentence },
});
/** What happens. */
export const done = (...events: TableEvent[]): ActDecision => ({ ok: true, events });

/** ACT-11: what would move the game waits for the judge. */
const stoppedRefusal = refuse(
  'stopped',
  'ACT-11',
  'A judge has stopped the clocks. Play goes on when a judge starts them.',
);

export interface Asking {
  readonly ledger: Ledger;
  readonly sitters: readonly Sitter[];
  readonly by: Seat;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Judges an act of a seat of a match that has started and is not over. */
export function judgeAct(asking: Asking, act: TableAct): ActDecision {
  const { ledger, by } = asking;
  const { table } = ledger;
  if (table.ended !== null || ledger.outcome !== undefined)
    return refuse('over', 'ACT-1', 'The match is over. Start another one.');
  const forbidden = refusedByTerms(table.terms, act, asking.at);
  if (forbidden !== undefined) return refuse('by-terms', 'LEAGUE-53', forbidden);
  switch (act.act) {
    case 'take-back':
      return takeBack(asking, act.to);
    case 'ask':
      return act.for.what === 'take-back' ? takeBack(asking, act.for.to) : ask(asking, act.for);
    case 'answer':
      return answer(asking, act.request, act.yes);
    case 'withdraw':
      return table.request?.by === by
        ? done({ kind: 'withdrawn', by })
        : refuse('no-request', 'ACT-6', 'You have asked nothing that waits for an answer.');
    case 'resign':
      return { ok: true, concede: by };
    case 'abort':
      return abort(asking);
    case 'go-on':
      if (table.stopped !== null) return stoppedRefusal;
      return table.paused === null
        ? refuse('not-paused', 'ACT-9', 'The match is not paused. Play on.')
        : done({ kind: 'went-on', by });
    case 'claim':
      return claim(asking);
    case 'rest':
      return table.tempo.kind === 'correspondence'
        ? done({ kind: 'rest-set', by, rest: act.rest })
        : refuse(
            'no-rest',
            'TEMPO-4',
            'Nights and holidays count in correspondence only. Agree on such a clock first.',
          );
  }
}

/** The entry before the last command that a seat can still take back: `free` costs nothing, `ask` needs a yes. */
export function takeBackOffers(
  ledger: Ledger,
  by: Seat,
): { readonly free: number | null; readonly ask: number | null } {
  const { trail, table, outcome } = ledger;
  if (outcome !== undefined || table.ended !== null || standsStill(table)) return { free: null, ask: null };
  const undo = table.terms?.undo ?? 'free';
  const last = table.decisions[by]?.at(-1);
  if (undo === 'off' || last === undefined || last < 2) return { free: null, ask: null };
  const free = undo === 'free' && trail.by === by ? (trail.kept.at(-1)?.seq ?? null) : null;
  const ask = free === null && last > (table.judging?.floor ?? 0) ? last - 1 : null;
  return { free, ask };
}

/** ACT-2, ACT-3: back to before anything was revealed for the asking; further only when everybody agrees. */
function takeBack(asking: Asking, wanted: number | undefined): ActDecision {
  const { ledger, by } = asking;
  if (ledger.table.stopped !== null) return stoppedRefusal;
  if (ledger.table.paused !== null) return refuse('paused', 'ACT-9', 'The match is paused. Go on with it first.');
  const offers = takeBackOffers(ledger, by);
  const to = wanted ?? offers.free ?? offers.ask;
  const last = ledger.table.decisions[by]?.at(-1);
  if (to === null || last === undefined)
    return refuse('nothing-to-take-back', 'ACT-2', 'You have decided nothing yet that could be taken back.');
  if (to < 1 || to >= last)
    return refuse(
      'not-your-decision',
      'ACT-2',
      `Your last decision is entry ${last}. Take back to an entry from 1 to ${last - 1}.`,
    );
  const floor = ledger.table.judging?.floor ?? 0;
  if (to < floor)
    return refuse(
      'ruled',
      'LEAGUE-101',
      `A judge has set the position in entry ${floor}. Nothing before it is taken back.`,
    );
  const free =
    ledger.table.terms?.undo !== 'ask' && ledger.trail.by === by && ledger.trail.kept.some((each) => each.seq === to);
  if (free) return done({ kind: 'taken-back', by, to, free: true });
  return ask(asking, { what: 'take-back', to });
}

/** What a seat without a person says to a request: yes to all that takes nothing from it. */
const botAgrees = (wanted: Agreement): boolean => wanted.what !== 'draw';

function ask({ ledger, sitters, by, at }: Asking, wanted: Agreement): ActDecision {
  const { table } = ledger;
  const fault = askFault(ledger, by, wanted, at);
  if (fault !== undefined) return fault;
  if (table.request !== null && table.request.by !== by && sameWish(table.request.for, wanted))
    return answer({ ledger, sitters, by, at }, table.request.seq, true);
  if (table.request !== null)
    return refuse('request-waits', 'ACT-6', 'Something waits for an answer already. Answer or withdraw that first.');
  const others = sitters.filter(({ seat }) => seat !== by);
  const asked: TableEvent = { kind: 'asked', by, for: wanted };
  const bots = others.filter(({ kind }) => kind === 'bot');
  if (bots.some(() => !botAgrees(wanted))) {
    const bot = bots[0];
    if (bot !== undefined) return done(asked, { kind: 'declined', by: bot.seat });
  }
  const yes = bots.map(({ seat }): TableEvent => ({ kind: 'agreed', by: seat }));
  if (others.every(({ kind }) => kind === 'bot')) return done(asked, ...yes, ...fulfilment(ledger, by, wanted));
  return done(asked, ...yes);
}

function askFault({ table }: Ledger, by: Seat, wanted: Agreement, at: number): ActDecision | undefined {
  if (table.declined.includes(by))
    return refuse('asked-before', 'ACT-6', 'You have just been told no. Ask again after your next decision.');
  if (table.stopped !== null && wanted.what !== 'draw' && wanted.what !== 'abort') return stoppedRefusal;
  if (wanted.what === 'pause') {
    if (table.paused !== null) return refuse('paused', 'ACT-9', 'The match is paused already.');
    if (wanted.until !== null && wanted.until <= at)
      return refuse('past', 'ACT-9', 'That time has passed. Choose a later one.');
  }
  if (wanted.what === 'tempo' && JSON.stringify(wanted.tempo) === JSON.stringify(table.tempo))
    return refuse('same-tempo', 'TEMPO-5', 'The match has this clock already. Choose another.');
  return undefined;
}

/** Whoever asks the same as the other has said yes to it. */
const sameWish = (a: Agreement, b: Agreement): boolean => JSON.stringify(a) === JSON.stringify(b);

function answer({ ledger, sitters, by }: Asking, seq: number, yes: boolean): ActDecision {
  const asked = ledger.table.request;
  if (asked === null || asked.seq !== seq)
    return refuse('no-request', 'ACT-6', 'That question is settled already. Play on.');
  if (asked.by === by) return refuse('own-request', 'ACT-6', 'You asked this yourself. Withdraw it, or wait.');
  if (asked.yes.includes(by)) return refuse('answered', 'ACT-6', 'You have agreed already. The others are asked too.');
  if (!yes) return done({ kind: 'declined', by });
  const agreed: TableEvent = { kind: 'agreed', by };
  const missing = sitters.filter(({ seat }) => seat !== asked.by && seat !== by && !asked.yes.includes(seat));
  return missing.length > 0 ? done(agreed) : done(agreed, ...fulfilment(ledger, asked.by, asked.for));
}

/** What happens when everybody has agreed. */
function fulfilment(ledger: Ledger, by: Seat, wanted: Agreement): TableEvent[] {
  switch (wanted.what) {
    case 'draw':
      return [{ kind: 'ended', outcome: { winner: null, reason: 'Draw agreed', points: {} } }];
    case 'abort':
      return [{ kind: 'aborted', by }];
    case 'pause':
      return [{ kind: 'paused', until: wanted.until }];
    case 'tempo':
      return [{ kind: 'tempo-changed', tempo: wanted.tempo }];
    case 'take-back':
      return [{ kind: 'taken-back', by, to: wanted.to, free: false }];
  }
}

/** ACT-8: alone, while not every side has decided something. */
function abort({ ledger, sitters, by }: Asking): ActDecision {
  const teams = new Set(sitters.map(({ team }) => team));
  const begun = new Set(
    sitters.filter(({ seat }) => (ledger.table.decisions[seat]?.length ?? 0) > 0).map(({ team }) => team),
  );
  if (begun.size < teams.size || sitters.every(({ seat, kind }) => seat === by || kind === 'bot'))
    return done({ kind: 'aborted', by });
  return refuse('begun', 'ACT-8', 'Both sides have begun. Ask the other side to abort, or give up.');
}

/** ACT-10: the other side is gone, and its clock has answered for it again and again. */
function claim({ ledger, sitters, by }: Asking): ActDecision {
  if (ledger.table.stopped !== null) return stoppedRefusal;
  const own = sitters.find(({ seat }) => seat === by)?.team;
  const foes = sitters.filter(({ team }) => team !== own);
  const gone = foes.some(({ seat }) => (ledger.table.unanswered[seat] ?? 0) >= answersUntilClaim);
  if (!gone)
    return refuse(
      'not-gone',
      'ACT-10',
      `You may end the match when the clock has answered ${answersUntilClaim} times in a row for the other side.`,
    );
  return done({ kind: 'ended', outcome: wonBy(sitters, own, 'The other side left') });
}

/** The side of a team wins. */
export function wonBy(sitters: readonly Sitter[], team: number | undefined, reason: string): Outcome {
  const winners = sitters.filter((each) => each.team === team).map(({ seat }) => seat);
  const [only] = winners;
  const alone = winners.length === 1 && only !== undefined;
  return { winner: alone ? only : null, ...(alone ? {} : { winners }), reason, points: {} };
}

/** TEMPO-3: what an empty bank means where it loses the match. */
export function lostOnTime(sitters: readonly Sitter[], loser: Seat): TableEvent {
  const team = sitters.find(({ seat }) => seat === loser)?.team;
  const other = sitters.find((each) => each.team !== team)?.team;
  return { kind: 'ended', outcome: wonBy(sitters, other, 'Time is up') };
}

/** How those who sit and those who judge are called. */
export type NameOf = (who: Seat | Judge) => string;

/** A table event as everybody reads it in the log. */
export const tableLine = (event: TableEvent, nameOf: NameOf): LogLine => ({
  parts: [tableWords(event, nameOf)],
  rules: [],
  tone: 'act',
});

/** A table event in words for the log. */
export function tableWords(event: TableEvent, nameOf: NameOf): string {
  switch (event.kind) {
    case 'asked':
      return `${nameOf(event.by)} ${askedWords[event.for.what](event.for)}.`;
    case 'agreed':
      return `${nameOf(event.by)} agrees.`;
    case 'declined':
      return `${nameOf(event.by)} does not agree.`;
    case 'withdrawn':
      return `${nameOf(event.by)} withdraws the question.`;
    case 'taken-back':
      return event.free ? `${nameOf(event.by)} takes that back.` : `What came after entry ${event.to} is taken back.`;
    case 'paused':
      return 'The match is paused.';
    case 'went-on':
      return event.by === null ? 'The match goes on.' : `${nameOf(event.by)} goes on with the match.`;
    case 'clocks-stopped':
      return `${nameOf(event.judge)} stops the clocks: ${event.reason}`;
    case 'clocks-started':
      return `${nameOf(event.judge)} starts the clocks again${event.reason === null ? '.' : `: ${event.reason}`}`;
    case 'called':
    case 'call-ended':
    case 'judge-entered':
    case 'judge-left':
    case 'ruled':
      return judgingWords(event, nameOf);
    case 'tempo-changed':
      return event.tempo.kind === 'none' ? 'The match is played without a clock now.' : 'The match has another clock.';
    case 'rest-set':
      return `${nameOf(event.by)} changes the hours off.`;
    case 'ended':
      return `The match is over: ${event.outcome.reason.toLowerCase()}.`;
    case 'aborted':
      return 'The match is aborted.';
  }
}

const askedWords: { readonly [K in Agreement['what']]: (wanted: Agreement) => string } = {
  draw: () => 'offers a draw',
  abort: () => 'asks to abort the match',
  pause: () => 'asks for a pause',
  tempo: (wanted) =>
    wanted.what !== 'tempo' || wanted.tempo.kind === 'none'
      ? 'asks to play without a clock'
      : wanted.tempo.kind === 'live'
        ? `asks to play with ${span(wanted.tempo.bankMs)} and ${span(wanted.tempo.incrementMs)} a decision`
        : `asks to play with ${span(wanted.tempo.decisionMs)} a decision`,
  'take-back': (wanted) => `asks to take back to entry ${wanted.what === 'take-back' ? wanted.to : 0}`,
};
