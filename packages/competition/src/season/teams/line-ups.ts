/** Who sits at the boards of the next round, and of one that is published [LEAGUE-112, LEAGUE-113]. */
import { lineUpFault } from '../../pairing/index.ts';
import type { BoardRules, LineUpFault } from '../../pairing/index.ts';
import type { Act } from '../acts.ts';
import { done, notOfficial, organises, refuse } from '../decide/asking.ts';
import type { SeasonAsking, SeasonDecision } from '../decide/asking.ts';
import { noTable, tableIn } from '../decide/rounds.ts';
import type { Entrant } from '../season.ts';
import { boardsOfSubstitutes, rulesFor } from './boards.ts';
import { memberWords, teamNamed, teamOf } from './decide.ts';
import { memberOf, membersIn, teamOrder } from './members.ts';
import { boardBegun } from './model.ts';

type Given<K extends Act['act']> = Extract<Act, { act: K }>;

function faultWords(entrant: Entrant, { boards, substitutes }: BoardRules, fault: LineUpFault): string {
  switch (fault.fault) {
    case 'wrong-boards':
      return `A line-up names ${String(boards)} boards.`;
    case 'too-many-substitutes':
      return `Substitutes may take ${String(substitutes)} of the boards of the next match.`;
    case 'not-a-member':
      return `${memberWords(entrant, fault.member)} is not in the team.`;
    case 'twice':
      return `${memberWords(entrant, fault.member)} sits at two boards.`;
    case 'out-of-order':
      return `${memberWords(entrant, fault.member)} sits behind somebody who comes later in the order of the team.`;
  }
}

export function lineUp(asking: SeasonAsking, { entrant, boards }: Given<'line-up'>): SeasonDecision {
  const asked = teamOf(asking, entrant);
  if ('ok' in asked) return asked;
  if (boards === null) return done({ kind: 'line-up-set', entrant, boards });
  const rules = rulesFor(asking.ledger.season, asked.teams, asked.entrant);
  const fault = lineUpFault(teamOrder(asked.entrant), rules, boards);
  if (fault !== undefined) return refuse(fault.fault, 'LEAGUE-112', faultWords(asked.entrant, rules, fault));
  return done({ kind: 'line-up-set', entrant, boards });
}

export function seatAtBoard(asking: SeasonAsking, act: Given<'seat-at-board'>): SeasonDecision {
  const { season } = asking.ledger;
  const { round, board, member } = act;
  if (!organises(asking.by)) return notOfficial;
  const asked = teamNamed(season, act.entrant);
  if ('ok' in asked) return asked;
  const table = tableIn(season, round, act.entrant);
  const now = table?.pairing.boards?.[board];
  if (table === undefined || now === undefined) return noTable(season, round, act.entrant);
  if (boardBegun(now))
    return refuse('begun', 'LEAGUE-113', `Board ${String(board + 1)} has begun. Who sits there stays.`);
  const side = table.pairing.sides[0] === act.entrant ? 0 : 1;
  if (now.members[side] === member) return refuse('as-it-is', 'LEAGUE-113', 'This board is taken so already.');
  if (member !== null) {
    if (!membersIn(asked.entrant).some(({ number }) => number === member))
      return refuse('no-member', 'LEAGUE-113', `The team has no member ${String(member)}.`);
    if (table.pairing.boards?.some(({ members }) => members[side] === member) === true)
      return refuse('twice', 'LEAGUE-113', 'This member sits at another board of the match.');
    const { inSeason } = asked.teams;
    const leaves = memberOf(asked.entrant, now.members[side])?.substitute === true ? 1 : 0;
    const comes = memberOf(asked.entrant, member)?.substitute === true ? 1 : 0;
    if (inSeason !== null && comes > leaves && boardsOfSubstitutes(season, asked.entrant) >= inSeason)
      return refuse(
        'too-many-substitutes',
        'LEAGUE-113',
        `Substitutes of a team take ${String(inSeason)} boards in the season, and have taken them.`,
      );
  }
  return done({ kind: 'board-seated', round, pairing: table.index, board, side, member });
}
