/** What lies on a chart, in units of 1/20 inch about the middle of the piece: the same on every machine, drawn from its id. */
import { numbersFor, scatter } from './terrain-outline.ts';

/** Half the width and height; a round piece fills the circle in that. */
export interface Extent {
  readonly w: number;
  readonly h: number;
  readonly round: boolean;
}

const f = (value: number): string => value.toFixed(1);
const dot = (x: number, y: number): string => `M${f(x)} ${f(y)}h.01`;

export interface Rocks {
  /** Outlines, and the sides that the light falls on. */
  readonly outline: string;
  readonly lit: string;
  /** Edges between facets. */
  readonly edges: string;
  readonly dust: string;
}

/** Rocks with facets; heavy fields hold more and larger ones. */
export function rockField(id: string, { w, h, round }: Extent, heavy: boolean): Rocks {
  const next = numbersFor(`${id}/rocks`);
  const radius = Math.min(w, h);
  const more = round ? 1 : Math.min(3, Math.max(w, h) / radius);
  const art = { outline: '', lit: '', edges: '', dust: '' };
  for (const [cx, cy] of scatter(id, Math.round((heavy ? 17 : 11) * more), (heavy ? 0.36 : 0.44) / more, !round)) {
    const size = radius * (heavy ? 0.09 + next() * 0.12 : 0.06 + next() * 0.1);
    const corners = 6 + Math.floor(next() * 3);
    const edge = Array.from({ length: corners }, (_, i) => {
      const angle = ((i + next() * 0.45) / corners) * 2 * Math.PI;
      return [cx * w + Math.cos(angle) * size, cy * h + Math.sin(angle) * size * 0.9] as const;
    });
    const [px, py] = [cx * w - size * 0.18, cy * h - size * 0.12];
    const at = (i: number): string => (edge[i % corners] ?? [0, 0]).map(f).join(' ');
    art.outline += `M${edge.map((each) => each.map(f).join(' ')).join('L')}Z`;
    // The upper left of what goes round clockwise from the east.
    const first = Math.floor(corners / 2);
    art.lit += `M${at(first)}L${at(first + 1)}L${at(first + 2)}L${f(px)} ${f(py)}Z`;
    art.edges += [0, first, first + 2].map((i) => `M${f(px)} ${f(py)}L${at(i)}`).join('');
  }
  art.dust = scatter(`${id}/dust`, Math.round(26 * more), 0.1, !round)
    .map(([x, y]) => dot(x * w, y * h))
    .join('');
  return art;
}

/** Dots of gas, thicker inward: fine ones all over and coarse ones about the middle. */
export function gasDots(id: string, { w, h, round }: Extent): { readonly fine: string; readonly coarse: string } {
  const next = numbersFor(`${id}/gas`);
  const draw = (count: number, reach: number): string =>
    Array.from({ length: count }, () => {
      if (!round) return dot((next() + next() - 1) * w * reach, (next() + next() - 1) * h * reach);
      const angle = next() * 2 * Math.PI;
      const away = next() ** 0.8 * reach;
      return dot(Math.cos(angle) * away * w, Math.sin(angle) * away * h);
    }).join('');
  const many = Math.min(2.5, (Math.max(w, h) / Math.min(w, h)) * 0.5 + 0.5);
  return { fine: draw(Math.round(150 * many), 0.9), coarse: draw(Math.round(60 * many), 0.52) };
}

/** Lines along which a cloud flows. */
export function cloudFlows(id: string, { w, h, round }: Extent): string {
  const next = numbersFor(`${id}/cloud`);
  const rows = Math.max(8, Math.round(h / 4.2));
  return Array.from({ length: rows }, (_, i) => {
    const y = ((i + 0.5) / rows) * 2 - 1;
    const half = w * (round ? Math.sqrt(Math.max(0, 1 - y * y)) * 0.93 : 0.95);
    const bend = 3 + next() * 5;
    const from = -half + next() * half * 0.3;
    const to = half - next() * half * 0.3;
    return `M${f(from)} ${f(y * h)}C${f(from * 0.4)} ${f(y * h - bend)} ${f(to * 0.4)} ${f(y * h + bend)} ${f(to)} ${f(y * h - 1)}`;
  }).join('');
}

export interface Mines {
  readonly spots: readonly (readonly [x: number, y: number])[];
  readonly tethers: string;
  readonly spikes: string;
  /** Radius of a mine's ball. */
  readonly ball: number;
}

/** Mines spread over the piece, each tethered to the one before it. */
export function mineField({ w, h, round }: Extent): Mines {
  const least = Math.min(w, h);
  const spots: (readonly [number, number])[] = [[0, 0]];
  if (round)
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * 2 * Math.PI;
      spots.push([Math.sin(angle) * w * 0.62, -Math.cos(angle) * h * 0.62]);
    }
  else {
    spots.length = 0;
    const along = Math.max(2, Math.round((Math.max(w, h) / least) * 1.6));
    for (let i = 0; i < along; i++) {
      const far = (((i + 0.5) / along) * 2 - 1) * Math.max(w, h);
      const aside = (i % 2 === 0 ? -0.38 : 0.38) * least;
      spots.push(w >= h ? [far, aside] : [aside, far]);
    }
  }
  const reach = Math.min(11, Math.max(4, least * 0.17));
  const arms = [0, 45, 90, 135].map((turn) => (turn * Math.PI) / 180);
  return {
    spots,
    ball: reach * 0.5,
    tethers: `M${spots.map((each) => each.map(f).join(' ')).join('L')}`,
    spikes: spots
      .flatMap(([x, y]) =>
        arms.map((turn) => {
          const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
          return `M${f(x - dx)} ${f(y - dy)}L${f(x + dx)} ${f(y + dy)}`;
        }),
      )
      .join(''),
  };
}
