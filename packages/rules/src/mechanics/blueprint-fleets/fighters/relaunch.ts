/** Flight Deck Crews: a token that has just returned stands beside its carrier again. */
import { baseGapMils, type CircleBase, firstFreeContact, overlaps } from '../../../geometry/table/index.ts';
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
import { pick } from '../../../kernel/dice.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { StandingGround } from '../ground.ts';
import type { FighterId, Point } from '../ids.ts';
import { inches } from '../names.ts';
import type { FlowPart, Handler } from '../procedure.ts';
import { isPlaced, type Placed } from '../ships.ts';
import type { Table } from '../table.ts';
import type { DeclineRelaunchOffer, FighterCommand, FlightEvent, RelaunchFrame, RelaunchOffer } from './schema.ts';
import type { HangarRules } from './returning.ts';

export interface RelaunchRules extends Pick<HangarRules, 'mayRelaunch'> {
  readonly ground: StandingGround;
  readonly relaunch: RuleId;
  readonly window: RuleId;
  readonly stand: RuleId;
}

type Command = Extract<FighterCommand, { kind: 'relaunch-fighter' | 'decline-relaunch' }>;
type Part = FlowPart<RelaunchFrame, Command, FlightEvent, RelaunchOffer | DeclineRelaunchOffer>;

const ready = (state: Table, frame: RelaunchFrame): readonly FighterId[] =>
  frame.fighters.filter((id) => state.fighters[id]?.place === 'aboard');

/** On the table and in no planet. */
const roomFor = ({ ground }: RelaunchRules, state: Table, base: CircleBase): boolean =>
  ground.planetUnder(state, base) === undefined && ground.onTheTable(state, base);

const baseOf = ({ ground }: RelaunchRules, ship: Placed): CircleBase => ({
  at: ship.at,
  radiusMils: ground.radiusOf(ship),
});

/** The free place beside the carrier nearest to a bearing from it. */
const placeBeside = (rules: RelaunchRules, state: Table, carrier: Placed, preferredCdeg: number): Point | undefined =>
  firstFreeContact(baseOf(rules, carrier), rules.ground.tokenRadiusMils, {
    preferredCdeg,
    blockers: rules.ground.standing(state).map(({ base }) => base),
    fits: (base) => roomFor(rules, state, base),
  });

/** Why a token may not stand there beside the carrier. */
function placeFault(rules: RelaunchRules, state: Table, carrier: Placed, at: Point): Rejection | undefined {
  const { ground, relaunch, stand } = rules;
  const base = { at, radiusMils: ground.tokenRadiusMils };
  const gap = baseGapMils(base, baseOf(rules, carrier));
  if (Math.abs(gap) > ground.tape.contactMils)
    return refuse(
      'not-touching',
      relaunch,
      `That place is ${inches(gap)} from the base of ${carrier.name}. Choose one where the token touches it.`,
    );
  if (ground.standing(state).some((other) => overlaps(base, other.base, ground.tape.contactMils)))
    return refuse('occupied', stand, 'Another base stands there. Choose a free place beside the carrier.');
  if (roomFor(rules, state, base)) return undefined;
  return refuse('no-room', stand, 'A token cannot stand there. Choose a place on the table and off the planet.');
}

export function relaunchBy(rules: RelaunchRules): Handler<Part, RelaunchFrame> {
  const carrierOf = (state: Table, frame: RelaunchFrame): Placed | undefined => {
    const ship = state.ships[frame.carrier];
    return ship !== undefined && isPlaced(ship) && rules.mayRelaunch(state, ship) ? ship : undefined;
  };
  /** What can be relaunched, and a place for it; undefined where there is nothing to decide. */
  const chance = (state: Table, frame: RelaunchFrame) => {
    const carrier = carrierOf(state, frame);
    const fighters = ready(state, frame);
    const at = carrier && fighters.length > 0 ? placeBeside(rules, state, carrier, carrier.facingCdeg) : undefined;
    return carrier === undefined || at === undefined ? undefined : { carrier, fighters, at };
  };
  return {
    awaiting: (state, frame) => {
      const { carrier } = chance(state, frame) ?? {};
      return carrier === undefined ? [] : [carrier.seat];
    },
    advance: (p) => p.pop(),
    offers: (state, frame) => {
      const found = chance(state, frame);
      if (found === undefined) return [];
      const { carrier, fighters, at } = found;
      const about = [`ship:${carrier.id}`, ...fighters.map((id) => `fighter:${id}`)];
      const label = `Relaunch a fighter of ${carrier.name}`;
      return [
        { kind: 'relaunch-fighter', label, carrier: carrier.id, fighters, at, rule: rules.relaunch, about },
        { kind: 'decline-relaunch', label: 'Keep the fighters aboard', rule: rules.window, about },
      ];
    },
    check: (state, frame, command) => {
      if (command.kind === 'decline-relaunch') return undefined;
      const carrier = carrierOf(state, frame);
      if (command.kind !== 'relaunch-fighter' || carrier === undefined)
        return refuse(
          'not-now',
          rules.window,
          'Fighters have returned. Say first whether the flight deck crews relaunch one.',
        );
      if (!ready(state, frame).includes(command.fighter))
        return refuse(
          'not-returned',
          rules.window,
          `Only a fighter that has just returned to ${carrier.name} is relaunched.`,
        );
      return placeFault(rules, state, carrier, command.at);
    },
    resolve: (p, frame, command) => {
      p.pop();
      if (command.kind !== 'relaunch-fighter') return;
      p.emit({ kind: 'fighter-relaunched', carrier: frame.carrier, fighter: command.fighter, at: command.at });
      const others = frame.fighters.filter((id) => id !== command.fighter);
      const again = p.state.ships[frame.carrier];
      if (others.length > 0 && again !== undefined && rules.mayRelaunch(p.state, again))
        p.push({ ...frame, fighters: others });
    },
    sample: (state, frame, offer, _by, random) => {
      const carrier = carrierOf(state, frame);
      if (offer.kind !== 'relaunch-fighter' || carrier === undefined) return { kind: 'decline-relaunch' };
      const at = placeBeside(rules, state, carrier, Math.floor(random() * 360) * 100) ?? offer.at;
      return { kind: 'relaunch-fighter', fighter: pick(offer.fighters, random), at };
    },
    standingAnswer: () => ({ kind: 'decline-relaunch' }),
  };
}
