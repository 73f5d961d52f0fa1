/** Making a match and sitting down at one. */
import { randomBytes } from 'node:crypto';
import { noTempo, usualTableTerms } from '@broadside/match';
import type { TableTerms, WatchTerms } from '@broadside/match';
import { isOfficial, officialFault } from '@broadside/protocol';
import type { Invitation, JoinBody, Joined, NewMatch, NewMatchBody } from '@broadside/protocol';
import { isPositionSetup } from '@broadside/rules/kernel';
import type { AnyRuleset, Json, Seat, SeatPlan } from '@broadside/rules/kernel';
import type { JoinRefusal, NewSeat } from '../store/matches.ts';
import { newSecret } from '../store/people.ts';
import type { StoredPerson } from '../store/people.ts';
import { playableSetup } from '../workers/setups.ts';
import type { PlayableSetup } from '../workers/setups.ts';
import type { ApiDeps } from './api-deps.ts';
import { HttpProblem, noMatch } from '../problem.ts';

type Making = Pick<ApiDeps, 'catalog' | 'matches' | 'rooms' | 'workers'>;

/** Whoever sends no entropy of their own gets some of the server's: it is shown like any other. */
const someEntropy = (): string => randomBytes(16).toString('hex');

/** `who`: the address that asks. */
export async function createMatch(
  deps: Making,
  host: StoredPerson,
  body: NewMatchBody,
  who: string,
): Promise<NewMatch> {
  const ruleset = await rulesetOf(deps.catalog, body.ruleset);
  const { setup, summary, seats: places } = await setupOf(deps, ruleset, body, who);
  const own = body.seat ?? 'seat-1';
  const tokens = new Map<Seat, string>();
  const seats = places.map((place): NewSeat => {
    if (place.seat === own)
      return { ...place, kind: 'person', personId: host.id, entropy: body.entropy ?? someEntropy(), rest: body.rest };
    if (body.opponent === 'bot')
      return { ...place, kind: 'bot', bot: botName(ruleset, body.bot), entropy: someEntropy() };
    if (body.opponent === 'anyone') return { ...place, kind: 'empty', token: null };
    const token = newSecret();
    tokens.set(place.seat, token);
    return { ...place, kind: 'empty', token };
  });
  if (!seats.some((seat) => seat.kind === 'person'))
    throw new HttpProblem(
      400,
      'no-seat',
      `This match has no ${own}. Take a seat from seat-1 to seat-${String(seats.length)}.`,
    );
  const match = await deps.matches.create({
    chat: body.chat ?? true,
    setUp: body.setUp ?? false,
    rated: body.rated !== false && host.handle !== null && canBeRated(seats, setup),
    ruleset: ruleset.id,
    edition: ruleset.edition,
    name: body.name ?? `${host.name}'s match`,
    summary,
    setup,
    tempo: body.tempo ?? noTempo,
    ...(body.watch === undefined ? {} : { terms: watchedTerms(ruleset, body) }),
    hostId: host.id,
    seats,
  });
  await deps.rooms.refresh(match);
  return {
    match: await deps.rooms.headerFor(match, host.id),
    seat: own,
    invitations: [...tokens].map(([seat, token]) => invitation(match.id, seat, token)),
  };
}

/** Throws where watchers are to wait for rounds that the ruleset does not count [WATCH-2]. */
export function demandRounds({ story, name }: AnyRuleset, watch: WatchTerms | undefined): void {
  if (watch?.delay?.kind === 'round' && story === undefined)
    throw new HttpProblem(
      400,
      'no-rounds',
      `${name} counts no rounds. Let watchers be late by seconds, or to the end.`,
    );
}

/** A match that is watched otherwise than usual. */
function watchedTerms(ruleset: AnyRuleset, { watch, chat, rated, opponent }: NewMatchBody): TableTerms {
  demandRounds(ruleset, watch);
  if (watch?.listed === false && opponent === 'anyone')
    throw new HttpProblem(
      400,
      'not-listed',
      'Nobody finds a match that no list shows. Show it in the lists, or invite somebody by a link.',
    );
  return { ...usualTableTerms, chat: chat ?? true, rated: rated ?? true, ...(watch && { watch }) };
}

/** Two people on two sides (accounts both: a guest who sits down ends it), from a start that the ruleset knows: a position may favour either [HTTP-64]. */
const canBeRated = (seats: readonly NewSeat[], setup: Json): boolean =>
  seats.length === 2 &&
  seats[0]?.team !== seats[1]?.team &&
  seats.every((seat) => seat.kind !== 'bot') &&
  !isPositionSetup(setup);

/** The ruleset that a request names; refuses one that is not there. */
export async function rulesetOf(catalog: ApiDeps['catalog'], id: string): Promise<AnyRuleset> {
  const ruleset = Object.hasOwn(catalog, id) ? await catalog[id]?.() : undefined;
  if (ruleset !== undefined) return ruleset;
  const known = Object.keys(catalog).join(', ');
  throw new HttpProblem(400, 'no-ruleset', `There is no ruleset "${id}". Choose one of: ${known}.`);
}

export function invitation(id: string, seat: Seat, token: string): Invitation {
  return { seat, token, path: `/match/${id}/join?seat=${seat}&token=${token}` };
}

/**
 * The setup to play, tried: what the ruleset refuses is refused now, not when the last guest has come. A stranger's is
 * tried by a worker, one of the ruleset's own at once.
 */
async function setupOf({ workers }: Making, ruleset: AnyRuleset, body: NewMatchBody, who: string): Promise<Tried> {
  const { setup, options } = body;
  if (setup !== undefined) {
    const given = { ruleset: ruleset.id, setup, options };
    const tried = await workers.run('new-setup', given, { who, over: 'this setup' });
    const summary = isPositionSetup(setup) ? (setup.name?.trim() ?? 'From a position') : 'Own setup';
    refuseOfficials([summary, ...tried.seats.map(({ side }) => side)]);
    return { ...tried, summary };
  }
  const preset =
    body.preset === undefined ? ruleset.presets[0] : ruleset.presets.find((each) => each.id === body.preset);
  if (preset !== undefined) return { ...playableSetup(ruleset, preset.setup, options), summary: preset.name };
  const known = ruleset.presets.map((each) => each.id).join(', ');
  throw new HttpProblem(
    400,
    'no-preset',
    `${ruleset.name} has no preset "${body.preset ?? ''}". Choose one of: ${known}.`,
  );
}

/** What lists call a match and its sides. */
function refuseOfficials(names: readonly string[]): void {
  const taken = names.find(isOfficial);
  if (taken !== undefined)
    throw new HttpProblem(400, 'bad-setup', `The setup calls something "${taken}". Instead, ${officialFault}.`);
}

interface Tried extends PlayableSetup {
  /** What is played, in words. */
  readonly summary: string;
}

/** The chairs that a setup puts at the table; throws on a setup that the codec refuses. */
export function seatsOf(ruleset: AnyRuleset, setup: unknown): SeatPlan[] {
  return ruleset.seatsOf(ruleset.codec.setup.parse(setup)).map((place) => ({ ...place }));
}

function botName(ruleset: AnyRuleset, wanted: string | undefined): string {
  const bot = wanted === undefined ? ruleset.bots[0] : ruleset.bots.find((each) => each.name === wanted);
  if (bot !== undefined) return bot.name;
  const known = ruleset.bots.map((each) => each.name).join(', ');
  throw new HttpProblem(400, 'no-bot', `${ruleset.name} has no bot "${wanted ?? ''}". Choose one of: ${known}.`);
}

export function invalidInvitation(): HttpProblem {
  return new HttpProblem(403, 'wrong-token', 'This invitation is not valid any more. Ask for a new link.');
}

const refusals: { readonly [K in JoinRefusal]: () => HttpProblem } = {
  'no-match': noMatch,
  'no-seat': () => new HttpProblem(404, 'no-seat', 'The match has no such seat. Open the link again.'),
  taken: () => new HttpProblem(409, 'taken', 'Somebody sits there already. You can watch the match.'),
  withdrawn: () =>
    new HttpProblem(409, 'withdrawn', 'The challenge was withdrawn. Look for another on the front page.'),
  'wrong-token': invalidInvitation,
  reserved: () =>
    new HttpProblem(403, 'reserved', 'This seat is kept for somebody of the season. You can watch the match.'),
  'already-seated': () => new HttpProblem(409, 'already-seated', 'You sit in this match already. Open it and play.'),
};

export async function joinMatch(
  deps: Making,
  person: StoredPerson,
  id: string,
  seat: Seat,
  body: JoinBody,
): Promise<Joined> {
  const entropy = body.entropy ?? someEntropy();
  const sitter = { personId: person.id, account: person.handle !== null, entropy, rest: body.rest };
  const joined = await deps.matches.join(id, seat, sitter, body.token);
  if (typeof joined === 'string') throw refusals[joined]();
  await deps.rooms.refresh(joined);
  return { match: await deps.rooms.headerFor(joined, person.id), seat };
}
