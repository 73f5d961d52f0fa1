/** Teams: who sits at which board, who is on which side there, and what a match of two teams comes to. */

export interface TeamTerms {
  readonly boards: number;
  /** How many of the boards of a match may be taken by substitutes. */
  readonly substitutes: number;
  /** Match points for a team that wins more board points, as many, fewer. */
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

export interface Team {
  /** Start number. */
  readonly number: number;
  /** Ids of the regular members in the order of their strength as it was handed in: the first of them sits at board 1. */
  readonly regulars: readonly string[];
  readonly substitutes: readonly string[];
}

/** By board: who sits there; `undefined` leaves it empty, and forfeits it. */
export type LineUp = readonly (string | undefined)[];

/** What is wrong with a line-up, with the member; nothing where it may be played. */
export type LineUpFault =
  | { readonly fault: 'wrong-boards' | 'too-many-substitutes' }
  | { readonly fault: 'not-a-member' | 'twice' | 'out-of-order'; readonly member: string };

/** Regular members keep their order, whoever is missing; a substitute may sit at any board. */
export function lineUpFault(team: Team, terms: TeamTerms, lineUp: LineUp): LineUpFault | undefined {
  if (lineUp.length !== terms.boards) return { fault: 'wrong-boards' };
  const seated = lineUp.flatMap((member) => member ?? []);
  const stranger = seated.find((member) => !team.regulars.includes(member) && !team.substitutes.includes(member));
  if (stranger !== undefined) return { fault: 'not-a-member', member: stranger };
  const twice = seated.find((member, at) => seated.indexOf(member) !== at);
  if (twice !== undefined) return { fault: 'twice', member: twice };
  const regulars = seated.filter((member) => team.regulars.includes(member));
  if (seated.length - regulars.length > terms.substitutes) return { fault: 'too-many-substitutes' };
  const order = regulars.map((member) => team.regulars.indexOf(member));
  const wrong = regulars.find((_, at) => at > 0 && (order[at] ?? 0) < (order[at - 1] ?? 0));
  return wrong === undefined ? undefined : { fault: 'out-of-order', member: wrong };
}

/** The line-up of the regular members, substitutes filling the last boards as far as they may. */
export function usualLineUp(team: Team, { boards, substitutes }: TeamTerms, missing: readonly string[] = []): LineUp {
  const here = (member: string): boolean => !missing.includes(member);
  const regulars = team.regulars.filter(here).slice(0, boards);
  const seated = [...regulars, ...team.substitutes.filter(here).slice(0, substitutes)];
  return Array.from({ length: boards }, (_, board) => seated[board]);
}

export interface BoardPair {
  /** From 1. */
  readonly board: number;
  readonly first: { readonly team: number; readonly member: string | undefined };
  readonly second: { readonly team: number; readonly member: string | undefined };
}

/** The boards of a match: the first team has the first side at odd boards, the other one at even boards. */
export const boardPairs = (
  first: { readonly team: number; readonly lineUp: LineUp },
  second: { readonly team: number; readonly lineUp: LineUp },
): readonly BoardPair[] =>
  first.lineUp.map((own, at) => {
    const [one, other] = [
      { team: first.team, member: own },
      { team: second.team, member: second.lineUp[at] },
    ];
    return at % 2 === 0 ? { board: at + 1, first: one, second: other } : { board: at + 1, first: other, second: one };
  });

export interface TeamScore {
  /** Points of all boards, in the unit of the boards. */
  readonly boardPoints: readonly [number, number];
  readonly matchPoints: readonly [number, number];
}

/** What a match comes to for two teams; each entry is what both had at one board. Boards that are not played stand as they were judged. */
export function teamScore(terms: TeamTerms, boards: readonly (readonly [number, number])[]): TeamScore {
  const [one, other] = boards.reduce<readonly [number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  const points = (own: number, theirs: number): number =>
    own > theirs ? terms.win : own < theirs ? terms.loss : terms.draw;
  return { boardPoints: [one, other], matchPoints: [points(one, other), points(other, one)] };
}
