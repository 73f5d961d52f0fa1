/** The special actions of scenarios about a planet: troops are landed from orbit, and those of the enemy fired at. */
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingShip } from '../acting.ts';
import type { ShipId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import type { Squadron } from '../records.ts';
import { opponentOf } from '../seats.ts';
import { type Placed, squadronShips } from '../ships.ts';
import type { Ship, Table } from '../table.ts';
import type { LandingEvent, LandTroopsOffer, OrbitalBombardmentOffer } from './schema.ts';
import type { ScenarioPlan } from './plans.ts';

/** The lowest face of the d20 that removes an enemy division. */
const NEED = 12;

interface Land<Space extends string> {
  readonly kind: 'land-troops';
  readonly ship: ShipId;
  readonly space: Space;
}
interface Bombard<Mount extends string> {
  readonly kind: 'orbital-bombardment';
  readonly ship: ShipId;
  readonly mount: Mount;
}
type Action = (Land<string> | Bombard<string>)['kind'];

export interface TroopRules<
  S extends Ship,
  T extends Table,
  Space extends string,
  Mount extends string,
  More extends object,
> {
  planOf(state: T): Pick<ScenarioPlan, 'name' | 'actions'>;
  actingFault(state: T, squadron: Squadron, id: ShipId): Rejection | undefined;
  specialFault(ship: Placed<S>): Rejection | undefined;
  /** Why the ship is not in orbit as the action asks. */
  orbitFault(state: T, ship: Placed<S>, rule: RuleId): Rejection | undefined;
  /** What keeps the ship from attacking anybody. */
  attackFault(ship: Placed<S>): Rejection | undefined;
  /** Cargo Spaces that have troops aboard, and how many divisions each holds. */
  cargo(ship: Placed<S>): readonly Space[];
  divisions(ship: Placed<S>, space: Space): number;
  /** Working Autocannon and Scatter turrets that have not fired. */
  turrets(ship: Placed<S>): readonly Mount[];
  /** What a bombardment tells besides. */
  firing(ship: Placed<S>, mount: Mount): More;
  readonly ids: { readonly action: RuleId } & Readonly<Record<Action, RuleId>>;
}

/** As the functions here read them; a game's own are about its own records and ids. */
type Rules = TroopRules<Ship, Table, string, string, object>;
type Command = Land<string> | Bombard<string>;
type Resolver = Procedure<LandingEvent>;

/** A ship that is nowhere near, or does not face along the planet's edge. */
export const notInOrbit = ({ name }: Placed, rule: RuleId): Rejection =>
  refuse(
    'not-in-orbit',
    rule,
    `${name} is not in orbit. Bring it within 3″ of the planet’s edge, facing along it, first.`,
  );

/** Why the ship cannot take the action, whatever it lands or fires; `rule` is that of the orbit. */
export function actionFault<S extends Ship, T extends Table>(
  rules: Pick<
    TroopRules<S, T, string, string, object>,
    'planOf' | 'specialFault' | 'orbitFault' | 'attackFault' | 'ids'
  >,
  state: T,
  ship: Placed<S>,
  kind: Action,
  rule: RuleId = rules.ids[kind],
): Rejection | undefined {
  const { name, actions } = rules.planOf(state);
  if (actions.includes(kind))
    return (
      rules.specialFault(ship) ??
      rules.orbitFault(state, ship, rule) ??
      (kind === 'land-troops' ? undefined : rules.attackFault(ship))
    );
  const sentence = `${name} knows no such action. Choose another special action.`;
  return refuse('not-in-scenario', rules.ids.action, sentence);
}

function commandFault(rules: Rules, state: Table, squadron: Squadron, command: Command): Rejection | undefined {
  const absent = rules.actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const fault = actionFault(rules, state, ship, command.kind);
  if (fault !== undefined) return fault;
  if (command.kind === 'land-troops') {
    if (rules.cargo(ship).includes(command.space)) return undefined;
    const sentence = `${ship.name} has no working Cargo Space in ${command.space}. Name one that has its troops aboard.`;
    return refuse('no-cargo', rules.ids['land-troops'], sentence);
  }
  if (rules.turrets(ship).includes(command.mount)) return undefined;
  const sentence = `Turret ${command.mount.slice(1)} of ${ship.name} cannot bombard. It takes a working Autocannon or Scatter turret that has not fired.`;
  return refuse('no-turret', rules.ids['orbital-bombardment'], sentence);
}

function landOffer(rules: Rules, ship: Placed, space: string): LandTroopsOffer {
  const divisions = rules.divisions(ship, space);
  const label = `Land ${divisions === 1 ? '1 division' : `${divisions} divisions`} from ${ship.name}`;
  const rule = rules.ids['land-troops'];
  return { kind: 'land-troops', label, about: [`ship:${ship.id}`], rule, ship: ship.id, space, divisions };
}

function bombardOffer(rules: Rules, ship: Placed, mount: string): OrbitalBombardmentOffer {
  const label = `Bombard the enemy’s troops with ${ship.name}`;
  const rule = rules.ids['orbital-bombardment'];
  return { kind: 'orbital-bombardment', label, about: [`ship:${ship.id}`], rule, ship: ship.id, mount, need: NEED };
}

function* offersOf(rules: Rules, state: Table, squadron: Squadron) {
  if (rules.planOf(state).actions.length === 0) return;
  for (const ship of squadronShips(state, squadron)) {
    if (actionFault(rules, state, ship, 'land-troops') === undefined)
      for (const space of rules.cargo(ship)) yield landOffer(rules, ship, space);
    if (actionFault(rules, state, ship, 'orbital-bombardment') === undefined)
      for (const mount of rules.turrets(ship)) yield bombardOffer(rules, ship, mount);
  }
}

function bombard(rules: Rules, p: Resolver, ship: Placed, mount: string): void {
  const against = opponentOf(p.state, ship.seat);
  const before = p.state.sides[against]?.divisions ?? 0;
  const [face = 1] = p.dice.roll(20, 1, `bombardment by ${ship.name}`);
  const lost = face >= NEED ? Math.min(1, before) : 0;
  const told = { kind: 'planet-bombarded', by: ship.seat, ship: ship.id, mount, face, need: NEED } as const;
  p.emit({ ...told, ...rules.firing(ship, mount), against, lost, divisions: before - lost });
}

function land(rules: Rules, p: Resolver, ship: Placed, space: string): void {
  const landed = rules.divisions(ship, space);
  const divisions = (p.state.sides[ship.seat]?.divisions ?? 0) + landed;
  p.emit({ kind: 'troops-landed', by: ship.seat, ship: ship.id, space, landed, divisions });
}

/** The part of the Special Actions segment that these actions are. */
export function landingBy<
  S extends Ship,
  T extends Table & { readonly ships: { [id: string]: S } },
  Space extends string,
  Mount extends string,
  More extends object,
>(rules: TroopRules<S, T, Space, Mount, More>) {
  type Own = Procedure<LandingEvent<Space, Mount, More>>;
  return {
    segment: 'special' as const,
    orders: {
      'land-troops': {
        check: (state: T, squadron: Squadron, command: Land<Space>) => commandFault(rules, state, squadron, command),
        resolve: (p: Own, _squadron: Squadron, { ship, space }: Land<Space>) =>
          land(rules, p, actingShip(p.state, ship), space),
        sample: (_state: T, _squadron: Squadron, { kind, ship, space }: LandTroopsOffer<Space>): Land<Space> => ({
          kind,
          ship,
          space,
        }),
      },
      'orbital-bombardment': {
        check: (state: T, squadron: Squadron, command: Bombard<Mount>) => commandFault(rules, state, squadron, command),
        resolve: (p: Own, _squadron: Squadron, { ship, mount }: Bombard<Mount>) =>
          bombard(rules, p, actingShip(p.state, ship), mount),
        sample: (
          _state: T,
          _squadron: Squadron,
          { kind, ship, mount }: OrbitalBombardmentOffer<Mount>,
        ): Bombard<Mount> => ({ kind, ship, mount }),
      },
    },
    offers: (state: T, squadron: Squadron) =>
      offersOf(rules, state, squadron) as Iterable<LandTroopsOffer<Space> | OrbitalBombardmentOffer<Mount>>,
  };
}
