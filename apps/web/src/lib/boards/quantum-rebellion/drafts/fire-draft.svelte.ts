/** An attack with ship weapons being planned: which ships, which mounts, at one target. */
import type { Rejection } from '@broadside/rules/kernel';
import { forecastOf } from '../forecast.ts';
import type { AttackForecast, Command, MountId, Offer, State } from '../rules.ts';
import type { OrderJudge } from './judge.ts';

export type DraftedFireOffer = Extract<Offer, { kind: 'fire' }>;
type Usable = DraftedFireOffer['shooters'][number];
type Chosen = Readonly<Record<string, readonly MountId[]>>;

export class FireDraft {
  readonly form = 'fire';
  readonly choices = ['lead', 'chosen', 'arcs', 'resolution'];
  readonly offer: DraftedFireOffer;
  /** The ship whose mounts are shown. */
  lead = $state('');
  chosen = $state.raw<Chosen>({});
  arcs = $state<'one' | 'several'>('one');
  resolution = $state<string | undefined>();
  readonly #state: State;
  readonly #judge: OrderJudge;
  readonly command: Command = $derived.by(() => this.#commandOf(this.chosen));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly forecast: AttackForecast | undefined = $derived.by(() => forecastOf(this.#state, this.command));
  readonly words: string = $derived.by(() => {
    const name = this.#state.ships[this.offer.target]?.name ?? 'the target';
    const dice = this.forecast?.attackDice;
    return dice ? `Fire ${dice} ${dice === 1 ? 'die' : 'dice'} at ${name}` : `Fire at ${name}`;
  });

  constructor(state: State, offer: DraftedFireOffer, judge: OrderJudge, preferred: string | undefined) {
    this.offer = offer;
    this.#state = state;
    this.#judge = judge;
    const lead = offer.shooters.find((each) => each.ship === preferred) ?? strongest(offer.shooters);
    this.lead = lead?.ship ?? '';
    this.chosen = lead ? { [lead.ship]: this.#best(lead, {}) } : {};
  }

  #commandOf(chosen: Chosen): Command {
    const several = this.arcs === 'several';
    return {
      kind: 'fire',
      target: this.offer.target,
      shooters: Object.entries(chosen)
        .filter(([, mounts]) => mounts.length > 0)
        .map(([ship, mounts]) => ({ ship, mounts: mounts.map((mount) => ({ mount })) })),
      ...(several && this.declares ? { arcs: 'several' as const } : {}),
      ...(this.resolution ? { targetResolution: this.resolution } : {}),
    };
  }

  /** The ship shown still has to say whether it fires one arc or several. */
  get declares(): boolean {
    return this.#state.ships[this.lead]?.activation.arcs === null;
  }

  /** The choice of mounts with the most expected hits that the rules allow beside `others`. */
  #best(shooter: Usable, others: Chosen): readonly MountId[] {
    const single = shooter.mounts.map((mount) => [mount]);
    const pairs = shooter.mounts.flatMap((mount, i) => shooter.mounts.slice(i + 1).map((other) => [mount, other]));
    const worth = (mounts: readonly Usable['mounts'][number][]): number =>
      mounts.reduce((sum, mount) => sum + mount.dice * (7 - mount.need), 0);
    const legal = [...single, ...pairs]
      .toSorted((a, b) => worth(b) - worth(a))
      .find((mounts) => !this.#judge(this.#commandOf({ ...others, [shooter.ship]: mounts.map((each) => each.mount) })));
    return legal?.map((each) => each.mount) ?? [];
  }

  shooter(ship: string): Usable | undefined {
    return this.offer.shooters.find((each) => each.ship === ship);
  }

  /** Shows another attacker alone. */
  leadWith(ship: string): void {
    const shooter = this.shooter(ship);
    if (!shooter) return;
    this.lead = ship;
    this.chosen = { [ship]: this.#best(shooter, {}) };
  }

  /** The ship may fire together with the one shown. */
  joins(ship: string): boolean {
    const able = (id: string): boolean => this.shooter(id)?.inCommand === true;
    return this.offer.coordinated && ship !== this.lead && able(ship) && able(this.lead);
  }

  /** A press on an attacker: it joins in where it may, and fires instead where it may not. */
  press(ship: string): boolean {
    if (!this.shooter(ship)) return false;
    if (ship === this.lead) this.reset();
    else if (this.joins(ship)) this.join(ship);
    else this.leadWith(ship);
    return true;
  }

  /** Adds a mount or takes it away; what cannot fire beside it gives way. */
  toggle(ship: string, mount: MountId): void {
    const have = this.chosen[ship] ?? [];
    if (have.includes(mount)) {
      this.chosen = { ...this.chosen, [ship]: have.filter((each) => each !== mount) };
      return;
    }
    const tries: readonly Chosen[] = [
      { ...this.chosen, [ship]: [...have, mount] },
      ...have.map((kept) => ({ ...this.chosen, [ship]: [kept, mount] })),
      { ...this.chosen, [ship]: [mount] },
      { [ship]: [mount] },
    ];
    this.chosen = tries.find((each) => !this.#judge(this.#commandOf(each))) ?? { [ship]: [mount] };
  }

  joined(ship: string): boolean {
    return (this.chosen[ship]?.length ?? 0) > 0;
  }

  /** Lets another ship join the attack, or leave it. */
  join(ship: string): void {
    const shooter = this.shooter(ship);
    if (!shooter) return;
    const mounts = this.joined(ship) ? [] : this.#best(shooter, this.chosen);
    this.chosen = { ...this.chosen, [ship]: mounts };
  }

  /** Why this mount alone cannot fire at the target. */
  whyNot(ship: string, mount: MountId): Rejection | undefined {
    return this.#judge(this.#commandOf({ [ship]: [mount] }));
  }

  reset(): void {
    this.leadWith(this.lead);
  }
}

const strongest = (shooters: readonly Usable[]): Usable | undefined =>
  shooters.toSorted((a, b) => diceOf(b) - diceOf(a))[0];
const diceOf = (shooter: Usable): number =>
  shooter.mounts.reduce((sum, mount) => sum + mount.dice * (7 - mount.need), 0);
