/** How a captain hides squadrons and ships, and when they come out; and what it does about the beacons of the enemy. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import type { HideSquadronOffer, RevealDiscOffer } from '../ambush/offers.ts';
import type { AttackBeaconOffer, HackBeaconOffer } from '../beacons/schema.ts';
import type { BeaconId, FighterId, ShipId } from '../ids.ts';
import { opponentOf } from '../seats.ts';
import { onTable, shipOf } from '../ships.ts';
import type { Ship, State } from '../table.ts';
import type { TableOf } from './thoughts.ts';

/** How near an enemy comes to a disc before the squadron shows itself: it fires well then. */
const SPRING_MILS = 15_000;
const HIDES = 0.8;

type Hiding = HideSquadronOffer | RevealDiscOffer;

/** Squadrons hide where they can, and come out when an enemy is near. */
export function fromHiding<C>(
  state: State,
  offers: readonly Kind[],
  by: Seat,
  random: Random,
  sample: (offer: Hiding) => C,
): C | undefined {
  const enemies = onTable(state, opponentOf(state, by));
  for (const each of offers) {
    const offer = each as Hiding;
    if (offer.kind === 'hide-squadron' && random() < HIDES) return sample(offer);
    if (offer.kind !== 'reveal-disc') continue;
    const disc = state.discs[offer.disc];
    if (disc === undefined || state.secrets.ambushes[disc.squadron] !== disc.id) continue;
    if (enemies.some((enemy) => distanceMils(enemy.at, disc.at) <= SPRING_MILS)) return sample(offer);
  }
  return undefined;
}

type CloakOrder = { kind: 'engage-cloak' | 'disengage-cloak'; ship: ShipId };

/** A ship that is shot at and cannot shoot goes under its cloak, and comes out when it can. */
export const cloakBy =
  <S extends Ship>(
    weighed: (state: TableOf<S>, ship: S, by: Seat) => { readonly shots: number; readonly danger: number },
  ) =>
  (state: TableOf<S>, offers: readonly Kind[], by: Seat): CloakOrder | undefined => {
    for (const each of offers) {
      if (each.kind !== 'engage-cloak' && each.kind !== 'disengage-cloak') continue;
      const offer = each as CloakOrder;
      const ship = shipOf(state, offer.ship);
      const { shots, danger } = weighed(state, ship, by);
      const hide = danger > 0 && (shots === 0 || (2 * ship.hull < ship.hullMax && danger > shots));
      if (hide === (offer.kind === 'engage-cloak')) return { kind: offer.kind, ship: ship.id };
    }
    return undefined;
  };

/** Above this face a hack is not worth the special action. */
const WORTH_A_TRY = 5;

type Silencing =
  | { kind: 'hack-beacon'; ship: ShipId; beacon: BeaconId }
  | { kind: 'attack-beacon'; beacon: BeaconId; fighters: FighterId[] };

export function silence(state: State, offers: readonly Kind[], by: Seat): Silencing | undefined {
  for (const each of offers) {
    const offer = each as HackBeaconOffer | AttackBeaconOffer;
    if (offer.kind === 'hack-beacon' && offer.need <= WORTH_A_TRY)
      return { kind: 'hack-beacon', ship: offer.ship, beacon: offer.beacon };
    if (offer.kind === 'attack-beacon' && state.beacons[offer.beacon]?.seat !== by)
      return { kind: 'attack-beacon', beacon: offer.beacon, fighters: [...offer.fighters] };
  }
  return undefined;
}
