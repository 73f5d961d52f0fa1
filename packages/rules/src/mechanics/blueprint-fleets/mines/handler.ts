/** Laying mines before the fleets deploy: ship by ship in turn, each with a free move afterwards. */
import type * as z from 'zod';
import type { Leg } from '../../../geometry/table/index.ts';
import type { Random, Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import { made, type OfferOf, type Offering } from '../../../kernel/ruleset/offer.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { FighterId, ShipId } from '../ids.ts';
import type { LegEnvelope } from '../movement/riders.ts';
import type { FlowPart, FlowProcedure, Handler } from '../procedure.ts';
import type { Squadron } from '../records.ts';
import { opponentOf } from '../seats.ts';
import { isPlaced } from '../ships.ts';
import type { deploymentFrame } from '../setup/frames.ts';
import type { OpenTable, Table } from '../table.ts';
import {
  type LayEvent,
  layFault,
  type LayRules,
  type MineProcedure,
  minelayers,
  randomLay,
  resolveLay,
} from './laying.ts';
import type { mineCommands, mineLayingFrame, MineOffer } from './schema.ts';

type MineFrame = z.infer<typeof mineLayingFrame>;
type LayFrame = Extract<MineFrame, { step: 'lay' }>;
type MoveFrame = Extract<MineFrame, { step: 'move' }>;
/** The orders of the free move, and its offers: those of a plain move. */
interface FreeMove extends Leg {
  readonly kind: 'move-ship';
  readonly ship: ShipId;
  readonly carry: FighterId[];
}
export interface FreeMoveOffer extends OfferOf<'move-ship'>, LegEnvelope {}
type MineCommand = z.infer<(typeof mineCommands)[number]>;
type P = FlowProcedure<LayEvent, MineFrame | Extract<z.infer<typeof deploymentFrame>, { step: 'roll' }>> &
  MineProcedure;
interface MinePart extends FlowPart<MineFrame, MineCommand | FreeMove, LayEvent, MineOffer | FreeMoveOffer> {
  readonly procedure: P;
}

/** The free move of a ship that has laid, which each game makes as it makes moves. */
export interface FreeMoves {
  offers(state: OpenTable, squadron: Squadron, ship: ShipId, by: Seat): Iterable<Offering<FreeMoveOffer>>;
  check(state: OpenTable, squadron: Squadron, command: FreeMove, by: Seat): Rejection | undefined;
  resolve(p: P, squadron: Squadron, command: FreeMove, by: Seat): void;
  sample(state: OpenTable, squadron: Squadron, offer: FreeMoveOffer, by: Seat, random: Random): FreeMove | undefined;
}

export interface MineRules extends LayRules {
  readonly moves: FreeMoves;
  readonly now: RuleId;
  readonly keep: RuleId;
  readonly move: RuleId;
}

function squadronOf(state: Table, id: ShipId): Squadron | undefined {
  const ship = state.ships[id];
  return ship === undefined ? undefined : state.squadrons[ship.squadron];
}

/** The next side with a Minelayer lays, or deployment begins; squadrons that are out entirely are deployed by then. */
function handOn(rules: MineRules, p: P, turn: Seat, declined: readonly ShipId[]): void {
  const next = [turn, opponentOf(p.state, turn)].find((seat) => minelayers(rules, p.state, seat, declined).length > 0);
  if (next !== undefined) return p.replace({ kind: 'mine-laying', step: 'lay', turn: next, declined: [...declined] });
  const deployed = Object.values(p.state.squadrons)
    .filter(({ deployed: out, ships }) => !out && ships.every((id) => p.state.ships[id]?.place !== 'off'))
    .map(({ id }) => id);
  p.emit({ kind: 'mine-laying-ended', deployed });
  p.replace({ kind: 'deployment', step: 'roll' });
}

/** Minelaying begins with this side; false where nobody lays any. */
export function beginLaying(
  rules: LayRules,
  p: Pick<P, 'state' | 'emit' | 'replace'>,
  first: Seat | undefined,
): boolean {
  if (first === undefined || !anyMinelayers(rules, p.state)) return false;
  p.emit({ kind: 'mine-laying-began', first });
  p.replace({ kind: 'mine-laying', step: 'lay', turn: first, declined: [] });
  return true;
}

export const anyMinelayers = (rules: LayRules, state: Table): boolean =>
  Object.keys(state.sides).some((seat) => minelayers(rules, state, seat as Seat, []).length > 0);

function layOffers(rules: MineRules, state: OpenTable, frame: LayFrame): MineOffer[] {
  const { ground, fieldRadiusMils } = rules;
  return minelayers(rules, state, frame.turn, frame.declined).flatMap((ship): MineOffer[] => {
    const about = [`ship:${ship.id}`];
    return [
      {
        kind: 'lay-mines',
        label: `Lay mines with ${ship.name}`,
        about,
        rule: rules.place,
        ship: ship.id,
        region: ground.tableFor(state, ground.radiusOf(ship)),
        fieldRadiusMils,
        strength: rules.strengthOf(ship),
      },
      { kind: 'keep-mines', label: `Lay no mines with ${ship.name}`, about, rule: rules.keep, ship: ship.id },
    ];
  });
}

function moveOffers(rules: MineRules, state: OpenTable, frame: MoveFrame): (MineOffer | FreeMoveOffer)[] {
  const squadron = squadronOf(state, frame.ship);
  if (squadron === undefined) return [];
  const name = state.ships[frame.ship]?.name ?? frame.ship;
  const about = [`ship:${frame.ship}`];
  return [
    ...made(rules.moves.offers(state, squadron, frame.ship, frame.turn)),
    { kind: 'stay-on-field', label: `${name} stays`, about, rule: rules.move, ship: frame.ship },
  ];
}

function checkLay(rules: MineRules, state: OpenTable, frame: LayFrame, command: Kind): Rejection | undefined {
  const given = command as MineCommand;
  if (given.kind !== 'lay-mines' && given.kind !== 'keep-mines')
    return refuse('not-now', rules.now, 'Minelayers go before the fleets deploy. Lay mines with one, or keep them.');
  const ship = minelayers(rules, state, frame.turn, frame.declined).find((each) => each.id === given.ship);
  if (ship === undefined)
    return refuse(
      'no-minelayer',
      rules.place,
      'That ship lays no mines now. Name a Minelayer of yours that still may.',
    );
  return given.kind === 'lay-mines' ? layFault(rules, state, ship, given) : undefined;
}

function checkMove(
  rules: MineRules,
  state: OpenTable,
  frame: MoveFrame,
  command: MineCommand | FreeMove,
  by: Seat,
): Rejection | undefined {
  const squadron = squadronOf(state, frame.ship);
  const mine = command.ship === frame.ship;
  if (mine && command.kind === 'stay-on-field') return undefined;
  if (mine && command.kind === 'move-ship' && squadron !== undefined)
    return rules.moves.check(state, squadron, command, by);
  const name = state.ships[frame.ship]?.name ?? frame.ship;
  return refuse('not-now', rules.move, `${name} has laid its mines. Make its free move with it, or let it stay.`);
}

const present = (state: Table, id: ShipId): boolean => {
  const ship = state.ships[id];
  return ship !== undefined && isPlaced(ship);
};

export const mineLayingBy = (rules: MineRules): Handler<MinePart, MineFrame> => ({
  awaiting: (state, frame) => {
    const due =
      frame.step === 'lay'
        ? minelayers(rules, state, frame.turn, frame.declined).length > 0
        : present(state, frame.ship);
    return due ? [frame.turn] : [];
  },
  advance: (p, frame) =>
    handOn(rules, p, frame.step === 'move' ? opponentOf(p.state, frame.turn) : frame.turn, frame.declined),
  offers: (state, frame) => (frame.step === 'lay' ? layOffers(rules, state, frame) : moveOffers(rules, state, frame)),
  check: (state, frame, command, by) =>
    frame.step === 'lay' ? checkLay(rules, state, frame, command) : checkMove(rules, state, frame, command, by),
  resolve: (p, frame, command, by) => {
    const { declined } = frame;
    if (command.kind === 'keep-mines') {
      p.emit({ kind: 'mines-kept', by, ship: command.ship });
      return handOn(rules, p, by, [...declined, command.ship]);
    }
    if (command.kind === 'lay-mines') {
      p.replace({ kind: 'mine-laying', step: 'move', turn: by, declined, ship: command.ship });
      return resolveLay(rules, p, command, by);
    }
    if (frame.step !== 'move') return;
    const squadron = squadronOf(p.state, frame.ship);
    if (command.kind === 'move-ship' && squadron !== undefined) rules.moves.resolve(p, squadron, command, by);
    handOn(rules, p, opponentOf(p.state, by), declined);
  },
  sample: (state, frame, offer, by, random) => {
    if (offer.kind === 'keep-mines') return { kind: 'keep-mines', ship: offer.ship };
    if (offer.kind === 'stay-on-field') return { kind: 'stay-on-field', ship: offer.ship };
    const ship = offer.kind === 'lay-mines' ? state.ships[offer.ship] : undefined;
    if (ship !== undefined) return randomLay(rules, state, ship, random) ?? { kind: 'keep-mines', ship: ship.id };
    const squadron = frame.step === 'move' ? squadronOf(state, frame.ship) : undefined;
    if (squadron === undefined || offer.kind !== 'move-ship')
      throw new Error(`mine laying does not offer ${offer.kind}`);
    return rules.moves.sample(state, squadron, offer, by, random) ?? { kind: 'stay-on-field', ship: offer.ship };
  },
  standingAnswer: (state, frame) => {
    if (frame.step === 'move') return { kind: 'stay-on-field', ship: frame.ship };
    const [ship] = minelayers(rules, state, frame.turn, frame.declined);
    if (ship === undefined) throw new Error('asked to lay mines without a Minelayer');
    return { kind: 'keep-mines', ship: ship.id };
  },
});
