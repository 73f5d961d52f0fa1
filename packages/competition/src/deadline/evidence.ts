/** Evidence as a line of time. */
import type { EvidenceLine, PairingEvidence, SideEvidence } from './model.ts';
import { aloneMinutes } from './presence.ts';

/** What happened up to the deadline; of what happened at once, the periods come last. */
export function evidenceLines(evidence: PairingEvidence): readonly EvidenceLine[] {
  const { opensAt, contactUntil, dueAt, agreedFor, match, sides } = evidence;
  const ofNobody = (kind: EvidenceLine['kind'], at: number | null | undefined): readonly EvidenceLine[] =>
    at === null || at === undefined ? [] : [{ at, kind, side: null, aloneMinutes: null }];
  const lines = [
    ...ofNobody('opened', opensAt),
    ...sideLines(sides[0], sides[1], 0, agreedFor),
    ...sideLines(sides[1], sides[0], 1, agreedFor),
    ...ofNobody('agreed-hour', agreedFor),
    ...ofNobody('match-begun', match?.startedAt),
    ...ofNobody('contact-over', contactUntil),
    ...ofNobody('due', dueAt),
  ];
  return lines
    .filter(({ at, kind }) => at <= dueAt || kind === 'agreed-hour')
    .map((line, index) => ({ line, index }))
    .sort((a, b) => a.line.at - b.line.at || a.index - b.index)
    .map(({ line }) => line);
}

function sideLines(
  own: SideEvidence,
  other: SideEvidence,
  side: 0 | 1,
  agreedFor: number | null,
): readonly EvidenceLine[] {
  const all = (kind: EvidenceLine['kind'], times: readonly number[]): readonly EvidenceLine[] =>
    times.map((at) => ({ at, kind, side, aloneMinutes: null }));
  const rose = own.sat.map((stay): EvidenceLine => {
    const alone = agreedFor === null ? null : aloneMinutes(stay, agreedFor, other);
    return { at: stay.to, kind: 'rose', side, aloneMinutes: alone };
  });
  return [
    ...all('offered', own.offered),
    ...all('seen', own.seen),
    ...all('answered', own.answered),
    ...all(
      'sat-down',
      own.sat.map(({ from }) => from),
    ),
    ...rose,
    ...all('left', own.leftAt === null ? [] : [own.leftAt]),
  ];
}
