/**
 * The strip that explains a moment of a match to who does not know the game: where it stands, what was just done with which
 * dice, and who is to do what. Pure: `stripOf` of the public view and the public log up to that moment.
 */
import type { ChanceReason } from '@broadside/match';
import type { Explaining, LogPart, TeamScore, View } from '@broadside/rules/kernel';
import { leadOf } from '@broadside/rules/kernel';
import { attackUses } from '@broadside/rules/kernel';
import { listedWords } from '#lib/components/listed.ts';
import { bareThrows, lastScene, type AttackScene, type SceneLine } from '../../scene/scene.ts';
import { rollAhead, rollOfAttack, rollOfBare, type StripRoll } from './roll.ts';

export interface ExplainedMoment {
  readonly explaining: Explaining<View>;
  /** What the public may know at that moment. */
  readonly view: View;
  /** The lines of the log up to that moment, each with the number of its entry. */
  readonly log: readonly SceneLine[];
  /** The entry after which the table stands so. */
  readonly seq: number;
}

export interface ExplainStrip {
  /** 'Round 3 of 6. Combat.' */
  readonly heading: string;
  /** As the primer calls it. */
  readonly phase: string;
  /** What the entry did, where dice were thrown for it or are about to be. */
  readonly did: readonly LogPart[] | undefined;
  /** Who is to do what now. */
  readonly now: readonly LogPart[];
  readonly roll: StripRoll | undefined;
}

const listed = (names: readonly LogPart[]): readonly LogPart[] =>
  names.flatMap((name, at) => (at === 0 ? [name] : [at === names.length - 1 ? ' and ' : ', ', name]));

/** 'Halberd fires at Tuff.' */
export function attackWords({ actors, target, throws, lines }: AttackScene): readonly LogPart[] {
  if (actors.length === 0 || target === undefined) return lines[0]?.parts ?? [];
  const use = throws.find(({ use: each }) => attackUses.includes(each))?.use ?? 'gun';
  const fires = use === 'gun' || use === 'beam';
  const verb = fires ? (actors.length === 1 ? 'fires at' : 'fire at') : actors.length === 1 ? 'attacks' : 'attack';
  return [...listed(actors), ` ${verb} `, target, '.'];
}

export function stripOf({ explaining, view, log, seq }: ExplainedMoment): ExplainStrip {
  const { label, phase, sentence, throws = [], over } = explaining.happening(view);
  const about = { heading: over ? `${label}.` : `${label}. ${phase}.`, phase, now: sentence };
  const scene = lastScene(log);
  if (scene !== undefined && scene.seq === seq) {
    const roll = rollOfAttack(scene, explaining.attackDice) ?? rollAhead(throws);
    return { ...about, did: attackWords(scene), roll };
  }
  const bare = bareThrows(log, seq, scene);
  if (bare !== undefined && bare.title.seq === seq) return { ...about, did: bare.title.parts, roll: rollOfBare(bare) };
  return { ...about, did: undefined, roll: rollAhead(throws) };
}

/** '1 point', '2 medals if it ended now'. */
const named = ({ what, amount }: TeamScore['parts'][number]): string =>
  `${String(amount)} ${amount === 1 ? what.replace(/^(\w+)s\b/, '$1') : what}`;

/** As people call a team: its own name, or who plays it; `many`: it is spoken of as of several. */
export interface CalledTeam {
  readonly name: string;
  readonly many: boolean;
}
export const byOwnName = ({ name }: TeamScore): CalledTeam => ({ name, many: false });

/** Who leads and by what, in one sentence: 'The Oaks leads with 75 points, The Elms has 60.' */
export function scoreSentence(score: readonly TeamScore[], called = byOwnName): string {
  const { by, ahead, behind } = ranked(score, called);
  if (by === undefined) return 'Nobody leads.';
  if (behind.length === 0) return `Nobody leads: ${by.each} each.`;
  const leads = ahead.length === 1 && ahead[0]?.many !== true ? 'leads' : 'lead';
  const others = behind.map(({ name, many, amount }) => `, ${name} ${many ? 'have' : 'has'} ${String(amount)}`);
  return `${listedWords(ahead.map(({ name }) => name))} ${leads} with ${by.most}${others.join('')}.`;
}

/** The same of a match that is over, which somebody may have won with less: 'The Oaks ended with 75 points, The Elms with 60.' */
export function endSentence(score: readonly TeamScore[], called = byOwnName): string {
  const { by, ahead, behind } = ranked(score, called);
  if (by === undefined) return '';
  if (behind.length === 0) return `All ended with ${by.each}.`;
  const others = behind.map(({ name, amount }) => `, ${name} with ${String(amount)}`);
  return `${listedWords(ahead.map(({ name }) => name))} ended with ${by.most}${others.join('')}.`;
}

/** Who has most of the first part of a score that tells sides apart, `by` what, and who has less; `by` is undefined where nothing is scored. */
function ranked(
  score: readonly TeamScore[],
  called: (team: TeamScore) => CalledTeam,
): {
  readonly by: { readonly most: string; readonly each: string } | undefined;
  readonly ahead: readonly CalledTeam[];
  readonly behind: readonly (CalledTeam & { readonly amount: number })[];
} {
  const part = leadOf(score)?.part ?? 0;
  const amountOf = ({ parts }: TeamScore): number => parts[part]?.amount ?? 0;
  const most = Math.max(...score.map(amountOf));
  const [leader] = score.filter((team) => amountOf(team) === most);
  const by = leader?.parts[part];
  return {
    by: leader && by && { most: named(by), each: listedWords(leader.parts.map(named)) },
    ahead: score.filter((team) => amountOf(team) === most).map(called),
    behind: score.filter((team) => amountOf(team) < most).map((team) => ({ ...called(team), amount: amountOf(team) })),
  };
}

/** Why somebody is likely to win, beyond what the score says: '' where that says it. */
export function reasonSentence(
  reason: ChanceReason | null,
  score: readonly TeamScore[],
  called: (team: TeamScore) => CalledTeam,
): string {
  const likely = score[reason?.team ?? -1];
  if (reason === null || likely === undefined || (reason.is === 'part' && reason.scored)) return '';
  const order = [likely, ...score.filter((team) => team !== likely)];
  if (reason.is === 'setting') return `Bots have won this battle more often as ${likely.name}.`;
  if (reason.is === 'strength') {
    const left = order.map(
      (team) => `${called(team).name} ${String(Math.round(team.strength))} of ${String(team.ofStrength)}`,
    );
    return `Left of the fleets, by cost: ${left.join(', ')}.`;
  }
  const amountOf = (team: TeamScore): number => reason.amounts[score.indexOf(team)] ?? 0;
  const has = called(likely).many ? 'have' : 'has';
  const others = order.slice(1).map((team) => `, ${called(team).name} ${String(amountOf(team))}`);
  return `${called(likely).name} ${has} ${named({ what: reason.what, amount: amountOf(likely) })}${others.join('')}.`;
}

/** How much of each fleet is left, by what it costs: 'The Oaks has 83 in 100 of its fleet left, The Elms 71.' */
export function strengthSentence(score: readonly TeamScore[]): string {
  const shares = score.flatMap(({ name, strength, ofStrength }) =>
    ofStrength > 0 ? [{ name, share: Math.round((100 * strength) / ofStrength) }] : [],
  );
  const [first, ...others] = shares;
  if (first === undefined) return '';
  const rest = others.map(({ name, share }) => `, ${name} ${String(share)}`).join('');
  return `${first.name} has ${String(first.share)} in 100 of its fleet left${rest}.`;
}
