/** Planets as a chart draws them, each by its id: seas and land in contours, bands and a ring, craters, or plates. Radius 100. */
import { numbersFor } from './terrain-outline.ts';

/** A path of one ink: filled so strongly, lined so strongly. */
export interface PlanetLayer {
  readonly d: string;
  readonly fill: number;
  readonly line: number;
  readonly width?: number;
}

export type PlanetKind = 'contours' | 'bands' | 'craters' | 'plates';

export interface PlanetArt {
  readonly kind: PlanetKind;
  /** Degrees that bands and ring lean. */
  readonly lean: number;
  /** On the globe, and clipped to it. */
  readonly layers: readonly PlanetLayer[];
  /** Round the globe: the far half is drawn beneath it, the near half above. */
  readonly ring: { readonly far: string; readonly near: string } | undefined;
}

type Numbers = () => number;
const f = (value: number): string => value.toFixed(1);

/** A closed smooth line through points round a middle. */
function blob(points: readonly (readonly [number, number])[]): string {
  const middle = (i: number): string => {
    const [ax, ay] = points[i % points.length] ?? [0, 0];
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
    return `${f((ax + bx) / 2)} ${f((ay + by) / 2)}`;
  };
  const turns = points.map(
    (_, i) => `Q${(points[(i + 1) % points.length] ?? [0, 0]).map(f).join(' ')} ${middle(i + 1)}`,
  );
  return `M${middle(0)}${turns.join('')}Z`;
}

function contours(next: Numbers): readonly PlanetLayer[] {
  const lands = Array.from({ length: 6 }, (_, i) => {
    const angle = (i + next() * 0.6) * 1.05;
    const away = 26 + next() * 44;
    const size = 22 + next() * 24;
    const reaches = Array.from({ length: 13 }, () => size * (0.66 + next() * 0.5));
    const at = [Math.cos(angle) * away, Math.sin(angle) * away] as const;
    return { at, reaches };
  });
  const level = (share: number): string =>
    lands
      .map(({ at: [x, y], reaches }) =>
        blob(
          reaches.map((reach, k) => {
            const turn = (k / reaches.length) * 2 * Math.PI;
            return [x + Math.cos(turn) * reach * share, y + Math.sin(turn) * reach * share] as const;
          }),
        ),
      )
      .join('');
  const parallels = [-67, -33, 0, 33, 67].map((y) => `M-100 ${y}Q0 ${f(y * 1.25)} 100 ${y}`).join('');
  return [
    { d: parallels, fill: 0, line: 0.35, width: 0.7 },
    ...[1, 0.68, 0.36].map((share) => ({ d: level(share), fill: 0.3, line: 0.75, width: 0.8 })),
    { d: 'M-100 -105H100V-82Q30 -74 0 -80T-100 -78Z', fill: 0.6, line: 0 },
  ];
}

function bands(next: Numbers): readonly PlanetLayer[] {
  const found: PlanetLayer[] = [];
  for (let y = -104; y < 104;) {
    const high = 6 + next() * 10;
    const wave = (at: number): string => `${f(at)}C-40 ${f(at + 12)} 40 ${f(at + 4)} 120 ${f(at)}`;
    found.push({
      d: `M-120 ${wave(y)}V${f(y + high)}C40 ${f(y + high + 4)} -40 ${f(y + high + 12)} -120 ${f(y + high)}Z`,
      fill: 0.1 + next() * 0.45,
      line: 0,
    });
    y += high;
  }
  return found;
}

function craters(next: Numbers): readonly PlanetLayer[] {
  const found: (readonly [x: number, y: number, r: number])[] = [];
  for (let tries = 0; tries < 160 && found.length < 20; tries++) {
    const [x, y] = [(next() * 2 - 1) * 92, (next() * 2 - 1) * 92];
    const r = found.length < 5 ? 13 + next() * 9 : 4 + next() * 7;
    if (Math.hypot(x, y) + r < 98 && found.every(([ox, oy, or]) => Math.hypot(ox - x, oy - y) > or + r + 2))
      found.push([x, y, r]);
  }
  const circle = (x: number, y: number, r: number): string =>
    `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0Z`;
  return [
    { d: found.map((each) => circle(...each)).join(''), fill: 0.16, line: 0.7, width: 0.8 },
    { d: found.map(([x, y, r]) => circle(x + r * 0.16, y + r * 0.16, r * 0.68)).join(''), fill: 0.22, line: 0 },
  ];
}

function plates(next: Numbers): readonly PlanetLayer[] {
  const step = 34;
  const corners = new Map<string, readonly [number, number]>();
  /** Corners that plates share are moved once. */
  const corner = (x: number, y: number): readonly [number, number] => {
    const key = `${Math.round(x)} ${Math.round(y)}`;
    const known = corners.get(key) ?? [x + (next() - 0.5) * 17, y + (next() - 0.5) * 17];
    corners.set(key, known);
    return known;
  };
  const found: string[] = [];
  for (let row = -4; row <= 4; row++)
    for (let col = -4; col <= 4; col++) {
      const [x, y] = [(col + (Math.abs(row % 2) === 1 ? 0.5 : 0)) * step, row * step * 0.87];
      if (Math.hypot(x, y) > 125) continue;
      const edge = [30, 90, 150, 210, 270, 330].map((turn) => {
        const angle = (turn * Math.PI) / 180;
        const [cx, cy] = corner(x + Math.cos(angle) * step * 0.577, y + Math.sin(angle) * step * 0.577);
        return `${f(x + (cx - x) * 0.86)} ${f(y + (cy - y) * 0.86)}`;
      });
      found.push(`M${edge.join('L')}Z`);
    }
  const half = found.filter((_, i) => i % 2 === 0);
  return [
    { d: found.join(''), fill: 0.28, line: 0.6, width: 0.8 },
    { d: half.join(''), fill: 0.16, line: 0 },
  ];
}

const makers: Readonly<Record<PlanetKind, (next: Numbers) => readonly PlanetLayer[]>> = {
  contours,
  bands,
  craters,
  plates,
};
const kinds: readonly PlanetKind[] = ['contours', 'bands', 'craters', 'plates'];

function ringOf(): NonNullable<PlanetArt['ring']> {
  const half = (sweep: 0 | 1): string =>
    [172, 158, 143].map((rx) => `M${-rx} 0A${rx} ${f(rx * 0.232)} 0 0 ${sweep} ${rx} 0`).join('');
  return { far: half(1), near: half(0) };
}

const known = new Map<string, PlanetArt>();

export function planetOf(id: string): PlanetArt {
  const before = known.get(id);
  if (before) return before;
  const next = numbersFor(`${id} planet`);
  const kind = kinds[Math.floor(next() * kinds.length)] ?? 'contours';
  const planet: PlanetArt = {
    kind,
    lean: Math.round(-24 + next() * 16),
    layers: makers[kind](next),
    ring: kind === 'bands' ? ringOf() : undefined,
  };
  if (known.size > 200) known.clear();
  known.set(id, planet);
  return planet;
}

/** The part of the globe that a light circle, pushed to the upper left by `push`, leaves dark. */
export function nightSide(push: number): string {
  const light = 103;
  const [cx, cy] = [-push * 0.64, -push * 0.77];
  const away = Math.hypot(cx, cy);
  // Where the two circles cut, along the line of their middles and off it.
  const along = (away * away + 100 * 100 - light * light) / (2 * away);
  const off = Math.sqrt(Math.max(0, 100 * 100 - along * along));
  const [ux, uy] = [cx / away, cy / away];
  const one = [ux * along - uy * off, uy * along + ux * off] as const;
  const other = [ux * along + uy * off, uy * along - ux * off] as const;
  const outer = `A100 100 0 ${along > 0 ? 1 : 0} 1 ${other.map(f).join(' ')}`;
  return `M${one.map(f).join(' ')}${outer}A${light} ${light} 0 0 0 ${one.map(f).join(' ')}Z`;
}

/** Short and long ticks round the rim, as on a chart. */
export const rimTicks: string = Array.from({ length: 36 }, (_, i) => {
  const angle = (i / 36) * 2 * Math.PI;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const long = i % 3 === 0 ? 116 : 111;
  return `M${f(x * 105)} ${f(y * 105)}L${f(x * long)} ${f(y * long)}`;
}).join('');
