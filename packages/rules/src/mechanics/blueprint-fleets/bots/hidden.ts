/** How a captain hides squadrons, and when they come out; and what it does about the beacons of the enemy. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import type { HideSquadronOffer, RevealDiscOffer } from '../ambush/offers.ts';
import type { AttackBeaconOffer, HackBeaconOffer } from '../beacons/schema.ts';
import type { BeaconId, FighterId, ShipId } from '../ids.ts';
import { opponentOf } from '../seats.ts';
import { onTable } from '../ships.ts';
import type { State } from '../table.ts';

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
