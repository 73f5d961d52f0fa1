/** The order desk of a table of Darkmatter Armada: what its attacks add to that of the family. */
import type { Rejection, View } from '@broadside/rules/kernel';
import type { BoardLook } from '#lib/board/board.svelte';
import { FleetDesk } from '#lib/blueprint-fleets/fleet-desk.svelte.ts';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { bestShot } from './drafts/best-shot.ts';
import { draftOf, type Draft } from './drafts/drafting.ts';
import type { AnyOrder } from './drafts/judge.ts';
import { kit } from './kit.ts';
import { fromView, weaponsOf, type Offer, type Ship, type State } from './rules.ts';

export class Desk extends FleetDesk<State, Offer, Draft, AnyOrder> {
  constructor(session: MatchSession) {
    super(session, kit);
  }

  protected tableOf(view: View): State {
    return fromView(view);
  }
  protected bestShot(offers: readonly Offer[]): Offer | undefined {
    return bestShot(this.table, offers);
  }
  protected draftOf(table: State, offer: Offer): Draft | undefined {
    return draftOf(table, offer, (order) => this.judge(order), this.offers);
  }

  protected attackMarks(): readonly (readonly [string, BoardLook])[] | undefined {
    const { draft } = this;
    if (draft?.form !== 'fire') return undefined;
    const shooters = Object.keys(draft.chosen).filter((ship) => draft.joined(ship));
    return [...shooters.map((ship) => [`ship:${ship}`, 'chosen'] as const), [`ship:${draft.offer.target}`, 'aim']];
  }

  protected weapon(index: number): boolean {
    const { draft } = this;
    if (draft?.form !== 'fire') return false;
    const mount = draft.usable(draft.lead)[index];
    if (mount) draft.toggle(draft.lead, mount);
    return mount !== undefined;
  }

  whyNoFire(target: Ship): Rejection | undefined {
    const { match, squadrons, ships } = this.table;
    const active = squadrons[match.active ?? ''];
    if (!this.session.myTurn || match.segment !== 'combat' || !active || target.seat === active.seat || !target.at)
      return undefined;
    if (this.offers.some((each) => each.kind === 'fire' && each.target === target.id)) return undefined;
    const shooter = active.ships.flatMap((id) => (ships[id]?.at ? [ships[id]] : []))[0];
    const mount = shooter && weaponsOf(shooter)[0]?.mount;
    if (!mount) return undefined;
    return this.judge({ kind: 'fire', target: target.id, shooters: [{ ship: shooter.id, mounts: [mount] }] });
  }
}
