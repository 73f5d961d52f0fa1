/** Tables of a season played by bots over their people's own sockets, until the one who is to lose resigns. */
import type { SeasonPage } from '@broadside/protocol';
import type { AnyRuleset, Random } from '@broadside/rules/kernel';
import type { LeaguePerson } from './league-people.ts';
import { until } from './members.ts';

interface TableToPlay {
  readonly season: string;
  readonly round: number;
  readonly winner: LeaguePerson;
  readonly loser: LeaguePerson;
}

/** Both sit down, and the bot gives so many orders for whoever is asked; the answer is the id of the match. */
export async function playSome(
  { season, round, winner, loser }: TableToPlay,
  ruleset: AnyRuleset,
  random: Random,
  orders = 4,
): Promise<string> {
  const sat = await Promise.all([winner, loser].map((each) => each.leagues.sitDown(season, round)));
  const match = sat[0]?.match ?? '';
  await playTogether([winner, loser], match, ruleset, random, orders);
  return match;
}

/** Everybody of a live match sits there, and the bot gives so many orders for whoever is asked. */
export async function playTogether(
  people: readonly LeaguePerson[],
  match: string,
  ruleset: AnyRuleset,
  random: Random,
  orders: number,
): Promise<void> {
  const catalog = { [ruleset.id]: () => Promise.resolve(ruleset) };
  const lines = people.map((each) => each.member.open(match, { catalog }));
  try {
    for (let given = 0; given < orders; given += 1) {
      const asked = await Promise.race(lines.map((line) => line.when((state) => isAsked(state))));
      const line = lines.find(({ state }) => state.you?.seat === asked.you?.seat);
      const seat = asked.you?.seat ?? null;
      const [bot] = ruleset.bots;
      if (line === undefined || seat === null || bot === undefined || asked.view === null) throw new Error('nobody');
      const order = bot.choose(asked.view, ruleset.offers(asked.view, seat), seat, random) as { readonly kind: string };
      const answer = await line.send({ ...order });
      if (answer.kind !== 'accepted') throw new Error(`The order was answered ${JSON.stringify(answer)}.`);
      await Promise.all(lines.map((each) => each.when((state) => state.seq >= answer.seq)));
    }
  } finally {
    for (const line of lines) line.close();
  }
}

const isAsked = ({
  you,
  awaiting,
}: {
  readonly you: { readonly seat: string | null } | null;
  readonly awaiting: readonly string[];
}) => awaiting.some((seat) => seat === you?.seat);

export async function resignAt(who: LeaguePerson, match: string): Promise<void> {
  const line = who.member.open(match);
  await line.when((state) => state.seq >= 1);
  await line.act({ act: 'resign' });
  line.close();
}

/** The season once every table of a round has its result. */
export const whenPlayed = (who: LeaguePerson, season: string, round: number): Promise<SeasonPage> =>
  until(
    () => who.leagues.season(season),
    (page) => page.season.rounds[round - 1]?.pairings.every(({ result }) => result !== null) ?? false,
  );
