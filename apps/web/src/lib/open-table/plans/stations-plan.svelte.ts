/** A group being placed together: each one's place and facing, from a ready suggestion. */
import { normaliseCdeg } from '@broadside/rules/geometry/table';
import type { Spot } from '#lib/board/chart.ts';

export interface Station {
  readonly ship: string;
  readonly at: Spot;
  readonly facingCdeg: number;
}

export abstract class StationsPlan {
  readonly form = 'deploy';
  readonly choices: readonly string[] = ['stations', 'current', 'together'];
  stations = $state.raw<readonly Station[]>([]);
  /** The ship whose place is being set. */
  current = $state('');
  /** Dragging one drags all. */
  together = $state(false);
  readonly #first: readonly Station[];

  constructor(first: readonly Station[]) {
    this.#first = first;
    this.stations = first;
    this.current = first[0]?.ship ?? '';
  }

  /** The spot nearest to a wish at which the base of a ship lies wholly where it may, so that only other bases can be in the way. */
  protected abstract kept(ship: string, wish: Spot): Spot;

  reset(): void {
    this.stations = this.#first;
  }

  stationOf(ship: string): Station | undefined {
    return this.stations.find((each) => each.ship === ship);
  }

  get station(): Station | undefined {
    return this.stationOf(this.current);
  }

  drag(ship: string, to: Spot): void {
    const old = this.stationOf(ship);
    if (!old) return;
    this.current = ship;
    const by = { x: to.xMils - old.at.xMils, y: to.yMils - old.at.yMils };
    this.stations = this.stations.map((each) => {
      if (each.ship !== ship && !this.together) return each;
      const wish = each.ship === ship ? to : { xMils: each.at.xMils + by.x, yMils: each.at.yMils + by.y };
      return { ...each, at: this.kept(each.ship, wish) };
    });
  }

  face(facingCdeg: number, all = false): void {
    this.stations = this.stations.map((each) =>
      all || each.ship === this.current ? { ...each, facingCdeg: normaliseCdeg(facingCdeg) } : each,
    );
  }

  turn(byCdeg: number): void {
    if (this.station) this.face(this.station.facingCdeg + byCdeg);
  }

  nudge(eastMils: number, northMils: number): void {
    const { station } = this;
    if (station) this.drag(station.ship, { xMils: station.at.xMils + eastMils, yMils: station.at.yMils + northMils });
  }
}
