/** Beacons in the End Phase: automatic starts, then each side switches its own. */
import type * as z from 'zod';
import type { RuleId } from '../../../kernel/contract.ts';
import { someOf } from '../../../kernel/dice.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { FlowPart, FlowProcedure, Handler } from '../procedure.ts';
import type { Beacon } from '../records.ts';
import { seats } from '../seats.ts';
import type { Table } from '../table.ts';
import type { BeaconEvent } from './events.ts';
import type { beaconCommands, beaconPowerFrame, SwitchBeaconsOffer } from './schema.ts';

type PowerFrame = z.infer<typeof beaconPowerFrame>;
type Command = Extract<z.infer<(typeof beaconCommands)[number]>, { kind: 'switch-beacons' }>;
type Switched = Extract<BeaconEvent, { kind: 'beacons-started' | 'beacons-switched' }>;
type Part = FlowPart<PowerFrame, Command, Switched, SwitchBeaconsOffer>;
type P = FlowProcedure<Switched, PowerFrame>;

export interface PowerRules {
  readonly rule: RuleId;
  /** One that its owner cannot switch, and by which rule. */
  readonly locked?: { of(state: Table, beacon: Beacon): boolean; readonly rule: RuleId };
  /** What is said once all beacons are switched. */
  concluded(p: P): void;
}

const ownBeacons = (state: Table, seat: string): readonly Beacon[] =>
  Object.values(state.beacons).filter((beacon) => beacon.seat === seat);

/** Starts the beacons laid this round and asks the sides, the first in initiative first; only where there are beacons. */
export function powerBeacons(p: P): void {
  const beacons = Object.values(p.state.beacons);
  const due = beacons.filter(({ starting }) => starting).map(({ id }) => id);
  if (due.length > 0) p.emit({ kind: 'beacons-started', beacons: due });
  const order = p.state.match.order.length > 0 ? p.state.match.order : seats(p.state).map(({ seat }) => seat);
  const [seat, ...waiting] = order;
  if (beacons.length > 0 && seat !== undefined) p.push({ kind: 'beacon-power', seat, waiting });
}

export function powerBy(rules: PowerRules): Handler<Part, PowerFrame> {
  const { rule, locked } = rules;
  const beaconsOf = (state: Table, seat: string): readonly Beacon[] =>
    ownBeacons(state, seat).filter((beacon) => locked?.of(state, beacon) !== true);
  const next = (p: P, frame: PowerFrame): void => {
    const [seat, ...waiting] = frame.waiting;
    if (seat !== undefined) return p.replace({ ...frame, seat, waiting });
    p.pop();
    return rules.concluded(p);
  };
  return {
    awaiting: (state, frame) => (beaconsOf(state, frame.seat).length > 0 ? [frame.seat] : []),
    advance: next,
    offers: (state, frame) => {
      const own = beaconsOf(state, frame.seat);
      return [
        {
          kind: 'switch-beacons',
          label: 'Switch your beacons',
          about: own.map(({ id }) => `beacon:${id}`),
          rule,
          beacons: own.map(({ id, status }) => ({ beacon: id, status })),
        },
      ];
    },
    check: (state, frame, command) => {
      if (command.kind !== 'switch-beacons')
        return refuse('not-now', rule, 'Beacons are switched now. Say which of yours are to be online.');
      const own = beaconsOf(state, frame.seat);
      const named = new Set(command.online);
      if (named.size === command.online.length && command.online.every((id) => own.some((beacon) => beacon.id === id)))
        return undefined;
      if (
        locked !== undefined &&
        ownBeacons(state, frame.seat).some((beacon) => named.has(beacon.id) && locked.of(state, beacon))
      )
        return refuse('beacon-jammed', locked.rule, 'A jammed beacon cannot be switched. Name others of yours.');
      return refuse('not-your-beacon', rule, 'A side switches its own beacons. Name those to be online, each once.');
    },
    resolve: (p, frame, command) => {
      if (command.kind !== 'switch-beacons') return;
      const own = beaconsOf(p.state, frame.seat);
      const wanted = ({ id }: Beacon) => (command.online.includes(id) ? 'online' : 'offline');
      const changed = (to: Beacon['status']) =>
        own.filter((beacon) => beacon.status !== to && wanted(beacon) === to).map(({ id }) => id);
      const [on, off] = [changed('online'), changed('offline')];
      if (on.length + off.length > 0) p.emit({ kind: 'beacons-switched', by: frame.seat, on, off });
      next(p, frame);
    },
    sample: (state, frame, _offer, _by, random) => ({
      kind: 'switch-beacons',
      online: someOf(
        beaconsOf(state, frame.seat).map(({ id }) => id),
        random,
      ),
    }),
    // A seat whose time is up leaves its beacons as they are.
    standingAnswer: (state, frame) => ({
      kind: 'switch-beacons',
      online: beaconsOf(state, frame.seat).flatMap(({ id, status }) => (status === 'online' ? [id] : [])),
    }),
  };
}
