/** The order desk of a table of Quantum Rebellion: each offer is prepared by itself. */
import type { Rejection, View } from '@broadside/rules/kernel';
import type { BoardLook } from '#lib/board/board.svelte';
import { OrderDesk } from '#lib/desk/order-desk.svelte.ts';
import { QuietAnswers } from '#lib/desk/quiet-answers.svelte.ts';
import { untrack } from 'svelte';
import { bestShot } from './drafts/best-shot.ts';
import { draftOf, type Draft } from './drafts/drafting.ts';
import { firstOffer, isPrompt, offerKey } from './drafts/offer-key.ts';
import { SpotDraft } from './drafts/spot-draft.svelte.ts';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { marksOf } from './marks.ts';
import { baseRadiusMils, fromView, weaponsOf, type Command, type Offer, type Ship, type State } from './rules.ts';

/** The activation that runs, told apart from every other. */
const activationOf = ({ match }: State): string | undefined =>
  match.active === null ? undefined : `${match.round}:${match.active}`;

export class Desk extends OrderDesk<State, Offer, Offer, Draft, Command> {
  /** The attacker that was shown last. */
  #attacker: string | undefined;

  readonly endSegment: Extract<Offer, { kind: 'end-segment' }> | undefined = $derived.by(() =>
    this.offers.find((each) => each.kind === 'end-segment'),
  );

  /** Questions during the enemy's activation that are answered without asking. */
  readonly quiet: QuietAnswers;
  /** A question at the edge of the table. */
  readonly answering: boolean = $derived.by(
    () => this.session.myTurn && this.way !== undefined && isPrompt(this.way) && !this.quiet.answers,
  );

  constructor(session: MatchSession) {
    super(session);
    const during = (): string | undefined => activationOf(this.table);
    this.quiet = new QuietAnswers(session, {
      during,
      asked: () => {
        const { match, squadrons } = this.table;
        const enemy = match.active !== null && squadrons[match.active]?.seat !== session.seat;
        const kind = enemy ? this.offers.find(isPrompt)?.kind : undefined;
        const activation = during();
        return kind && activation ? { kind, during: activation } : undefined;
      },
    });
  }

  protected tableOf(view: View): State {
    return fromView(view);
  }
  protected waysOf(offers: readonly Offer[]): readonly Offer[] {
    return offers;
  }
  protected keyOf(offer: Offer): string {
    return offerKey(offer);
  }
  protected firstWay(offers: readonly Offer[]): Offer | undefined {
    return firstOffer(offers, () =>
      untrack(() => bestShot(this.table, offers, (command) => this.judge(command), this.#attacker)),
    );
  }
  protected draftOf(table: State, offer: Offer): Draft | undefined {
    return draftOf(table, offer, {
      judge: (command) => this.judge(command),
      safe: () => this.session.safeAnswer() as Command,
      preferred: this.#attacker,
    });
  }
  /** The drafts ask the rules themselves, for the board shows the answer too. */
  protected override refusalOf(draft: Draft | undefined): Rejection | undefined {
    return draft?.reason;
  }

  ship(record: string | undefined): Ship | undefined {
    return record?.startsWith('ship:') ? this.table.ships[record.slice('ship:'.length)] : undefined;
  }

  /** Why no weapon of the active squadron may fire at an enemy ship now; nothing where one may, or where nobody fires. */
  whyNoFire(target: Ship): Rejection | undefined {
    const { match, squadrons, ships } = this.table;
    const active = squadrons[match.active ?? ''];
    if (!this.session.myTurn || match.segment !== 'combat' || !active || target.seat === active.seat || !target.at)
      return undefined;
    if (this.offers.some((each) => each.kind === 'fire' && each.target === target.id)) return undefined;
    const lead = this.draft?.form === 'fire' ? this.draft.lead : undefined;
    const shooter = [lead, ...active.ships].flatMap((id) => (id && ships[id]?.at ? [ships[id]] : []))[0];
    const mount = shooter && weaponsOf(shooter)[0]?.mount;
    if (!mount) return undefined;
    return this.judge({ kind: 'fire', target: target.id, shooters: [{ ship: shooter.id, mounts: [{ mount }] }] });
  }

  override take(offer: Offer): void {
    this.#noteAttacker();
    this.looked = undefined;
    super.take(offer);
  }

  #noteAttacker(): void {
    if (this.draft?.form === 'fire') this.#attacker = this.draft.lead;
  }

  /** A press on a thing of the table: part of the order, another order, or only a look. */
  press(record: string): void {
    this.session.onpick?.(record);
    const { draft } = this;
    const id = record.slice(record.indexOf(':') + 1);
    if (draft?.form === 'choice' && draft.cycle(id)) return;
    if (draft?.form === 'deploy' && draft.stations.some((each) => each.ship === id)) {
      draft.current = id;
      return;
    }
    if (draft?.form === 'fire' && draft.shooter(id)) {
      draft.press(id);
      return;
    }
    if (draft?.form === 'spot' && draft.offer.kind === 'move-fighter') {
      const ship = this.ship(record);
      const own = this.offers.find((each) => each.kind === 'move-fighter' && each.about.includes(record));
      if (own) return this.take(own);
      if (ship?.at) return void (this.looked = record);
    }
    const offer = this.offers.find((each) => each.kind !== 'end-segment' && each.about.includes(record));
    if (offer && offerKey(offer) !== (this.way && offerKey(this.way))) this.take(offer);
    else this.looked = this.looked === record ? undefined : record;
  }

  override prepare(command: Command): void {
    super.prepare(command);
    const { draft } = this;
    if (draft?.form !== 'move' || command.kind !== draft.offer.kind) return;
    const { courseCdeg, distanceMils, facingCdeg } = command;
    draft.set({ courseCdeg, distanceMils, facingCdeg });
  }

  override send(command: Command): Promise<boolean> {
    this.#noteAttacker();
    return super.send(command);
  }

  /** Sends every fighter that flies with the one being moved to the same ship, one order after the other. */
  async sendFlight(to: Ship): Promise<void> {
    const lead = this.way?.kind === 'move-fighter' ? this.table.fighters[this.way.fighter]?.carrier : undefined;
    const mates = this.offers.filter(
      (each) => each.kind === 'move-fighter' && this.table.fighters[each.fighter]?.carrier === lead,
    );
    for (const mate of mates) {
      if (mate.kind !== 'move-fighter' || !to.at) return;
      const draft = new SpotDraft(mate, undefined, (command) => this.judge(command));
      draft.touch({ at: to.at, radiusMils: baseRadiusMils(to) });
      if (draft.reason || !(await this.session.send(draft.command))) return;
    }
    this.taken = undefined;
  }

  /** The next ship that may still act, in the order of the offers. */
  next(): void {
    const now = this.way && offerKey(this.way);
    const list = this.offers.filter((each) => each.kind === this.way?.kind);
    const at = list.findIndex((each) => offerKey(each) === now);
    const following = list[(at + 1) % Math.max(1, list.length)];
    if (following) this.take(following);
  }

  /** How the things of the table are marked. */
  readonly looks: ReadonlyMap<string, BoardLook> = $derived.by(() =>
    marksOf(this.table, this.offers, this.way, this.draft, this.looked),
  );
}
