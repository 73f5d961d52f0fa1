/** Teams: who may sit at which board, who has the first side there, and what the boards of a match come to. */

export interface BoardRules {
  readonly boards: number;
  /** How many of the boards of a match may be taken by substitutes. */
  readonly substitutes: number;
}

/** Members by their numbers in the team. */
export interface TeamOrder {
  /** In the order of their strength as it was handed in: the first of them sits at board 1. */
  readonly regulars: readonly number[];
  readonly substitutes: readonly number[];
}

/** By board: who sits there; null leaves it empty, and forfeits it. */
export type LineUp = readonly (number | null)[];

/** What is wrong with a line-up, with the member; nothing where it may be played. */
export type LineUpFault =
  | { readonly fault: 'wrong-boards' | 'too-many-substitutes' }
  | { readonly fault: 'not-a-member' | 'twice' | 'out-of-order'; readonly member: number };

/** Regular members keep their order, whoever is missing; a substitute may sit at any board. */
export function lineUpFault(team: TeamOrder, rules: BoardRules, lineUp: LineUp): LineUpFault | undefined {
  if (lineUp.length !== rules.boards) return { fault: 'wrong-boards' };
  const seated = lineUp.flatMap((member) => member ?? []);
  const stranger = seated.find((member) => !team.regulars.includes(member) && !team.substitutes.includes(member));
  if (stranger !== undefined) return { fault: 'not-a-member', member: stranger };
  const twice = seated.find((member, at) => seated.indexOf(member) !== at);
  if (twice !== undefined) return { fault: 'twice', member: twice };
  const regulars = seated.filter((member) => team.regulars.includes(member));
  if (seated.length - regulars.length > rules.substitutes) return { fault: 'too-many-substitutes' };
  const order = regulars.map((member) => team.regulars.indexOf(member));
  const wrong = regulars.find((_, at) => at > 0 && (order[at] ?? 0) < (order[at - 1] ?? 0));
  return wrong === undefined ? undefined : { fault: 'out-of-order', member: wrong };
}

/** The line-up of the regular members, substitutes filling the last boards as far as they may. */
export function usualLineUp(
  team: TeamOrder,
  { boards, substitutes }: BoardRules,
  missing: readonly number[] = [],
): LineUp {
  const here = (member: number): boolean => !missing.includes(member);
  const regulars = team.regulars.filter(here).slice(0, boards);
  const seated = [...regulars, ...team.substitutes.filter(here).slice(0, substitutes)];
  return Array.from({ length: boards }, (_, board) => seated[board] ?? null);
}

/** Which of the two teams has the first side at a board, counted from 0: the first team at boards 1, 3 and so on. */
export const firstTeamAt = (board: number): 0 | 1 => (board % 2 === 0 ? 0 : 1);

/** The points of all boards, in their unit; each entry is what both teams had at one board. */
export const boardPoints = (boards: readonly (readonly [number, number])[]): readonly [number, number] =>
  boards.reduce<readonly [number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
