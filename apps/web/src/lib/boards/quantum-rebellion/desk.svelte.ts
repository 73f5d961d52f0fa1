/** The order desk of one table: what may be done, what is being planned, what is looked at. */
import type { Rejection } from '@broadside/rules/kernel';
import { untrack } from 'svelte';
import type { Look } from '#lib/board/board.svelte';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { draftOf, type Draft } from './drafts/drafting.ts';
import { firstOffer, isPrompt, offerKey } from './drafts/offer-key.ts';
import { fromView, type Command, type Offer, type Ship, type State } from './rules.ts';

export class Desk {
  readonly session: MatchSession;
  /** The key of the offer taken up by hand; nothing: the first that is ready. */
  picked = $state<string | undefined>();
  /** A ship that is only looked at. */
  inspected = $state<string | undefined>();
  hovered = $state<string | undefined>();
  #attacker: string | undefined;

  readonly state: State = $derived.by(() => fromView(this.session.state.view ?? {}));
  readonly offers: readonly Offer[] = $derived.by(() => this.session.offers as readonly Offer[]);
  readonly offer: Offer | undefined = $derived.by(() => {
    const byHand = this.picked === undefined ? undefined : this.offers.find((each) => offerKey(each) === this.picked);
    return byHand ?? firstOffer(this.offers);
  });
  readonly draft: Draft | undefined = $derived.by(() => {
    const { offer, state } = this;
    if (!offer) return undefined;
    return untrack(() =>
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
  }

  judge(command: Command): Rejection | undefined {
    return this.session.check(command);
  }

  ship(record: string | undefined): Ship | undefined {
    return record?.startsWith('ship:') ? this.state.ships[record.slice('ship:'.length)] : undefined;
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
    this.draft && 'reset' in this.draft && this.draft.reset();
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
  readonly looks: ReadonlyMap<string, Look> = $derived.by(() => {
    const looks = new Map<string, Look>();
    const { draft, offer } = this;
    for (const each of this.offers) {
      if (each.kind === 'end-segment') continue;
      if (offer?.kind === 'fire' && each.kind !== 'fire') continue;
      for (const record of each.about) looks.set(record, 'lit');
    }
    if (draft?.form === 'fire') {
      for (const [ship, mounts] of Object.entries(draft.chosen)) if (mounts.length > 0) looks.set(`ship:${ship}`, 'chosen');
      looks.set(`ship:${draft.lead}`, 'chosen');
      looks.set(`ship:${draft.offer.target}`, 'aim');
    } else if (draft?.form === 'choice') {
      for (const item of draft.plan.items) {
        const record = this.state.ships[item.id] ? `ship:${item.id}` : `fighter:${item.id}`;
        looks.set(record, draft.value(item.id) > 0 ? 'chosen' : 'lit');
      }
      if ('target' in draft.offer) looks.set(`ship:${draft.offer.target}`, 'aim');
    } else if (offer && 'ship' in offer) looks.set(`ship:${offer.ship}`, 'chosen');
    else if (offer && 'fighter' in offer) looks.set(`fighter:${offer.fighter}`, 'chosen');
    else if (offer && 'squadron' in offer && offer.kind === 'activate-squadron')
      for (const record of offer.about) looks.set(record, 'chosen');
    if (this.inspected && !looks.has(this.inspected)) looks.set(this.inspected, 'chosen');
    return looks;
  });
}
