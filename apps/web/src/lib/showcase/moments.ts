/** What the front page shows of tables: moments of a match, and battles as they are set up. Made when the site is built, not in a browser. */
import { catalog } from '@broadside/rules/catalog';
import { nextOfSetUp, play, SeededDice, seededRandom, type AnyRuleset, type View } from '@broadside/rules/kernel';
import { emblemOf, pictureFor } from '#lib/boards/index.ts';
import { players } from '#lib/match/battles.ts';
import type { Scene } from '#lib/boards/scene.ts';
import type { SceneLine } from '#lib/scene/scene.ts';
import { endedAttack, someOf, withLost, worthOf, type BoardMoment } from './told-moments.ts';

/** A table as it stood, and what had just happened there. */
export interface ShowcaseMoment extends BoardMoment {
  readonly scene: Scene;
}

/** A game as a card on the front page. */
export interface GameCard {
  readonly id: string;
  readonly name: string;
  readonly pitch: string;
  readonly players: string;
  /** Of its first battle. */
  readonly minutes: number;
  readonly scene: Scene | null;
}

/** The same match and the same pictures in every build. */
const seed = 7;
/** Orders that are played of the built-in match, and moments that are kept of it. */
const mostOrders = 260;
/** So far the fleets on a game's card have come. */
const ordersOnCards = 30;

const loaded = (): Promise<readonly AnyRuleset[]> => Promise.all(Object.values(catalog).map((load) => load()));

/** A match that has been set up, and as many orders of it as computers give. */
function begun(ruleset: AnyRuleset, setup: unknown, orders = 0) {
  const random = seededRandom(seed);
  const match = play(ruleset, setup, new SeededDice(random));
  for (let next = nextOfSetUp(ruleset, match.state, undefined, random); next !== undefined;) {
    match.apply(next.command, next.seat);
    next = nextOfSetUp(ruleset, match.state, undefined, random);
  }
  const bot = ruleset.bots[0];
  for (let count = 0; bot && count < orders; count += 1) {
    const [seat] = match.awaiting;
    if (seat === undefined) break;
    match.apply(bot.choose(match.viewOf(seat), match.offers(seat), seat, random), seat);
  }
  return { match, random };
}

const firstOf = ({ presets }: AnyRuleset) => presets.find(({ first }) => first) ?? presets[0];

/** The match that ships with the program: the first game's first battle between two computers. */
export async function builtInMatch(): Promise<readonly ShowcaseMoment[]> {
  const [ruleset] = await loaded();
  const draw = ruleset && (await pictureFor(ruleset.id));
  const [bot] = ruleset?.bots ?? [];
  if (!ruleset || !draw || !bot) return [];
  const { match, random } = begun(ruleset, firstOf(ruleset)?.setup);
  const attacks: { readonly moment: ShowcaseMoment; readonly hit: boolean }[] = [];
  const log: SceneLine[] = [];
  const views: View[] = [];
  const sceneAt = (count: number): Scene => draw(views[Math.max(0, count)] ?? {}).scene;
  for (let count = 0; count < mostOrders && match.outcome === undefined; count += 1) {
    const [seat] = match.awaiting;
    if (seat === undefined) break;
    match.apply(bot.choose(match.viewOf(seat), match.offers(seat), seat, random), seat);
    log.push(...match.narration({ kind: 'public' }).map((line) => ({ ...line, seq: count })));
    views.push(match.view({ kind: 'public' }) as View);
    const ended = endedAttack(log);
    if (ended) {
      const { moment, begunAt, hit } = ended;
      attacks.push({ moment: { ...moment, scene: withLost(sceneAt(count), sceneAt(begunAt - 1), moment) }, hit });
    }
  }
  const kept = someOf(attacks, ({ moment, hit }) => worthOf(moment, hit)).map(({ moment }) => moment);
  // It begins in the thick of it.
  const thick = Math.floor(kept.length / 2);
  return [...kept.slice(thick), ...kept.slice(0, thick)];
}

/** The table of a battle that has been set up; null for a game without a board here. */
async function sceneOf(ruleset: AnyRuleset, setup: unknown, orders = 0): Promise<Scene | null> {
  const draw = await pictureFor(ruleset.id);
  return draw ? draw(begun(ruleset, setup, orders).match.view({ kind: 'public' }) as View).scene : null;
}

export async function gameCards(): Promise<readonly GameCard[]> {
  return Promise.all(
    (await loaded()).map(async (ruleset) => {
      const { id, name, seats } = ruleset;
      const battle = firstOf(ruleset);
      return {
        id,
        name,
        pitch: emblemOf(id).pitch,
        players: players(seats),
        minutes: battle?.minutes ?? 0,
        scene: await sceneOf(ruleset, battle?.setup, ordersOnCards),
      };
    }),
  );
}

/** Every battle as it may be set up, by ruleset and preset. */
export async function battleScenes(): Promise<Readonly<Record<string, Readonly<Record<string, Scene | null>>>>> {
  const games = await Promise.all(
    (await loaded()).map(async (ruleset) => {
      const scenes = await Promise.all(
        ruleset.presets.map(async ({ id, setup }) => [id, await sceneOf(ruleset, setup)] as const),
      );
      return [ruleset.id, Object.fromEntries(scenes)] as const;
    }),
  );
  return Object.fromEntries(games);
}
