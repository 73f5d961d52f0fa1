/** What comes of what a judge does at a table, or of a call for one [ACT-11, ACT-12, LEAGUE-95 … LEAGUE-103]. */
import { readPosition, throughJson } from '@broadside/rules/kernel';
import type { AnyRuleset, Json, Seat } from '@broadside/rules/kernel';
import { sameJson } from './chain.ts';
import type { AskedRuling, Intervention } from './intervention.ts';
import type { Judge } from './judge-here.ts';
import { done, refuse, wonBy } from './judge.ts';
import type { ActDecision, Sitter } from './judge.ts';
import { mostJudges, noJudging, sameJudge } from './judging.ts';
import type { Ledger } from './ledger.ts';
import { mostMarks } from './marks.ts';
import type { TableEvent } from './table.ts';

/** The match that a judge looks at. */
export interface JudgedTable {
  readonly ledger: Ledger;
  readonly sitters: readonly Sitter[];
}

/** In a match that has started: refused after the end, and where it is so already. */
export function judgeIntervention(judged: JudgedTable, asked: Intervention): ActDecision {
  const { table, outcome } = judged.ledger;
  if (table.ended !== null || outcome !== undefined)
    return refuse('over', 'ACT-1', 'The match is over. Its clocks stand.');
  switch (asked.act) {
    case 'start-clocks':
      return table.stopped === null
        ? refuse('not-stopped', 'ACT-12', 'No judge has stopped these clocks. Stop them first.')
        : done({ kind: 'clocks-started', judge: asked.judge, reason: asked.reason });
    case 'stop-clocks':
      // Those that a call stopped are stopped by whoever answers it.
      return table.stopped === null || table.stopped.judge === null
        ? done({ kind: 'clocks-stopped', judge: asked.judge, reason: asked.reason })
        : refuse(
            'stopped',
            'ACT-11',
            `${table.stopped.judge.name} has stopped the clocks already. Start them when play goes on.`,
          );
    case 'call':
      return call(judged, asked);
    case 'end-call':
      return calls(judged.ledger, asked.by)
        ? done({ kind: 'call-ended', by: asked.by, judge: asked.judge })
        : refuse('no-call', 'LEAGUE-95', 'Nobody waits for a judge in this seat any more.');
    case 'enter':
      return enter(judged.ledger, asked);
    case 'leave':
      return isHere(judged.ledger, asked.judge) ? done({ kind: 'judge-left', judge: asked.judge }) : notEntered;
    case 'rule':
      return rule(judged, asked);
  }
}

const notEntered = refuse(
  'not-entered',
  'LEAGUE-97',
  'You have not entered as judge. Enter first, so that the players read who judges.',
);

const calls = ({ table }: Ledger, by: Seat): boolean => table.judging?.called.some((each) => each.by === by) ?? false;

const isHere = ({ table }: Ledger, judge: Judge): boolean =>
  table.judging?.judges.some((each) => sameJudge(each.judge, judge)) ?? false;

function call({ ledger, sitters }: JudgedTable, { by, stop }: Extract<Intervention, { act: 'call' }>): ActDecision {
  if (!sitters.some(({ seat, kind }) => seat === by && kind === 'person'))
    return refuse('no-seat', 'LEAGUE-95', 'Nobody sits there who could call a judge.');
  return calls(ledger, by)
    ? refuse('called', 'LEAGUE-95', 'You have called a judge already. Wait for them, or take the call back.')
    : done({ kind: 'called', by, stops: stop });
}

function enter(ledger: Ledger, { judge, sees }: Extract<Intervention, { act: 'enter' }>): ActDecision {
  if (isHere(ledger, judge))
    return refuse('entered', 'LEAGUE-97', 'You have entered already. Leave first to look otherwise.');
  return (ledger.table.judging?.judges.length ?? 0) < mostJudges
    ? done({ kind: 'judge-entered', judge, sees })
    : refuse('too-many-judges', 'LEAGUE-97', `${mostJudges} judges are at this table. Let one of them leave.`);
}

/** LEAGUE-99: while the clocks stand, by somebody who has entered. */
function rule(judged: JudgedTable, asked: AskedRuling): ActDecision {
  const { table } = judged.ledger;
  if (!isHere(judged.ledger, asked.judge)) return notEntered;
  if (table.stopped === null)
    return refuse(
      'not-stopped',
      'LEAGUE-99',
      'The clocks run. Stop them first: then nothing changes under your ruling.',
    );
  const { judge, reason, rule: by, ruling } = asked;
  const ruled = (given: Extract<TableEvent, { kind: 'ruled' }>['ruling'], ...end: TableEvent[]): ActDecision =>
    done({ kind: 'ruled', judge, reason, rule: by, ruling: given }, ...end);
  switch (ruling.what) {
    case 'set-back':
      return ruling.to >= 1 && ruling.to <= judged.ledger.seq
        ? ruled(ruling)
        : refuse('no-entry', 'LEAGUE-100', `Set back to an entry from 1 to ${judged.ledger.seq}.`);
    case 'position': {
      const state = stateOf(judged, ruling.position);
      return state.ok
        ? ruled({ what: 'position', state: state.value })
        : refuse('bad-position', 'LEAGUE-101', state.sentence);
    }
    case 'void':
      return ruled(ruling, { kind: 'aborted', by: null });
    case 'result': {
      const team = teamOf(judged.sitters, ruling.winners);
      if (team === 'mixed')
        return refuse('no-side', 'LEAGUE-103', 'Those who win are all seats of one side, or nobody for a draw.');
      return ruled(ruling, ended(judged.sitters, team, 'Decided by a judge'));
    }
    case 'loss':
    case 'time':
    case 'time-penalty':
    case 'warning':
    case 'points':
      return forSeat(judged, ruling, ruled);
  }
}

type SeatRuling = Extract<
  AskedRuling['ruling'],
  { readonly what: 'loss' | 'time' | 'time-penalty' | 'warning' | 'points' }
>;

/** LEAGUE-102: time, warnings, points and a loss are some seat's. */
function forSeat(
  { ledger, sitters }: JudgedTable,
  ruling: SeatRuling,
  ruled: (given: SeatRuling, ...end: TableEvent[]) => ActDecision,
): ActDecision {
  if (!sitters.some(({ seat }) => seat === ruling.seat))
    return refuse('no-seat', 'LEAGUE-102', `This match has no ${ruling.seat}.`);
  if (ruling.what === 'loss') {
    const team = sitters.find(({ seat }) => seat === ruling.seat)?.team;
    const other = sitters.find((each) => each.team !== team)?.team;
    return ruled(ruling, ended(sitters, other, 'Lost by a ruling'));
  }
  if (ruling.what === 'time' || ruling.what === 'time-penalty') {
    if (ledger.table.clock === null)
      return refuse(
        'no-clock',
        'LEAGUE-102',
        'This match is played without a clock. Give a warning or points instead.',
      );
    if (ruling.ms === 0) return refuse('no-time', 'LEAGUE-102', 'Say how much time to add, or to take.');
  }
  return (ledger.table.judging ?? noJudging).marks.length < mostMarks
    ? ruled(ruling)
    : refuse('too-many', 'LEAGUE-102', `This match has ${mostMarks} warnings and penalties. End it with a result.`);
}

const ended = (sitters: readonly Sitter[], team: number | undefined, reason: string): TableEvent => ({
  kind: 'ended',
  outcome: team === undefined ? { winner: null, reason, points: {} } : wonBy(sitters, team, reason),
});

/** The team whose seats, all of them, win; undefined for a draw. */
function teamOf(sitters: readonly Sitter[], winners: readonly Seat[]): number | undefined | 'mixed' {
  if (winners.length === 0) return undefined;
  const team = sitters.find(({ seat }) => seat === winners[0])?.team;
  const all = sitters.filter((each) => each.team === team).map(({ seat }) => seat);
  const same = team !== undefined && all.length === winners.length && all.every((seat) => winners.includes(seat));
  return same ? team : 'mixed';
}

type Corrected = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly sentence: string };

/** LEAGUE-101: the state of a position that the rules take, with the chairs of this match, and not at its end. */
function stateOf({ ledger, sitters }: JudgedTable, position: Json): Corrected {
  const { ruleset } = ledger;
  const setup = ruleset.codec.setup.safeParse({ position });
  const read = ruleset.codec.position.safeParse(position);
  if (!read.success || !setup.success)
    return {
      ok: false,
      sentence: `This is no position of ${ruleset.name}: ${issueOf(read) ?? issueOf(setup) ?? 'unknown'}.`,
    };
  const state = readPosition(ruleset, read.data);
  if (!state.ok) return { ok: false, sentence: state.problems[0] ?? 'The rules do not take this position.' };
  const chairs = ruleset.seatsOf(setup.data).map(({ seat, team }) => ({ seat, team }));
  if (
    !sameJson(
      chairs,
      sitters.map(({ seat, team }) => ({ seat, team })),
    )
  )
    return { ok: false, sentence: 'The position has other seats or sides than this match. Keep them as they are.' };
  return over(ruleset, state.value) ?? { ok: true, value: throughJson(state.value) };
}

const over = (ruleset: AnyRuleset, state: unknown): Corrected | undefined =>
  ruleset.outcome(state) === undefined
    ? undefined
    : { ok: false, sentence: 'In this position the match is over. End it with a result instead.' };

interface Parsed {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
}

function issueOf({ error }: Parsed): string | undefined {
  const issue = error?.issues[0];
  return issue === undefined ? undefined : `${issue.path.map(String).join('.')} ${issue.message}`.trim();
}
