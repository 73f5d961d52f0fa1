/** An attack of an order or of an interrupt: who, at whom, with what; and what it would come to. */
import {
  attackForecast,
  cardOf,
  checkAttack,
  currentOf,
  modifiersOf,
  weapons,
  type AttackForecast,
  type AttackSpec,
  type Command,
  type Offer,
  type Sight,
  type Unit,
  type WeaponId,
} from '../rules.ts';
import { called, distinct, type DraftFace } from './draft.ts';

type AttackOffer = Extract<Offer, { kind: 'attack' }> | Extract<Offer, { kind: 'play-interrupt'; use: 'attack' }>;
const isAttack = (offer: Offer): offer is AttackOffer =>
  offer.kind === 'attack' || (offer.kind === 'play-interrupt' && offer.use === 'attack');

const verbs = { weapon: 'Fire at', ram: 'Ram', boarding: 'Board' } as const;
/** A weapon, or the mode that needs none. */
export const meansName = ({ mode, weapon }: Pick<AttackOffer, 'mode' | 'weapon'>): string =>
  weapon === null ? (mode === 'ram' ? 'Ram' : 'Boarding') : weapons[weapon].name;

/** What the running order adds to its attacks (R-FC-60, R-FC-65). */
export function termsOf(sight: Sight): Pick<AttackSpec, 'cause' | 'power' | 'bonusDice' | 'cripples'> {
  const frame = sight.frames.at(-1);
  if (frame?.kind !== 'order') return { cause: 'interrupt' };
  const step = currentOf(sight, frame)?.step;
  const { attackDice, straight, cripples } = modifiersOf(frame);
  return {
    cause: 'order',
    power: step === 'power-attack',
    bonusDice: step === 'ram-ahead' ? (straight?.ramDice ?? 0) : (attackDice ?? 0),
    cripples: cripples ?? null,
  };
}

/** No attack is picked. */
const NONE = -1;
/** Ships that an attack has to cost the enemy on the average before it is picked by itself. */
const LEAST_LOSSES = 0.05;

export interface NoTarget {
  readonly unit: Unit;
  readonly reason: NonNullable<ReturnType<typeof checkAttack>>;
}

export class AttackDraft implements DraftFace {
  readonly form = 'attack';
  readonly choices = ['picked'];
  readonly offers: readonly AttackOffer[];
  readonly #sight: Sight;
  picked = $state(0);
  readonly hexes = [];

  constructor(sight: Sight, offers: readonly Offer[]) {
    this.#sight = sight;
    this.offers = offers.filter(isAttack);
    this.reset();
  }

  readonly offer: AttackOffer | undefined = $derived.by(() => this.offers[this.picked]);
  readonly unit: string | undefined = $derived.by(
    () => this.offer?.unit ?? (this.attackers.length === 1 ? this.attackers[0] : undefined),
  );
  readonly attackers: readonly string[] = $derived.by(() => distinct(this.offers.map(({ unit }) => unit)));
  /** What the chosen attacker can attack. */
  readonly targets: readonly string[] = $derived.by(() =>
    distinct(this.offers.filter(({ unit }) => unit === this.unit).map(({ target }) => target)),
  );
  /** What it can attack the chosen target with. */
  readonly means: readonly AttackOffer[] = $derived.by(() =>
    this.offers.filter(({ unit, target }) => unit === this.unit && target === this.offer?.target),
  );
  readonly lit: readonly string[] = $derived.by(() => [
    ...this.targets.map((id) => `unit:${id}`),
    ...(this.attackers.length > 1 ? this.attackers.map((id) => `unit:${id}`) : []),
  ]);
  readonly spec: AttackSpec | undefined = $derived.by(() => this.offer && this.#specOf(this.offer));
  readonly forecast: AttackForecast | undefined = $derived.by(() =>
    this.spec ? attackForecast(this.#sight, this.spec) : undefined,
  );
  /** Enemies on the board that the attacker cannot reach, each with the reason. */
  readonly noTargets: readonly NoTarget[] = $derived.by(() => {
    const unit = this.#sight.units[this.unit ?? ''];
    if (!unit) return [];
    const weapon: WeaponId | null = cardOf(unit).weapons[0] ?? null;
    return Object.values(this.#sight.units)
      .filter(({ id, side, place }) => place === 'board' && side !== unit.side && !this.targets.includes(id))
      .flatMap((target) => {
        const reason = checkAttack(this.#sight, {
          ...termsOf(this.#sight),
          attacker: unit.id,
          target: target.id,
          mode: weapon === null ? 'boarding' : 'weapon',
          weapon,
        });
        return reason ? [{ unit: target, reason }] : [];
      });
  });

  #specOf(offer: AttackOffer): AttackSpec {
    const { unit, target, mode, weapon } = offer;
    return { ...termsOf(this.#sight), attacker: unit, target, mode, weapon };
  }

  readonly lacking: string | undefined = $derived.by(() => (this.offer ? undefined : 'Choose a target.'));
  readonly command: Command | undefined = $derived.by(() => {
    const { offer } = this;
    if (!offer) return undefined;
    const { unit, target, weapon } = offer;
    const armed = weapon === null ? {} : { weapon };
    return offer.kind === 'attack'
      ? { kind: 'attack', mode: offer.mode, target, ...armed }
      : { kind: 'play-interrupt', card: offer.card, use: { use: 'attack', unit, mode: offer.mode, target, ...armed } };
  });
  readonly words: string = $derived.by(() => {
    const { offer, forecast } = this;
    if (!offer) return 'Attack';
    const dice = forecast ? ` with ${forecast.dice} ${forecast.dice === 1 ? 'die' : 'dice'}` : '';
    return `${verbs[offer.mode]} ${called(this.#sight, offer.target)}${dice}`;
  });

  #expected(offer: AttackOffer): number {
    return attackForecast(this.#sight, this.#specOf(offer))?.expectedLosses ?? 0;
  }

  /** Takes the attack that should cost the enemy most; none where that is less than `least`. */
  #best(fits: (offer: AttackOffer) => boolean, least = 0): boolean {
    const found = this.offers
      .map((offer, index) => ({ offer, index }))
      .filter(({ offer }) => fits(offer))
      .map(({ offer, index }) => ({ index, losses: this.#expected(offer) }))
      .sort((one, other) => other.losses - one.losses)[0];
    if (found) this.picked = found.losses < least ? NONE : found.index;
    return found !== undefined;
  }

  pickMeans(offer: AttackOffer): void {
    this.picked = this.offers.indexOf(offer);
  }

  pressUnit(id: string): boolean {
    if (this.targets.includes(id)) return this.#best((each) => each.unit === this.unit && each.target === id);
    return this.attackers.includes(id) && this.#best((each) => each.unit === id);
  }

  reset(): void {
    this.#best(() => true, LEAST_LOSSES);
  }
}
