/** The battle of each table: settled when its round is published, when both have struck one out, or when its match is made. */
import type { Act } from '../acts.ts';
import { actsFor, done, noEntrant, notOfficial, refuse } from '../decide/asking.ts';
import type { SeasonAsking, SeasonDecision } from '../decide/asking.ts';
import type { SeasonEvent } from '../events.ts';
import { entrantOf, hasBegun } from '../season.ts';
import type { Season } from '../season.ts';
import { battleAt, battlesInRound, unsettled } from './terms.ts';
import type { TableBattle } from './terms.ts';

/** Both have had their say, where they have one. */
const ready = ({ terms }: Season, { struck }: TableBattle): boolean =>
  terms.battles.choice !== 'veto' || struck.every((each) => each !== null);

interface TableAt {
  readonly round: number;
  readonly pairing: number;
}

/** One of those that nobody has struck out. */
function drawn(
  { lots, ledger: { season } }: SeasonAsking,
  { round, pairing }: TableAt,
  { struck }: TableBattle,
): string {
  const left = battlesInRound(season.terms.battles, round).filter((battle) => !struck.includes(battle));
  const why = `battle of table ${String(pairing + 1)} in round ${String(round)}`;
  return left[(lots.roll(left.length, 1, why)[0] ?? 1) - 1] ?? '';
}

const settles = (
  round: number,
  tables: readonly { readonly pairing: number; readonly battle: string }[],
): SeasonEvent => ({
  kind: 'battles-set',
  round,
  tables,
});

/** The decision with the battles of the rounds that it publishes. */
export function withBattles(asking: SeasonAsking, decision: SeasonDecision): SeasonDecision {
  if (!decision.ok) return decision;
  return { ok: true, events: decision.events.flatMap((event) => [event, ...battlesOfRound(asking, event)]) };
}

function battlesOfRound(asking: SeasonAsking, event: SeasonEvent): readonly SeasonEvent[] {
  if (event.kind !== 'round-published') return [];
  const { number: round, pairings } = event.round;
  const { battles } = asking.ledger.season.terms;
  if (battles.choice === 'veto' || pairings.length === 0) return [];
  const draw = (pairing: number): string => drawn(asking, { round, pairing }, unsettled);
  const only = battlesInRound(battles, round);
  const forAll =
    only.length === 1 ? only[0] : battles.choice === 'drawn' && battles.each === 'round' ? draw(0) : undefined;
  return [
    settles(
      round,
      pairings.map((_, pairing) => ({ pairing, battle: forAll ?? draw(pairing) })),
    ),
  ];
}

/** The decision to make a match, with its battle where that is still open. */
export function withBattle(asking: SeasonAsking, decision: SeasonDecision): SeasonDecision {
  const made = decision.ok ? decision.events.find((event) => event.kind === 'match-made') : undefined;
  if (made === undefined || !decision.ok) return decision;
  const { season } = asking.ledger;
  const known = battleAt(season, made.round, made.pairing);
  if (known.battle !== null) return decision;
  if (!ready(season, known))
    return refuse(
      'veto-open',
      'LEAGUE-47',
      'Both sides strike a battle out first, or say that they strike out none. Do it on the page of the pairing, or wait for your opponent.',
    );
  const { round, pairing } = made;
  return { ok: true, events: [settles(round, [{ pairing, battle: drawn(asking, made, known) }]), ...decision.events] };
}

/** Strikes a battle out, or none; when both have said so, one of the others is drawn. */
export function vetoBattle(
  asking: SeasonAsking,
  { round, entrant, battle }: Extract<Act, { act: 'veto-battle' }>,
): SeasonDecision {
  const { season } = asking.ledger;
  const own = entrantOf(season, entrant);
  if (own === undefined) return noEntrant(season, entrant);
  if (!actsFor(asking.by, own)) return notOfficial;
  const { battles } = season.terms;
  if (battles.choice !== 'veto')
    return refuse('no-veto', 'LEAGUE-47', 'The terms of this season let nobody strike a battle out.');
  const pairing = season.rounds[round - 1]?.pairings.findIndex(({ sides }) => sides.includes(entrant)) ?? -1;
  const table = season.rounds[round - 1]?.pairings[pairing];
  if (table === undefined || hasBegun(table))
    return refuse('no-table', 'LEAGUE-47', `There is no table of round ${String(round)} that has not begun.`);
  if (battle !== null && !battles.pool.includes(battle))
    return refuse('no-battle', 'LEAGUE-47', `Strike out one of: ${battles.pool.join(', ')}.`);
  const known = battleAt(season, round, pairing);
  const side = table.sides[0] === entrant ? 0 : 1;
  if (known.struck[side] !== null) return refuse('struck', 'LEAGUE-47', 'This side has struck out its battle already.');
  const vetoed: SeasonEvent = { kind: 'battle-vetoed', round, pairing, side, battle };
  const struck: TableBattle['struck'] = side === 0 ? [battle ?? '', known.struck[1]] : [known.struck[0], battle ?? ''];
  if (struck.includes(null)) return done(vetoed);
  return done(
    vetoed,
    settles(round, [{ pairing, battle: drawn(asking, { round, pairing }, { battle: null, struck }) }]),
  );
}
