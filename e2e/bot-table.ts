/** A match between two people whose orders are the bot's, given over their own sockets: pages look on, and follow by themselves. */
import type { Connection, Visit } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import type { AnyRuleset, Catalog, Random, Seat } from '@broadside/rules/kernel';
import { fixedEntropy, type GameServer } from './game-server.ts';

/** What is played, with dice that are the same in every run. */
export interface BotBattle {
  readonly game: string;
  readonly preset: string;
  readonly dice: number;
  /** Where the game is, unless it is one of the site's. */
  readonly rulesets?: Catalog;
}

export class BotTable {
  readonly id: string;
  readonly ruleset: AnyRuleset;
  readonly #lines: ReadonlyMap<string, Connection>;

  private constructor(id: string, ruleset: AnyRuleset, lines: ReadonlyMap<string, Connection>) {
    this.id = id;
    this.ruleset = ruleset;
    this.#lines = lines;
  }

  /** A match that its people sit at already, each over a line of their own. */
  static async of(
    id: string,
    ruleset: AnyRuleset,
    lines: readonly (readonly [string, Connection])[],
  ): Promise<BotTable> {
    for (const [, line] of lines) await line.when(({ view }) => view !== null);
    return new BotTable(id, ruleset, new Map(lines));
  }

  /** The first battle of two seats, or the shortest, with dice that are the same in every run. */
  static async begin(
    server: GameServer,
    game: string,
    dice: number,
    people: readonly [Visit, Visit],
    shortest = false,
  ): Promise<BotTable> {
    const { rulesets } = await people[0].api.rulesets();
    const duels = (rulesets.find(({ id }) => id === game)?.presets ?? []).filter(({ seats }) => seats.length === 2);
    const preset = (shortest ? duels.toSorted((a, b) => a.minutes - b.minutes) : duels)[0]?.id ?? '';
    return BotTable.beginAt(server, { game, preset, dice }, people);
  }

  /** A battle of as many seats as people, in their order; alone against the rules with one of them. */
  static async beginAt(
    server: GameServer,
    { game, preset, dice, rulesets = catalog }: BotBattle,
    [host, ...guests]: readonly [Visit, ...Visit[]],
  ): Promise<BotTable> {
    const ruleset = await rulesets[game]?.();
    if (!ruleset) throw new Error(`There is no ruleset ${game}.`);
    const opponent = guests.length === 0 ? 'bot' : 'friend';
    const made = await host.api.createMatch({ ruleset: game, preset, opponent });
    if (guests.length > 0) await server.fixDice(made.match.id, dice);
    for (const [i, { seat, token }] of made.invitations.entries())
      await guests[i]?.api.join(made.match.id, seat, { token, entropy: fixedEntropy });
    const lines = [host, ...guests].map((each, i) => [`seat-${String(i + 1)}`, each.open(made.match.id)] as const);
    return BotTable.of(made.match.id, ruleset, lines);
  }

  /** What the first seat sees. */
  get now(): Connection['state'] {
    return this.#first.state;
  }

  get #first(): Connection {
    const line = this.#lines.get('seat-1');
    if (!line) throw new Error('Nobody plays.');
    return line;
  }

  /** Who is asked next, and for what; undefined when the match is over. */
  async asked(): Promise<
    { readonly seat: Seat; readonly seq: number; readonly offers: readonly { readonly kind: string }[] } | undefined
  > {
    const seat = this.now.awaiting[0];
    const line = seat && this.#lines.get(seat);
    if (!line) return undefined;
    const { view, seq } = await line.when((state) => state.seq >= this.now.seq);
    if (!view) throw new Error('The seat sees no table.');
    return { seat, seq, offers: this.ruleset.offers(view, seat) as readonly { readonly kind: string }[] };
  }

  /** Gives one order of the bot's for whoever is asked; false when the match is over. */
  async step(random: Random): Promise<boolean> {
    const asked = await this.asked();
    const line = asked && this.#lines.get(asked.seat);
    const [bot] = this.ruleset.bots;
    const view = line?.state.view;
    if (!line || !bot || !view) return false;
    const answer = await line.send({
      ...(bot.choose(view, asked.offers, asked.seat, random) as { readonly kind: string }),
    });
    if (answer.kind !== 'accepted') throw new Error(`The order was answered ${JSON.stringify(answer)}.`);
    await this.#first.when((state) => state.seq >= answer.seq);
    return true;
  }

  /** The side of the first seat gives up, each of its people. */
  async giveUp(): Promise<void> {
    const seats = this.now.match?.seats ?? [];
    const own = seats.find(({ seat }) => seat === 'seat-1')?.team;
    for (const { seat } of seats.filter(({ team }) => team === own))
      if (this.now.outcome === null) await this.#lines.get(seat)?.act({ act: 'resign' });
    await this.#first.when(({ outcome }) => outcome !== null);
  }

  leave(): void {
    for (const line of this.#lines.values()) line.close();
  }
}
