/** What a ruling would change, and for whom: worked out as the table would, and nothing is written [LEAGUE-99]. */
import { leftAt, span } from '@broadside/match';
import type { AskedRuling, Ledger } from '@broadside/match';
import type { RulingChange } from '@broadside/protocol';
import { changesBetween } from '@broadside/rules/kernel';
import type { Seat, View, Viewer } from '@broadside/rules/kernel';

/** One line for each whom it concerns, before and after. */
export function changesOf(before: Ledger, after: Ledger, asked: AskedRuling, inSeason: boolean): RulingChange[] {
  return [
    ...before.seats.map((seat): RulingChange => ({ whom: seat, words: forSeat(before, after, seat) })),
    { whom: 'clocks', words: after.table.ended === null ? 'stand until a judge starts them' : 'stand for good' },
    { whom: 'watchers', words: watchersRead(before, after, asked) },
    { whom: 'standings', words: standings(after, inSeason) },
  ];
}

function forSeat(before: Ledger, after: Ledger, seat: Seat): string {
  const said = [
    seen(before, after, { kind: 'seat', seat }),
    time(before, after, seat),
    marks(before, after, seat),
    asked(before, after, seat),
  ].filter((each) => each !== '');
  return said.length === 0 ? 'nothing' : said.join('; ');
}

/** Records of a view that are others. */
function seen(before: Ledger, after: Ledger, who: Viewer): string {
  if (before.state === after.state) return '';
  const { ruleset } = before;
  const changes = changesBetween(ruleset.view(before.state, who) as View, ruleset.view(after.state, who) as View);
  const count = Object.keys(changes).length;
  return count === 0 ? '' : `${String(count)} ${count === 1 ? 'thing' : 'things'} on the table as they see it`;
}

function time(before: Ledger, after: Ledger, seat: Seat): string {
  const [was, is] = [leftOf(before, seat), leftOf(after, seat)];
  return was === is || was === undefined || is === undefined ? '' : `${span(was)} becomes ${span(is)}`;
}

const leftOf = ({ table }: Ledger, seat: Seat): number | undefined =>
  table.clock === null ? undefined : leftAt(table.clock, table.tempo, seat, table.clock.since);

function marks(before: Ledger, after: Ledger, seat: Seat): string {
  const of = ({ table }: Ledger): number => (table.judging?.marks ?? []).filter((mark) => mark.seat === seat).length;
  const more = of(after) - of(before);
  if (more === 0) return '';
  return more > 0 ? 'a mark that stands in the record' : `${String(-more)} ${more === -1 ? 'mark goes' : 'marks go'}`;
}

function asked(before: Ledger, after: Ledger, seat: Seat): string {
  const [was, is] = [before.awaiting.includes(seat), after.awaiting.includes(seat)];
  if (was === is) return '';
  return is ? 'is asked for an order' : 'is not asked any more';
}

function watchersRead(before: Ledger, after: Ledger, asked: AskedRuling): string {
  const said = seen(before, after, { kind: 'public' });
  return `read the ruling with its reason${said === '' ? '' : `; ${said}`}${asked.ruling.what === 'set-back' ? struck(before, asked.ruling.to) : ''}`;
}

const struck = ({ seq }: Ledger, to: number): string =>
  `; ${String(seq - to)} ${seq - to === 1 ? 'entry is' : 'entries are'} set back, and stay in the journal`;

function standings({ table, outcome }: Ledger, inSeason: boolean): string {
  if (table.ended === null) return 'nothing yet, the match goes on';
  if (!inSeason) return outcome === undefined ? 'nothing, the match counts for nothing' : 'the result is final';
  return outcome === undefined ? 'the table is open again' : 'the result is posted; an organiser can correct it';
}
