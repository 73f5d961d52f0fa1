/** The way home: at once, from any distance, if the carrier can take them. */
import type { Random, Rejection, RuleId } from '../../../kernel/contract.ts';
import { someOf } from '../../../kernel/dice.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { FighterId } from '../ids.ts';
import type { Cause } from '../losses/events.ts';
import type { FlowProcedure } from '../procedure.ts';
import type { Fighter, Squadron } from '../records.ts';
import { fightersOf } from '../ships.ts';
import type { Ship, Table } from '../table.ts';
import type { FighterCommand, FlightEvent, Homecoming, RecallOffer, RelaunchFrame } from './schema.ts';
import { flyingOf } from './stacks.ts';

export interface HangarRules {
  /** How many tokens the ship, which is on the table, has room for beside those aboard. */
  room(state: Table, carrier: Ship, aboard: number): number;
  /** Restricted Hangar after a launch in this round: nothing comes aboard before the End Phase. */
  shut(carrier: Ship): boolean;
  /** Flight Deck Crews may bring a token out again. */
  mayRelaunch(state: Table, carrier: Ship): boolean;
  readonly recall: RuleId;
  readonly noRoom: RuleId;
}

export type HomeProcedure = FlowProcedure<FlightEvent, RelaunchFrame>;

export interface Returning {
  /** How many tokens may come home of their own will: a return that cannot be received is refused. */
  readonly voluntaryRoom: (state: Table, carrier: string) => number;
  /** The first of them that fit, carrier by carrier. */
  readonly thatFit: (state: Table, ids: readonly FighterId[]) => FighterId[];
  /** A voluntary return needs room aboard for everybody named. */
  readonly returnFault: (
    state: Table,
    allowed: readonly FighterId[],
    ids: readonly FighterId[],
  ) => Rejection | undefined;
  /**
   * Sends tokens home that have to go or want to; what cannot be received is lost. Tokens that are not on the table are
   * passed over. Where Flight Deck Crews may relaunch, it pushes a frame: call it last, when the frame of the caller has
   * been replaced or popped.
   */
  readonly sendHome: (p: HomeProcedure, ids: readonly FighterId[], cause: Cause) => void;
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

export function returningBy(rules: HangarRules): Returning {
  const roomAboard = (state: Table, carrierId: string): number => {
    const carrier = state.ships[carrierId];
    if (carrier === undefined || carrier.place !== 'table') return 0;
    const inside = fightersOf(state, carrierId).filter(({ place }) => place === 'aboard' || place === 'waiting').length;
    return Math.max(0, rules.room(state, carrier, inside));
  };
  const voluntaryRoom = (state: Table, carrierId: string): number => {
    const carrier = state.ships[carrierId];
    return carrier === undefined || rules.shut(carrier) ? 0 : roomAboard(state, carrierId);
  };
  const thatFit = (state: Table, ids: readonly FighterId[]): FighterId[] => {
    const room = new Map<string, number>();
    return ids.filter((id) => {
      const carrier = state.fighters[id]?.carrier ?? '';
      const left = room.get(carrier) ?? voluntaryRoom(state, carrier);
      room.set(carrier, left - 1);
      return left > 0;
    });
  };
  /** Where each token ends, carrier by carrier, lower ids first: lost where the carrier is gone. */
  const homecomingsOf = (state: Table, tokens: readonly Fighter[]): Homecoming[] => {
    const room = new Map<string, number>();
    return tokens.map((fighter) => {
      const left = room.get(fighter.carrier) ?? roomAboard(state, fighter.carrier);
      room.set(fighter.carrier, left - 1);
      const carrier = state.ships[fighter.carrier];
      if (left <= 0 || carrier === undefined) return { fighter: fighter.id, to: 'lost' };
      return { fighter: fighter.id, to: rules.shut(carrier) ? 'waiting' : 'aboard' };
    });
  };
  const sendHome = (p: HomeProcedure, ids: readonly FighterId[], cause: Cause): void => {
    const tokens = [...flyingOf(p.state, ids)].sort(byId);
    if (tokens.length === 0) return;
    p.emit({ kind: 'fighters-returned', homecomings: homecomingsOf(p.state, tokens), cause });
    const active = p.state.match.active === null ? undefined : p.state.squadrons[p.state.match.active]?.seat;
    const carriers = [...new Set(tokens.map((fighter) => fighter.carrier))].flatMap((id) => p.state.ships[id] ?? []);
    // The last frame pushed is asked first: the active side, lower ids before higher ones.
    const asked = carriers
      .filter((carrier) => rules.mayRelaunch(p.state, carrier))
      .sort((a, b) => {
        if (a.seat !== b.seat) return a.seat === active ? 1 : -1;
        return byId(b, a);
      });
    for (const carrier of asked) {
      const aboard = tokens
        .filter(({ id, carrier: parent }) => parent === carrier.id && p.state.fighters[id]?.place === 'aboard')
        .map(({ id }) => id);
      if (aboard.length > 0) p.push({ kind: 'relaunch', carrier: carrier.id, fighters: aboard });
    }
  };
  return {
    voluntaryRoom,
    thatFit,
    sendHome,
    returnFault: (state, allowed, ids) => {
      if (new Set(ids).size < ids.length) return refuse('named-twice', rules.recall, 'Name each fighter once.');
      if (ids.some((id) => !allowed.includes(id)))
        return refuse(
          'cannot-return',
          rules.noRoom,
          'Not all of them can return now. Name fighters of yours that are out and that their carriers can take.',
          { allowed: [...allowed] },
        );
      if (thatFit(state, ids).length === ids.length) return undefined;
      return refuse('hangar-full', rules.noRoom, 'Their carriers have no room for all of them. Send fewer home.');
    },
  };
}

type RecallCommand = Extract<FighterCommand, { kind: 'recall-fighters' }>;
const isRecall = (command: Kind): command is RecallCommand => command.kind === 'recall-fighters';

export interface RecallRules {
  readonly rule: RuleId;
  /** The tokens that are out and that their carriers can take. */
  mayReturn(state: Table, squadron: Squadron): readonly FighterId[];
}

/** At the end of an activation its owner may call tokens home. */
export function recallBy({ returnFault, thatFit, sendHome }: Returning, rules: RecallRules) {
  const { rule } = rules;
  const mayReturn = (state: Table, squadron: Squadron) => rules.mayReturn(state, squadron);
  return {
    offers(state: Table, squadron: Squadron): readonly RecallOffer[] {
      const fighters = mayReturn(state, squadron);
      if (fighters.length === 0) return [];
      const about = fighters.map((id) => `fighter:${id}`);
      return [{ kind: 'recall-fighters', label: 'Recall fighters, or leave them out', fighters, rule, about }];
    },
    check(state: Table, squadron: Squadron, command: Kind): Rejection | undefined {
      if (isRecall(command)) return returnFault(state, mayReturn(state, squadron), command.fighters);
      return refuse(
        'not-now',
        rule,
        `${squadron.name} has acted. Say first which fighters return to their carriers; an empty list leaves all out.`,
      );
    },
    /** May push a frame (see `sendHome`): call it when the activation frame has been set to its last step. */
    resolve(p: HomeProcedure, _squadron: Squadron, command: Kind): void {
      if (isRecall(command)) sendHome(p, command.fighters, { rule, by: 'the recall' });
    },
    sample: (state: Table, squadron: Squadron, _offer: Kind, random: Random): RecallCommand => ({
      kind: 'recall-fighters',
      fighters: thatFit(state, someOf(mayReturn(state, squadron), random)),
    }),
    standingAnswer: (): RecallCommand => ({ kind: 'recall-fighters', fighters: [] }),
  };
}
