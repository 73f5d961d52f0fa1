/** The order desk of a table of Quantum Rebellion: what its attacks add to that of the family. */
import type { Rejection, View } from '@broadside/rules/kernel';
import type { BoardLook } from '#lib/board/board.svelte';
import { FleetDesk } from '#lib/blueprint-fleets/fleet-desk.svelte.ts';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { bestShot } from './drafts/best-shot.ts';
import { draftOf, type Draft } from './drafts/drafting.ts';
import { kit } from './kit.ts';
import { fromView, weaponsOf, type Command, type Offer, type Ship, type State } from './rules.ts';

export class Desk extends FleetDesk<State, Offer, Draft, Command> {
  /** The attacker that was shown last. */
  #attacker: string | undefined;

  constructor(session: MatchSession) {
    super(session, kit);
  }

  protected tableOf(view: View): State {
    return fromView(view);
  }
  protected bestShot(offers: readonly Offer[]): Offer | undefined {
    return bestShot(this.table, offers, (command) => this.judge(command), this.#attacker);
  }
  protected draftOf(table: State, offer: Offer): Draft | undefined {
    return draftOf(table, offer, {
      judge: (command) => this.judge(command),
      safe: () => this.session.safeAnswer() as Command,
      preferred: this.#attacker,
    });
  }

  protected attackMarks(): readonly (readonly [string, BoardLook])[] | undefined {
    const { draft } = this;
    if (draft?.form !== 'fire') return undefined;
    const shooters = Object.keys(draft.chosen).filter((ship) => draft.joined(ship));
    return [
      ...[...shooters, draft.lead].map((ship) => [`ship:${ship}`, 'chosen'] as const),
      [`ship:${draft.offer.target}`, 'aim'],
    ];
  }

  protected weapon(index: number): boolean {
    const { draft } = this;
    if (draft?.form !== 'fire') return false;
    const mount = draft.shooter(draft.lead)?.mounts[index];
    if (mount) draft.toggle(draft.lead, mount.mount);
    return mount !== undefined;
  }

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
    super.take(offer);
  }

  #noteAttacker(): void {
    if (this.draft?.form === 'fire') this.#attacker = this.draft.lead;
  }

  override send(command: Command): Promise<boolean> {
    this.#noteAttacker();
    return super.send(command);
  }
}
