/** What a season makes of an act: events, or why not. The server and the organiser's preview decide alike. */
import type { Act, ServerAct } from './acts.ts';
import { announce, takeBackAnnouncement } from './announcements.ts';
import { vetoBattle, withBattle, withBattles } from './battles/tables.ts';
import { lockList, reviseList, unlockList, withLists } from './lists/lists.ts';
import { done, notOfficial, organises, refuse, seasonClosed } from './decide/asking.ts';
import type { SeasonAsking, SeasonDecision } from './decide/asking.ts';
import { answerChallenge, challenge, orderLadder, settleChallenges, withdrawChallenge } from './decide/challenges.ts';
import { discardDraft, draftRound, editDraft } from './decide/drafts.ts';
import {
  comeAgain,
  declareAbsence,
  enter,
  enterByName,
  enterTeam,
  forbidPair,
  leave,
  seed,
} from './decide/entrants.ts';
import { checkIn, endCheckIn } from './decide/check-in.ts';
import { letPlacePass, takePlace, withFilling } from './decide/places.ts';
import { hideName } from './decide/names.ts';
import { bringAlong, close } from './decide/closing.ts';
import { tryAgain } from './decide/series.ts';
import { enterResult, matchGone, matchMade, postResult, publishRound, takeBackRound } from './decide/rounds.ts';
import { withFollowing } from './decide/following.ts';
import { inTheWay } from './reverse.ts';
import { withBoardResults, withLineUps } from './teams/boards.ts';
import {
  addMember,
  answerTeam,
  askMember,
  memberAsked,
  nameCaptain,
  orderTeam,
  removeMember,
  takeAskBack,
} from './teams/decide.ts';
import { lineUp, seatAtBoard } from './teams/line-ups.ts';
import { termsRefused } from './terms-change.ts';
import { answerAppeal, appeal, letTakeEffect, propose, ruleOnProposals } from './times/decide-deadlines.ts';
import { answerOffer, offerHours, offerSeen, setHour } from './times/decide-hours.ts';

type AnyAct = Act | ServerAct;
type Deciders = {
  readonly [K in AnyAct['act']]: (asking: SeasonAsking, act: Extract<AnyAct, { act: K }>) => SeasonDecision;
};

/** Only who runs the season may, and then this comes of it. */
const byOfficials = (decide: (asking: SeasonAsking) => SeasonDecision) => (asking: SeasonAsking) =>
  organises(asking.by) ? decide(asking) : notOfficial;

function changeTerms(asking: SeasonAsking, { terms }: Extract<Act, { act: 'change-terms' }>): SeasonDecision {
  if (!organises(asking.by)) return notOfficial;
  const reason = termsRefused(asking.ledger.season, terms);
  return reason === undefined ? withFilling(asking, { kind: 'terms-changed', terms }) : { ok: false, reason };
}

const deciders: Deciders = {
  'open-season': (_asking, { name, terms, commitment }) => done({ kind: 'season-opened', name, terms, commitment }),
  'change-terms': changeTerms,
  rename: (asking, { name }) => (organises(asking.by) ? done({ kind: 'renamed', name }) : notOfficial),
  'open-registration': byOfficials(({ ledger: { season } }) =>
    season.status === 'planned' || (season.status === 'running' && season.rounds.length === 0)
      ? done({ kind: 'registration-opened' })
      : refuse('as-it-is', 'LEAGUE-4', 'Registration is open, or round 1 is published already.'),
  ),
  'close-registration': byOfficials(({ ledger: { season } }) =>
    season.status === 'registration'
      ? done({ kind: 'registration-closed' })
      : refuse('as-it-is', 'LEAGUE-4', 'Registration is not open.'),
  ),
  'bring-along': bringAlong,
  enter,
  'enter-by-name': enterByName,
  'enter-team': enterTeam,
  'ask-member': askMember,
  'member-asked': memberAsked,
  'take-ask-back': takeAskBack,
  'answer-team': answerTeam,
  'add-member': addMember,
  'remove-member': removeMember,
  'order-team': orderTeam,
  'name-captain': nameCaptain,
  'line-up': lineUp,
  'seat-at-board': seatAtBoard,
  leave,
  'check-in': checkIn,
  'end-check-in': endCheckIn,
  'take-place': takePlace,
  'let-place-pass': letPlacePass,
  return: comeAgain,
  'declare-absence': declareAbsence,
  seed,
  'forbid-pair': forbidPair,
  'draft-round': draftRound,
  'edit-draft': editDraft,
  'discard-draft': discardDraft,
  'publish-round': (asking) => withBattles(asking, publishRound(asking)),
  'veto-battle': vetoBattle,
  'take-back-round': takeBackRound,
  'enter-result': enterResult,
  'match-made': (asking, act) => withLists(asking, act, withBattle(asking, matchMade(asking, act))),
  'list-locked': lockList,
  'unlock-list': unlockList,
  'revise-list': reviseList,
  'match-gone': matchGone,
  'post-result': postResult,
  reverse: ({ ledger, by }, { seq }) => {
    if (!organises(by)) return notOfficial;
    const why = inTheWay(ledger, seq);
    return why === undefined ? done({ kind: 'reversed', seq }) : refuse('stands', 'LEAGUE-20', why);
  },
  challenge,
  'answer-challenge': answerChallenge,
  'withdraw-challenge': withdrawChallenge,
  'settle-challenges': settleChallenges,
  'try-again': tryAgain,
  'order-ladder': orderLadder,
  'hide-name': hideName,
  announce,
  'take-back-announcement': takeBackAnnouncement,
  close,
  'offer-hours': offerHours,
  'offer-seen': offerSeen,
  'answer-offer': answerOffer,
  'set-hour': setHour,
  propose,
  'let-take-effect': letTakeEffect,
  'rule-on-proposals': ruleOnProposals,
  appeal,
  'answer-appeal': answerAppeal,
};

/** What is asked of a season that is closed. */
const afterClosing: ReadonlySet<AnyAct['act']> = new Set<AnyAct['act']>(['reverse', 'hide-name']);

/** Judges an act on the present season. */
export function decideSeason(asking: SeasonAsking, act: AnyAct): SeasonDecision {
  if (asking.ledger.season.status === 'closed' && !afterClosing.has(act.act)) return seasonClosed;
  const decision = (deciders[act.act] as (asking: SeasonAsking, act: AnyAct) => SeasonDecision)(asking, act);
  const posted = withBoardResults(asking, decision);
  return withLineUps(asking, withFollowing(asking, posted, act.act === 'enter-result' ? act.following : undefined));
}
