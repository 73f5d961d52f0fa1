/** A moment of a match to try things on: its position and the dice that fell. Nothing of the match changes [LEAGUE-106]. */
import type { WhatIf } from '@broadside/protocol';
import { throughJson } from '@broadside/rules/kernel';
import { HttpProblem } from '../problem.ts';
import type { RoomGame } from '../rooms/game.ts';
import { momentAfter } from '../rooms/replay.ts';
import type { Journal } from '../store/journal.ts';

/** Entries after the moment whose dice are told. */
const diceOf = 100;

/** Throws where there is no such entry. */
export async function whatIf(
  { matchId, origin, seq: last }: Pick<RoomGame, 'matchId' | 'origin' | 'seq'>,
  journal: Journal,
  seq: number,
): Promise<Pick<WhatIf, 'seq' | 'position' | 'faces'>> {
  if (seq > last) throw new HttpProblem(404, 'no-entry', `The match has ${String(last)} entries. Choose one of them.`);
  const { ledger } = await momentAfter({ journal, empty: origin, matchId }, seq);
  const faces: number[] = [];
  for (const { kind, draws } of await journal.read(matchId, seq, diceOf)) {
    // What the table does may lead elsewhere: dice after it fell for something else.
    if (kind === 'table') break;
    for (const draw of draws) if (draw.sides > 0) faces.push(...draw.faces);
  }
  return { seq, position: throughJson(ledger.ruleset.toPosition(ledger.state)), faces };
}
