/** A move hex by hex, or a turn on the spot: of an order, of an interrupt, or round something that blocks the way. */
import type { Rejection } from '@broadside/rules/kernel';
import { neighbour, normalized, sameHex } from '@broadside/rules/geometry/hex';
import { stepCost, type Command, type Destination, type Hex, type Offer, type Sight } from '../rules.ts';
import { called, hexName, type DraftFace } from './draft.ts';

type MoveOffer = Extract<Offer, { kind: 'move' | 'go-on' }> | Extract<Offer, { kind: 'play-interrupt'; use: 'move' }>;
const isMove = (offer: Offer): offer is MoveOffer =>
  offer.kind === 'move' || offer.kind === 'go-on' || (offer.kind === 'play-interrupt' && offer.use === 'move');

/** What a move ends with: a patrol that is joined, or the way off the board. */
interface End {
  readonly patrol?: string;
  readonly leave?: true;
}
export type CourseJudge = (command: Command) => Rejection | undefined;

/** The hexes that a path enters. */
export const hexesAlong = (from: Hex, path: readonly number[]): readonly Hex[] =>
  path.reduce<Hex[]>((hexes, step) => [...hexes, neighbour(hexes.at(-1) ?? from, step)], []);

/**
 * A path drawn on to a hex: cut back where it has been already, one step further where that keeps within the
 * destinations, otherwise the offered way there. Undefined where the hex cannot be reached.
 */
export function pathTo(
  from: Hex,
  path: readonly number[],
  hex: Hex,
  destinations: readonly Destination[],
  allowed: (path: readonly number[]) => boolean,
): readonly number[] | undefined {
  if (sameHex(hex, from)) return [];
  const been = hexesAlong(from, path);
  const before = been.findIndex((each) => sameHex(each, hex));
  if (before >= 0) return path.slice(0, before + 1);
  const end = been.at(-1) ?? from;
  for (let step = 0; step < 6; step++)
    if (sameHex(neighbour(end, step), hex) && allowed([...path, step])) return [...path, step];
  return destinations.find(({ at }) => sameHex(at, hex))?.path;
}

export class CourseDraft implements DraftFace {
  readonly form = 'course';
  readonly choices = ['index', 'path', 'facing', 'patrol', 'stays', 'leaves'];
  readonly options: readonly MoveOffer[];
  readonly #turns: boolean;
  readonly #sight: Sight;
  readonly #judge: CourseJudge;
  index = $state(0);
  path = $state.raw<readonly number[]>([]);
  /** A turn on the spot to this facing, in place of a move. */
  facing = $state<number | undefined>();
  /** The ship that fighters join at the end. */
  patrol = $state<string | null>(null);
  /** A Move action that goes nowhere: it can be what a ram needs (R-FC-137). */
  stays = $state(false);
  /** Leaves the board by the escape zone in which it ends. */
  leaves = $state(false);

  constructor(sight: Sight, offers: readonly Offer[], judge: CourseJudge) {
    this.#sight = sight;
    this.#judge = judge;
    this.options = offers.filter(isMove);
    this.#turns = offers.some(({ kind }) => kind === 'turn');
  }

  readonly offer: MoveOffer | undefined = $derived.by(() => this.options[this.index]);
  readonly unit: string | undefined = $derived.by(() => this.offer?.unit);
  readonly from: Hex | undefined = $derived.by(() => this.#sight.units[this.unit ?? '']?.at ?? undefined);
  /** The facing before the move. */
  readonly heading: number = $derived.by(() => this.#sight.units[this.unit ?? '']?.facing ?? 0);
  readonly turns: boolean = $derived.by(() =>
    this.offer?.kind === 'play-interrupt' ? this.offer.turns : this.offer?.kind === 'move' && this.#turns,
  );
  readonly entered: readonly Hex[] = $derived.by(() => (this.from ? hexesAlong(this.from, this.path) : []));
  readonly end: Hex | undefined = $derived.by(() => this.entered.at(-1) ?? this.from);
  readonly endFacing: number = $derived.by(() => this.path.at(-1) ?? this.facing ?? this.heading);
  readonly destination: Destination | undefined = $derived.by(() => {
    const { end } = this;
    return end && this.offer?.destinations.find(({ at }) => sameHex(at, end));
  });
  /** Move that the action has. */
  readonly allowance: number = $derived.by(() =>
    this.offer?.kind === 'move'
      ? this.offer.allowance
      : Math.max(0, ...(this.offer?.destinations ?? []).map(({ left }) => left)),
  );
  /** Move left at the end of what is drafted. */
  readonly left: number = $derived.by(() => {
    if (this.path.length === 0) return this.allowance - (this.facing === undefined ? 0 : 1);
    const ways = [...(this.from ? [this.from] : []), ...this.entered];
    return ways
      .slice(1)
      .reduce((left, hex, index) => left - stepCost(this.#sight, ways[index] ?? hex, hex), this.allowance);
  });
  readonly patrols: readonly string[] = $derived.by(() => this.destination?.patrols ?? []);
  readonly mayLeave: boolean = $derived.by(() => this.destination?.leaves === true);
  readonly hexes: readonly Hex[] = $derived.by(
    () => this.offer?.destinations.filter(({ path }) => path.length > 0).map(({ at }) => at) ?? [],
  );
  readonly lit: readonly string[] = $derived.by(() => [
    ...(this.options.length > 1 ? this.options.map(({ unit }) => `unit:${unit}`) : []),
    ...this.patrols.map((id) => `unit:${id}`),
  ]);

  readonly lacking: string | undefined = $derived.by(() => {
    if (
      this.path.length > 0 ||
      this.facing !== undefined ||
      this.stays ||
      (this.leaves && this.mayLeave) ||
      this.offer?.kind === 'go-on'
    )
      return undefined;
    return `Choose where ${called(this.#sight, this.unit)} goes${this.turns ? ', or turn it' : ''}.`;
  });
  readonly command: Command | undefined = $derived.by(() => {
    const joins = this.patrol !== null && this.patrols.includes(this.patrol) ? { patrol: this.patrol } : {};
    const end = this.leaves && this.mayLeave ? { leave: true as const } : joins;
    return this.lacking === undefined ? this.#commandFor(this.path, this.facing, end) : undefined;
  });
  readonly words: string = $derived.by(() => {
    const name = called(this.#sight, this.unit);
    if (this.offer?.kind === 'go-on' && this.path.length === 0) return `Stop ${name} here`;
    if (this.stays && this.path.length === 0) return `Keep ${name} where it is`;
    if (this.leaves && this.mayLeave) return `${name} leaves the board`;
    if (this.path.length === 0) return this.facing === undefined ? `Move ${name}` : `Turn ${name}`;
    const joined = this.patrol !== null && this.patrols.includes(this.patrol) ? ', then patrol' : '';
    const leaves = this.end && !onBoardOf(this.#sight, this.end);
    return leaves ? `Move ${name} off the board` : `Move ${name} to ${this.end ? hexName(this.end) : ''}${joined}`;
  });

  #commandFor(steps: readonly number[], facing: number | undefined, end: End): Command | undefined {
    const { offer } = this;
    const path = [...steps];
    const turning = path.length === 0 && facing !== undefined;
    switch (offer?.kind) {
      case 'go-on':
        return { kind: 'go-on', path };
      case 'play-interrupt':
        return {
          kind: 'play-interrupt',
          card: offer.card,
          use: { use: 'move', unit: offer.unit, path, ...(turning ? { facing } : end) },
        };
      case 'move':
        return turning ? { kind: 'turn', facing } : { kind: 'move', path, ...end };
      default:
        return undefined;
    }
  }

  /** May the path be followed so far: a hex can be passed where a move cannot end. */
  #allowed(path: readonly number[]): boolean {
    const command = this.#commandFor(path, undefined, {});
    const refusal = command && this.#judge(command);
    return command !== undefined && (refusal === undefined || refusal.code === 'hex-taken');
  }

  chooseUnit(id: string): boolean {
    const index = this.options.findIndex(({ unit }) => unit === id);
    if (index < 0) return false;
    if (index !== this.index) {
      this.index = index;
      this.reset();
    }
    return true;
  }

  pressUnit(id: string): boolean {
    if (this.patrols.includes(id)) {
      this.patrol = this.patrol === id ? null : id;
      return true;
    }
    return this.options.length > 1 && this.chooseUnit(id);
  }

  pressHex(hex: Hex): boolean {
    const { from, offer } = this;
    if (!from || !offer) return false;
    const path = pathTo(from, this.path, hex, offer.destinations, (each) => this.#allowed(each));
    if (path === undefined) return false;
    this.path = path;
    this.facing = undefined;
    this.stays = false;
    return true;
  }

  step(direction: number): boolean {
    const { end, from, path } = this;
    if (!end || !from) return false;
    this.facing = undefined;
    const back = path.at(-1);
    if (back !== undefined && normalized(back + 3) === direction) this.path = path.slice(0, -1);
    else this.pressHex(neighbour(end, direction));
    return true;
  }

  turn(by: number): boolean {
    if (!this.turns) return false;
    this.path = [];
    this.stays = false;
    const next = normalized((this.facing ?? this.heading) + by);
    this.facing = next === this.heading ? undefined : next;
    return true;
  }

  /** Spends the action without going anywhere. */
  stay(): void {
    this.reset();
    this.stays = true;
  }

  turnTo(facing: number): void {
    this.path = [];
    this.stays = false;
    this.facing = facing === this.heading ? undefined : facing;
  }

  reset(): void {
    this.path = [];
    this.facing = undefined;
    this.patrol = null;
    this.leaves = false;
    this.stays = false;
  }
}

const onBoardOf = (sight: Sight, { col, row }: Hex): boolean =>
  col >= 0 && row >= 0 && col < sight.match.board.cols && row < sight.match.board.rows;
