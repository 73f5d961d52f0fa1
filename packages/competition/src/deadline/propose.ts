/** What the policy of a season answers to the evidence of a pairing whose time is over. */
import { evidenceLines } from './evidence.ts';
import type {
  DeadlineAnswer,
  DeadlinePolicy,
  DeadlineProposal,
  DeadlineRule,
  PairingEvidence,
  SideEvidence,
} from './model.ts';
import { came, waited } from './presence.ts';

const hour = 60 * 60_000;

type Answer = Pick<DeadlineProposal, 'answer' | 'winner' | 'rule'>;

/** Of whoever plays alone: the points of nothing. */
const neverPlayed = { answer: 'forfeit', winner: 1 } as const;

/**
 * A proposal for officials, who may change it or let it take effect. The first of these that holds answers: a side left;
 * the match was begun; an hour was agreed and is still to come; who came to it; who made contact in the contact period.
 * Throws a RangeError where the policy's numbers cannot be.
 */
export function proposeAtDeadline(evidence: PairingEvidence, policy: DeadlinePolicy): DeadlineProposal {
  checkPolicy(policy);
  const { answer, winner, rule } = answerTo(evidence, policy);
  const lines = evidenceLines(evidence);
  const otherwise = evidence.alone === true ? neverPlayed : { answer: policy.otherwise };
  const asked = { answer, winner, until: null, rule, insteadOf: null, evidence: lines };
  if (answer === 'extension') {
    if (evidence.extensions < policy.extensions) return { ...asked, until: extended(evidence, policy) };
    return { ...asked, ...otherwise, insteadOf: 'extension' };
  }
  if (answer === 'as-it-stands' && !evidence.match?.book) {
    return { ...asked, ...otherwise, insteadOf: 'as-it-stands' };
  }
  return asked;
}

/** From the deadline on, or from an agreed hour that lies after it. */
const extended = ({ dueAt, agreedFor }: PairingEvidence, { extensionHours }: DeadlinePolicy): number =>
  Math.max(dueAt, agreedFor ?? dueAt) + extensionHours * hour;

function answerTo(evidence: PairingEvidence, policy: DeadlinePolicy): Answer {
  const { sides, match, agreedFor, dueAt } = evidence;
  const left = sides.map(({ leftAt }) => leftAt !== null && leftAt <= dueAt);
  if (left[0] || left[1]) return oneOf('left', left, 'forfeit', 'both-lose');
  if (match && evidence.alone === true && policy.unfinished === 'draw') return { ...neverPlayed, rule: 'unfinished' };
  if (match) return { answer: policy.unfinished, winner: aheadIn(match.book, policy), rule: 'unfinished' };
  if (evidence.alone === true) return { ...neverPlayed, rule: 'not-played' };
  if (agreedFor !== null && agreedFor >= dueAt) return { answer: 'extension', winner: null, rule: 'agreed-later' };
  if (agreedFor !== null) return whoCame(evidence, agreedFor, policy);
  return whoMadeContact(evidence, policy);
}

/** `failed`: which of the two sides did not do what it had to. */
function oneOf(
  rule: DeadlineRule,
  failed: readonly boolean[],
  ifOne: DeadlineAnswer,
  ifBoth: DeadlineAnswer,
  ruleIfBoth = rule,
): Answer {
  if (failed[0] && failed[1]) return { answer: ifBoth, winner: null, rule: ruleIfBoth };
  const winner = failed[0] ? 1 : 0;
  return { answer: ifOne, winner: ifOne === 'forfeit' ? winner : null, rule };
}

function aheadIn(book: readonly [number, number] | null, { unfinished }: DeadlinePolicy): 0 | 1 | null {
  if (unfinished !== 'as-it-stands' || !book || book[0] === book[1]) return null;
  return book[0] > book[1] ? 0 : 1;
}

function whoCame({ sides, dueAt }: PairingEvidence, agreedFor: number, policy: DeadlinePolicy): Answer {
  const [first, second] = sides;
  const long = [
    waited(first, second, agreedFor, policy.waitingMinutes),
    waited(second, first, agreedFor, policy.waitingMinutes),
  ];
  if (long[0] !== long[1]) {
    return oneOf('one-absent', [!long[0], !long[1]], policy.oneAbsent, policy.bothAbsent);
  }
  // Both were there, one after the other or together, and no match came of it: nobody is to be blamed alone.
  const both = came(first, agreedFor, dueAt) && came(second, agreedFor, dueAt);
  return { answer: both ? policy.noHour : policy.bothAbsent, winner: null, rule: both ? 'no-hour' : 'both-absent' };
}

function whoMadeContact({ sides, opensAt, contactUntil }: PairingEvidence, policy: DeadlinePolicy): Answer {
  const [first, second] = sides;
  const within = (at: number): boolean => at >= opensAt && at <= contactUntil;
  const spoke = ({ offered, answered }: SideEvidence): boolean => [...offered, ...answered].some(within);
  const silent = [!spoke(first), !spoke(second)];
  if (silent[0] && silent[1]) return { answer: policy.bothSilent, winner: null, rule: 'both-silent' };
  if (!silent[0] && !silent[1]) return { answer: policy.noHour, winner: null, rule: 'no-hour' };
  const asking = silent[0] ? second : first;
  // Silence is held against somebody who was asked in time.
  const inTime = asking.offered.some((at) => within(at) && at + policy.hoursToAnswer * hour <= contactUntil);
  if (!inTime) return { answer: policy.noHour, winner: null, rule: 'no-hour' };
  return oneOf('one-silent', silent, policy.oneSilent, policy.bothSilent);
}

function checkPolicy({ hoursToAnswer, waitingMinutes, extensions, extensionHours }: DeadlinePolicy): void {
  const wrong = [hoursToAnswer, waitingMinutes, extensions, extensionHours].some(
    (each) => !Number.isInteger(each) || each < 0,
  );
  if (wrong || extensions > 1 || (extensions === 1 && extensionHours === 0)) {
    throw new RangeError('A policy has whole hours and minutes from 0, and one extension of an hour or more, or none.');
  }
}
