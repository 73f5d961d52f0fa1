/** An attack being planned at one target: together, alone or with torpedoes; which ships, which weapons. */
import type { Rejection } from '@broadside/rules/kernel';
import {
  forecast,
  type Command,
  type FireCommand,
  type FireMode,
  type Forecast,
  type MountId,
  type Offer,
  type State,
} from '../rules.ts';
import type { OrderJudge } from './judge.ts';

export type FireOfferAt = Extract<Offer, { kind: 'fire' }>;
type Chosen = Readonly<Record<string, readonly MountId[]>>;

const chosenBy = (shooters: FireOfferAt['shooters']): Chosen =>
  Object.fromEntries(shooters.map(({ ship, mounts }) => [ship, mounts]));

export class FireDraft {
  readonly form = 'fire';
  readonly choices = ['mode', 'chosen', 'scatter', 'resolution'];
  readonly offer: FireOfferAt;
  /** Everything that is offered at this target. */
  readonly offers: readonly FireOfferAt[];
  mode = $state<FireMode>('single');
  chosen = $state.raw<Chosen>({});
  /** Scatter is declared as the one effect. */
  scatter = $state(false);
  /** Who lends its Target Resolution to which weapon. */
  resolution = $state.raw<FireCommand['targetResolution']>();
  readonly #state: State;
  readonly #judge: OrderJudge;
  readonly command: Command = $derived.by(() => this.#commandOf(this.chosen));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly forecast: Forecast | undefined = $derived.by(() => this.#forecastOf(this.chosen));
  readonly words: string = $derived.by(() => {
    const name = this.#state.ships[this.offer.target]?.name ?? 'the target';
    if (this.mode === 'salvo') return `Launch at ${name}`;
    return this.mode === 'coordinated' ? `Fire together at ${name}` : `Fire at ${name}`;
  });

  constructor(state: State, offer: FireOfferAt, offers: readonly FireOfferAt[], judge: OrderJudge) {
    this.offer = offer;
    this.offers = offers;
    this.#state = state;
    this.#judge = judge;
    this.reset();
  }

  /** Opens on the best attack of any mode. */
  reset(): void {
    const best = bestAttack(this.#state, this.offers);
    this.setMode(best?.mode ?? this.offer.mode);
    if (best) this.chosen = best.chosen;
  }

  get modes(): readonly FireMode[] {
    return (['coordinated', 'single', 'salvo'] as const).filter((mode) =>
      this.offers.some((each) => each.mode === mode),
    );
  }

  /** The first ship of the attack. */
  get lead(): string {
    return Object.keys(this.chosen).find((ship) => this.joined(ship)) ?? this.offer.shooters[0]?.ship ?? '';
  }

  #commandOf(chosen: Chosen): FireCommand & { kind: 'fire' } {
    const { resolution } = this;
    const shooters = Object.entries(chosen).filter(([, mounts]) => mounts.length > 0);
    const helps = resolution && chosen[resolution.ship]?.includes(resolution.mount);
    return {
      kind: 'fire',
      target: this.offer.target,
      shooters: shooters.map(([ship, mounts]) => ({ ship, mounts: [...mounts] })),
      ...(this.scatter ? { scatter: true } : {}),
      ...(helps ? { targetResolution: resolution } : {}),
    };
  }

  #forecastOf(chosen: Chosen): Forecast | undefined {
    const command = this.#commandOf(chosen);
    const seat = this.#state.ships[command.shooters[0]?.ship ?? '']?.seat;
    const found = seat && forecast(this.#state, command, seat);
    return found?.odds ? found : undefined;
  }

  setMode(mode: FireMode): void {
    const best = bestAttack(
      this.#state,
      this.offers.filter((each) => each.mode === mode),
    );
    this.mode = mode;
    this.chosen = best?.chosen ?? {};
    this.scatter = false;
    this.resolution = undefined;
  }

  /** The weapons of a ship that are offered in this mode. */
  usable(ship: string): readonly MountId[] {
    const offered = this.offers.filter((each) => each.mode === this.mode);
    return offered
      .flatMap(({ shooters }) => shooters.flatMap((each) => (each.ship === ship ? each.mounts : [])))
      .filter((mount, index, all) => all.indexOf(mount) === index);
  }

  joined(ship: string): boolean {
    return (this.chosen[ship]?.length ?? 0) > 0;
  }

  /** Adds a weapon or takes it away; alone it takes the place of another, and what cannot fire beside it gives way. */
  toggle(ship: string, mount: MountId): void {
    const have = this.chosen[ship] ?? [];
    if (this.mode === 'single') this.chosen = { [ship]: [mount] };
    else if (have.includes(mount)) this.chosen = { ...this.chosen, [ship]: have.filter((each) => each !== mount) };
    else {
      const others: Chosen = this.mode === 'salvo' && !this.#multiplex ? {} : this.chosen;
      const tries: readonly Chosen[] = [
        { ...others, [ship]: [...have, mount] },
        ...have.map((kept) => ({ ...others, [ship]: [kept, mount] })),
        { ...others, [ship]: [mount] },
      ];
      this.chosen = tries.find((each) => !this.#judge(this.#commandOf(each))) ?? { ...others, [ship]: [mount] };
    }
  }

  get #multiplex(): boolean {
    return this.offers.some(({ mode, shooters }) => mode === 'salvo' && shooters.length > 1);
  }

  /** What the attack would do with a ship, and without it: both in HP; nothing where one of them is no attack. */
  costOf(ship: string): { readonly without: number; readonly joined: number } | undefined {
    if (this.mode === 'single') return undefined;
    const mounts = this.offers
      .filter((each) => each.mode === this.mode && each.shooters.length > 1)
      .flatMap(({ shooters }) => shooters.find((each) => each.ship === ship)?.mounts ?? []);
    const joined = this.#forecastOf({ ...this.chosen, [ship]: this.joined(ship) ? (this.chosen[ship] ?? []) : mounts });
    const without = this.#forecastOf({ ...this.chosen, [ship]: [] });
    if (!joined?.odds || !without?.odds) return undefined;
    return { without: without.odds.expectedHits, joined: joined.odds.expectedHits };
  }

  /** Lets a ship join the attack, or leave it. */
  join(ship: string): void {
    const [first] = this.usable(ship);
    if (this.joined(ship)) this.chosen = { ...this.chosen, [ship]: [] };
    else if (first !== undefined)
      for (const mount of this.usable(ship)) if (!this.chosen[ship]?.includes(mount)) this.toggle(ship, mount);
  }

  press(ship: string): boolean {
    const usable = this.usable(ship);
    const [first] = usable;
    if (first === undefined) return false;
    if (this.mode === 'single') {
      const next =
        usable[(usable.indexOf(this.chosen[ship]?.[0] ?? first) + (this.joined(ship) ? 1 : 0)) % usable.length];
      if (next) this.toggle(ship, next);
    } else this.join(ship);
    return true;
  }
}

interface Attack {
  readonly mode: FireMode;
  readonly chosen: Chosen;
  readonly hits: number;
}

function hitsOf(state: State, { target }: FireOfferAt, chosen: Chosen): number | undefined {
  const shooters = Object.entries(chosen).filter(([, mounts]) => mounts.length > 0);
  const command: FireCommand = {
    kind: 'fire',
    target,
    shooters: shooters.map(([ship, mounts]) => ({ ship, mounts: [...mounts] })),
  };
  const seat = state.ships[shooters[0]?.[0] ?? '']?.seat;
  return seat && forecast(state, command, seat).odds?.expectedHits;
}

/** The offer as it does most: of several ships those leave it that would weaken it. */
function bestOf(state: State, offer: FireOfferAt): Attack | undefined {
  let chosen = chosenBy(offer.shooters);
  let hits = hitsOf(state, offer, chosen);
  if (hits === undefined) return undefined;
  for (const { ship } of offer.shooters) {
    const fewer = { ...chosen, [ship]: [] };
    const without =
      Object.values(fewer).filter((mounts) => mounts.length > 0).length < 2 ? undefined : hitsOf(state, offer, fewer);
    if (without !== undefined && without > hits) [chosen, hits] = [fewer, without];
  }
  return { mode: offer.mode, chosen, hits };
}

/** The attack of most expected hits among these. */
export function bestAttack(state: State, offers: readonly FireOfferAt[]): Attack | undefined {
  const all = offers.flatMap((offer) => bestOf(state, offer) ?? []);
  return all.toSorted((one, other) => other.hits - one.hits)[0];
}
