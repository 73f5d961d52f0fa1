/** The part of the HTTP API for judges, and for calling one [LEAGUE-95 … LEAGUE-107]. A client of its own: few tables need it. */
import {
  CallMade,
  CallQueue,
  JudgeDesk,
  JudgeDone,
  ReplayPage,
  RulingAnswer,
  SeasonRulings,
  WhatIf,
} from '@broadside/protocol';
import type { CallBody, EnterBody, RulingBody, Seat } from '@broadside/protocol';
import { caller } from '../calls.ts';
import type { ApiOptions } from '../calls.ts';

export interface JudgesApi {
  /** For who plays in the match: the judges on duty are told. */
  callJudge(match: string, body: CallBody): Promise<CallMade>;
  takeCallBack(match: string): Promise<JudgeDone>;
  /** Open calls of matches that the asking person may have to judge. */
  judgeCalls(): Promise<CallQueue>;
  /** Comes to the table: the clocks stop. */
  takeCall(call: string): Promise<JudgeDone>;
  /** Answers a call without a ruling. */
  closeCall(call: string): Promise<JudgeDone>;
  /** As whom one judges a match, what one sees there, who waits; `ApiError` 403 for who does not judge it. */
  judgeDesk(match: string): Promise<JudgeDesk>;
  /** The players read that one has entered, and with which view. */
  enterAsJudge(match: string, body: EnterBody): Promise<JudgeDone>;
  leaveAsJudge(match: string): Promise<JudgeDone>;
  /** A page of entries after `after` as anybody at the table saw them, or as nobody did: with all that is hidden. */
  refereeReplay(match: string, after: number, as: 'referee' | 'public' | Seat): Promise<ReplayPage>;
  /** A moment of the match to try things on: nothing of the match changes. */
  whatIf(match: string, seq: number): Promise<WhatIf>;
  /** Gives a ruling, or tells what it would change. */
  rule(match: string, body: RulingBody): Promise<RulingAnswer>;
  /** Of all matches of a season, the newest first. */
  seasonRulings(season: string): Promise<SeasonRulings>;
}

/** What judges do on the site at `baseUrl`. */
export function judgesApi(baseUrl: string, options: ApiOptions = {}): JudgesApi {
  const call = caller(baseUrl, options);
  const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;
  const waiting = (id: string): string => `/judge/calls/${encodeURIComponent(id)}`;
  return {
    callJudge: (id, body) => call(CallMade, 'POST', `${match(id)}/calls`, body),
    takeCallBack: (id) => call(JudgeDone, 'DELETE', `${match(id)}/calls`),
    judgeCalls: () => call(CallQueue, 'GET', '/judge/calls'),
    takeCall: (id) => call(JudgeDone, 'POST', `${waiting(id)}/take`, {}),
    closeCall: (id) => call(JudgeDone, 'POST', `${waiting(id)}/close`, {}),
    judgeDesk: (id) => call(JudgeDesk, 'GET', `${match(id)}/judge`),
    enterAsJudge: (id, body) => call(JudgeDone, 'POST', `${match(id)}/judge`, body),
    leaveAsJudge: (id) => call(JudgeDone, 'DELETE', `${match(id)}/judge`),
    refereeReplay: (id, after, as) =>
      call(ReplayPage, 'GET', `${match(id)}/referee?after=${String(after)}&as=${encodeURIComponent(as)}`),
    whatIf: (id, seq) => call(WhatIf, 'GET', `${match(id)}/what-if/${String(seq)}`),
    rule: (id, body) => call(RulingAnswer, 'POST', `${match(id)}/rulings`, body),
    seasonRulings: (id) => call(SeasonRulings, 'GET', `/seasons/${encodeURIComponent(id)}/rulings`),
  };
}
