/**
 * Moves of every ruleset that are played at the start for nobody, by the code that plays them in rooms: what the engine
 * reads and compiles on the way of a move is compiled before the first match. Nothing of it is stored, counted or seen.
 */
import { newLedger } from '@broadside/match';
import { hashView, pick, seededRandom, throughJson } from '@broadside/rules/kernel';
import type { AnyRuleset, Json, Seat, View, Viewer } from '@broadside/rules/kernel';
import type { Logger } from 'pino';
import { diceStream } from '../dice/seed.ts';
import { Audience } from './audience.ts';
import type { PreparedFrames } from './audience.ts';
import { RoomGame } from './game.ts';
import type { Judgement } from './game.ts';
import type { RoomCatalog } from './rooms.ts';
import { standingOf } from './standing.ts';

/** After so many moves of one ruleset little is left to compile. */
const mostMoves = 500;
/** After so long, in milliseconds, others get their turn of the event loop. */
const sliceMs = 10;

/** Plays the presets in turn, each by chance, a move at every step; a bug of the rules ends it. */
function* moves(ruleset: AnyRuleset): Generator<void, void, void> {
  const random = seededRandom(1);
  for (let match = 0; ; match += 1) {
    const setup: unknown = ruleset.presets[match % ruleset.presets.length]?.setup;
    yield* oneMatch(ruleset, setup, `warm-up-${String(match)}`, random);
  }
}

function* oneMatch(ruleset: AnyRuleset, setup: unknown, id: string, random: () => number): Generator<void, void, void> {
  const plans = ruleset.seatsOf(setup);
  const seats = plans.map(({ seat }) => seat);
  const sitters = plans.map(({ seat, team }) => ({ seat, team, kind: 'bot' as const }));
  const origin = newLedger(ruleset, seats, { kind: 'none' });
  const game = new RoomGame(id, sitters, diceStream(new Uint8Array(32), id), origin);
  const viewers: readonly Viewer[] = [...seats.map((seat): Viewer => ({ kind: 'seat', seat })), { kind: 'public' }];
  const audiences = viewers.map((viewer) => new Audience(origin, viewer, [], []));
  show(game, audiences, game.start(setup, 0));
  while (game.outcome === undefined) {
    const by = pick(game.awaiting, random);
    const command = ruleset.codec.command.parse(chosen(game, by, random)) as unknown;
    show(game, audiences, game.judge(command, by, `move-${String(game.seq)}`, game.seq));
    yield;
  }
}

/** A command as it comes from the wire. */
function chosen({ ruleset, state }: RoomGame, by: Seat, random: () => number): Json {
  const view = ruleset.view(state, { kind: 'seat', seat: by }) as View;
  const offer: unknown = pick(ruleset.offers(view, by) as readonly unknown[], random);
  return throughJson(ruleset.sample(view, offer, by, random));
}

function show(game: RoomGame, audiences: readonly Audience[], judgement: Judgement): void {
  if (!judgement.ok) throw new Error(judgement.reason.sentence);
  const { proposal } = judgement;
  const standing = standingOf(proposal.ledger);
  const { awaiting, outcome, table } = standing;
  const prepared: PreparedFrames[] = [];
  for (const audience of audiences)
    prepared.push(audience.prepare(proposal, awaiting + outcome + table, hashView, prepared, String));
  game.commit(proposal);
  for (const each of prepared) each.audience.publish(each, standing);
}

/** Plays for at most `budgetMs`, shared among the rulesets; 0 for none. What fails is told, and keeps nothing else back. */
export async function warmUp(catalog: RoomCatalog, budgetMs: number, logger: Logger): Promise<void> {
  const ids = Object.keys(catalog);
  const began = performance.now();
  for (const [index, id] of ids.entries()) {
    const until = began + (budgetMs * (index + 1)) / ids.length;
    if (performance.now() >= until) continue;
    try {
      const ruleset = await catalog[id]?.();
      const played = ruleset === undefined ? 0 : await playUntil(moves(ruleset), until);
      logger.info({ ruleset: id, moves: played, ms: Math.round(performance.now() - began) }, 'rules are warm');
    } catch (error) {
      logger.warn({ err: error, ruleset: id }, 'rules could not be warmed up');
    }
  }
}

async function playUntil(playing: Iterator<void, void>, until: number): Promise<number> {
  let slice = performance.now();
  for (let played = 0; ; played += 1) {
    const now = performance.now();
    if (played >= mostMoves || now >= until || playing.next().done === true) return played;
    if (now - slice < sliceMs) continue;
    await new Promise((next) => setImmediate(next));
    slice = performance.now();
  }
}
