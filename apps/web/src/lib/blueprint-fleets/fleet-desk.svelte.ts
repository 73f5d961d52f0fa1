/** The order desk of a table of the family: each offer is prepared by itself; a game adds its attacks. */
import type { Rejection } from '@broadside/rules/kernel';
import type { Ship, State } from '@broadside/rules/mechanics/blueprint-fleets';
import { untrack } from 'svelte';
import type { BoardLook } from '#lib/board/board.svelte';
import type { Leg } from '@broadside/rules/geometry/table';
import { LegPlan } from '#lib/open-table/plans/leg-plan.svelte.ts';
import { ListDraft } from '#lib/desk/list-draft.svelte.ts';
import { OrderDesk, type DeskDraft } from '#lib/desk/order-desk.svelte.ts';
import { QuietAnswers } from '#lib/desk/quiet-answers.svelte.ts';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { SpotDraft } from './drafts/spot-draft.svelte.ts';
import { isOffer, offersOf, type AnyFleetOffer, type FleetKit } from './kit.ts';
import { marksOf } from './marks.ts';
import { distinct, firstOffer, isPrompt, offerKey } from './orders.ts';

type AnyOrder = Readonly<Record<string, unknown>>;
/** What is planned, whatever game it is of. */
export interface AnyFleetDraft extends DeskDraft<AnyOrder> {
  readonly form: string;
  readonly offer: AnyFleetOffer;
  readonly reason: Rejection | undefined;
  /** A press on a thing of the table; true where it meant something to the order. */
  press?(id: string): boolean;
}

/** The activation that runs, told apart from every other. */
const activationOf = ({ match }: State): string | undefined =>
  match.active === null ? undefined : `${match.round}:${match.active}`;

export abstract class FleetDesk<
  S extends State = State,
  Offer extends AnyFleetOffer = AnyFleetOffer,
  Draft extends AnyFleetDraft = AnyFleetDraft,
  Order extends AnyOrder = AnyOrder,
> extends OrderDesk<S, Offer, Offer, Draft & DeskDraft<Order>, Order> {
  readonly kit: FleetKit;

  readonly endSegment: { readonly label: string; readonly segment: string } | undefined = $derived.by(
    () => offersOf(this.offers, 'end-segment')[0],
  );

  /** Questions during the enemy's activation that are answered without asking. */
  readonly quiet: QuietAnswers;
  /** A question at the edge of the table. */
  readonly answering: boolean = $derived.by(
    () => this.session.myTurn && this.way !== undefined && isPrompt(this.kit, this.way) && !this.quiet.answers,
  );

  constructor(session: MatchSession, kit: FleetKit) {
    super(session);
    this.kit = kit;
    const during = (): string | undefined => activationOf(this.table);
    this.quiet = new QuietAnswers(session, {
      during,
      asked: () => {
        const { match, squadrons } = this.table;
        const enemy = match.active !== null && squadrons[match.active]?.seat !== session.seat;
        const kind = enemy ? this.offers.find((offer) => isPrompt(kit, offer))?.kind : undefined;
        const activation = during();
        return kind && activation ? { kind, during: activation } : undefined;
      },
    });
  }

  protected waysOf(offers: readonly Offer[]): readonly Offer[] {
    return offers;
  }
  protected keyOf(offer: Offer): string {
    return offerKey(offer);
  }
  protected firstWay(offers: readonly Offer[]): Offer | undefined {
    return firstOffer(this.kit, offers, () => untrack(() => this.bestShot(offers)));
  }
  /** The drafts ask the rules themselves, for the board shows the answer too. */
  protected override refusalOf(draft: Draft | undefined): Rejection | undefined {
    return draft?.reason;
  }

  /** The attack that is open by itself. */
  protected abstract bestShot(offers: readonly Offer[]): Offer | undefined;
  /** How the things of an attack are marked; nothing where none is planned. */
  protected abstract attackMarks(): readonly (readonly [string, BoardLook])[] | undefined;
  /** Why nobody of the active squadron may fire at an enemy ship now; nothing where one may, or where nobody fires. */
  abstract whyNoFire(target: Ship): Rejection | undefined;
  /** The weapon that bears the number in the attack being planned; true where there is one. */
  protected abstract weapon(index: number): boolean;

  ship(record: string | undefined): Ship | undefined {
    return record?.startsWith('ship:') ? this.table.ships[record.slice('ship:'.length)] : undefined;
  }

  override take(offer: Offer): void {
    this.looked = undefined;
    super.take(offer);
  }

  /** A press on a thing of the table: part of the order, another order, or only a look. */
  press(record: string): void {
    this.session.onpick?.(record);
    const { draft } = this;
    const id = record.slice(record.indexOf(':') + 1);
    if (draft?.press?.(id) === true) return;
    if (isOffer(this.way, 'move-fighter')) {
      const ship = this.ship(record);
      const own = this.offers.find((each) => each.kind === 'move-fighter' && each.about.includes(record));
      if (own) return this.take(own);
      if (ship?.at) return void (this.looked = record);
    }
    const offer = this.offers.find((each) => each.kind !== 'end-segment' && each.about.includes(record));
    if (offer && offerKey(offer) !== (this.way && offerKey(this.way))) this.take(offer);
    else this.looked = this.looked === record ? undefined : record;
  }

  override prepare(command: AnyOrder): void {
    super.prepare(command);
    const { draft } = this;
    if (!(draft instanceof LegPlan) || command['kind'] !== draft.offer.kind) return;
    const { courseCdeg, distanceMils, facingCdeg } = command as unknown as Leg;
    draft.set({ courseCdeg, distanceMils, facingCdeg });
  }

  /** Sends every fighter that flies with the one being moved to the same ship, one order after the other. */
  async sendFlight(to: Ship): Promise<void> {
    const { kit, way, table } = this;
    const lead = isOffer(way, 'move-fighter') ? table.fighters[way.fighter]?.carrier : undefined;
    const mates = offersOf(this.offers, 'move-fighter').filter(
      ({ fighter }) => table.fighters[fighter]?.carrier === lead,
    );
    for (const mate of mates) {
      if (!to.at) return;
      const draft = new SpotDraft(kit, mate, undefined, (order) => this.session.check(order));
      draft.touch({ at: to.at, radiusMils: kit.baseRadiusMils(to) });
      if (draft.reason || !(await this.session.send(draft.command))) return;
    }
    this.taken = undefined;
  }

  /** Ends the segment. */
  goOn(): void {
    const end = this.endSegment;
    if (end)
      void this.session.send({ kind: 'end-segment', segment: end.segment }).then((taken) => taken && this.letGo());
  }

  /** What bears the number: a weapon of the attack, a line of the decision, an order of the list. */
  figure(index: number): boolean {
    const { draft } = this;
    if (draft?.form === 'fire') return this.weapon(index);
    if (draft instanceof ListDraft) {
      const item = draft.plan.items[index];
      return item !== undefined && draft.cycle(item.id);
    }
    const offer = this.offers[index];
    if (offer && offer.kind !== 'end-segment') this.take(offer);
    return offer !== undefined;
  }

  /** The next ship that may still act, in the order of the offers. */
  next(): void {
    const now = this.way && offerKey(this.way);
    const list = distinct(this.offers).filter((each) => each.kind === this.way?.kind);
    const at = list.findIndex((each) => offerKey(each) === now);
    const following = list[(at + 1) % Math.max(1, list.length)];
    if (following) this.take(following);
  }

  /** How the things of the table are marked. */
  readonly looks: ReadonlyMap<string, BoardLook> = $derived.by(() =>
    marksOf(this.table, this.offers, this.way, this.draft, this.looked, this.attackMarks()),
  );
}
