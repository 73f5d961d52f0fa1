/** The order desk of one table: what may be done, what is being planned, what is looked at. */
import type { Rejection } from '@broadside/rules/kernel';
import type { Look } from '#lib/board/board.svelte';
import { DraftKeeper } from '#lib/desk/draft-keeper.ts';
import { noView, tellLost } from '#lib/desk/lost.svelte.ts';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { draftOf, type Draft } from './drafts/drafting.ts';
import { SpotDraft } from './drafts/spot-draft.svelte.ts';
import { marksOf } from './marks.ts';
import { firstOffer, isPrompt, offerKey } from './drafts/offer-key.ts';
import { baseRadiusMils, fromView, weaponsOf, type Command, type Offer, type Ship, type State } from './rules.ts';

export class Desk {
  readonly session: MatchSession;
  /** The key of the offer taken up by hand; nothing: the first that is ready. */
  picked = $state<string | undefined>();
  /** A ship that is only looked at. */
  inspected = $state<string | undefined>();
  hovered = $state<string | undefined>();
  #attacker: string | undefined;
  readonly #keeper: DraftKeeper<Draft>;

  readonly state: State = $derived.by(() => fromView(this.session.state.view ?? {}));
  readonly offers: readonly Offer[] = $derived.by(() => this.session.offers as readonly Offer[]);
  readonly offer: Offer | undefined = $derived.by(() => {
    const keyed = (key: string | undefined): Offer | undefined =>
      key === undefined ? undefined : this.offers.find((each) => offerKey(each) === key);
    return keyed(this.picked) ?? keyed(this.#keeper.begun) ?? firstOffer(this.offers);
  });
  readonly draft: Draft | undefined = $derived.by(() => {
    const { offer, state } = this;
    return this.#keeper.draftFor(
      this.session.state.view ?? noView,
      offer && offerKey(offer),
      () =>
        offer &&
        draftOf(state, offer, {
          judge: (command) => this.judge(command),
          safe: () => this.session.safeAnswer() as Command,
          preferred: this.#attacker,
        }),
    );
  });
  readonly prompt: boolean = $derived.by(() => this.offers.some(isPrompt));
  readonly endSegment: Extract<Offer, { kind: 'end-segment' }> | undefined = $derived.by(() =>
    this.offers.find((each) => each.kind === 'end-segment'),
  );

  constructor(session: MatchSession) {
    this.session = session;
    this.#keeper = new DraftKeeper((view) => session.answered(view));
    tellLost(this);
  }

  /** Whether a draft was put aside because the table changed. */
  lost(): boolean {
    return this.#keeper.lost();
  }

  judge(command: Command): Rejection | undefined {
    return this.session.check(command);
  }

  ship(record: string | undefined): Ship | undefined {
    return record?.startsWith('ship:') ? this.state.ships[record.slice('ship:'.length)] : undefined;
  }

  /** Why no weapon of the active squadron may fire at an enemy ship now; nothing where one may, or where nobody fires. */
  whyNoFire(target: Ship): Rejection | undefined {
    const { match, squadrons, ships } = this.state;
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

  /** Takes up an offer. */
  take(offer: Offer): void {
    if (this.draft?.form === 'fire') this.#attacker = this.draft.lead;
    this.inspected = undefined;
    this.picked = offerKey(offer);
  }

  /** Lets go of what was taken up by hand. */
  drop(): void {
    this.picked = undefined;
    this.inspected = undefined;
    if (this.draft && 'reset' in this.draft) this.draft.reset();
  }

  /** A press on a thing of the table: part of the order, another order, or only a look. */
  press(record: string): void {
    const { draft } = this;
    const id = record.slice(record.indexOf(':') + 1);
    if (draft?.form === 'choice' && draft.cycle(id)) return;
    if (draft?.form === 'deploy' && draft.stations.some((each) => each.ship === id)) {
      draft.current = id;
      return;
    }
    if (draft?.form === 'fire' && draft.shooter(id)) {
      draft.leadWith(id);
      return;
    }
    if (draft?.form === 'spot' && draft.offer.kind === 'move-fighter') {
      const ship = this.ship(record);
      const own = this.offers.find((each) => each.kind === 'move-fighter' && each.about.includes(record));
      if (own) return this.take(own);
      if (ship?.at) return void (this.inspected = record);
    }
    const offer = this.offers.find((each) => each.kind !== 'end-segment' && each.about.includes(record));
    if (offer && offerKey(offer) !== (this.offer && offerKey(this.offer))) this.take(offer);
    else this.inspected = this.inspected === record ? undefined : record;
  }

  /** Gives an order; afterwards the desk goes on to the next one by itself. */
  async send(command: Command): Promise<void> {
    if (this.draft?.form === 'fire') this.#attacker = this.draft.lead;
    const taken = await this.session.send(command);
    if (taken) {
      this.picked = undefined;
      this.inspected = undefined;
    }
  }

  /** Sends every fighter that flies with the one being moved to the same ship, one order after the other. */
  async sendFlight(to: Ship): Promise<void> {
    const lead = this.offer?.kind === 'move-fighter' ? this.state.fighters[this.offer.fighter]?.carrier : undefined;
    const mates = this.offers.filter(
      (each) => each.kind === 'move-fighter' && this.state.fighters[each.fighter]?.carrier === lead,
    );
    for (const mate of mates) {
      if (mate.kind !== 'move-fighter' || !to.at) return;
      const draft = new SpotDraft(mate, undefined, (command) => this.judge(command));
      draft.touch({ at: to.at, radiusMils: baseRadiusMils(to) });
      if (draft.reason || !(await this.session.send(draft.command))) return;
    }
    this.picked = undefined;
  }

  async confirm(): Promise<void> {
    const { draft } = this;
    if (!draft || draft.reason || this.session.sending) return;
    await this.send(draft.command);
  }

  /** The next ship that may still act, in the order of the offers. */
  next(): void {
    const now = this.offer && offerKey(this.offer);
    const list = this.offers.filter((each) => each.kind === this.offer?.kind);
    const at = list.findIndex((each) => offerKey(each) === now);
    const following = list[(at + 1) % Math.max(1, list.length)];
    if (following) this.take(following);
  }

  /** How the things of the table are marked. */
  readonly looks: ReadonlyMap<string, Look> = $derived.by(() =>
    marksOf(this.state, this.offers, this.offer, this.draft, this.inspected),
  );
}
