/** A picture that stands alone: an SVG out of a page, with its colours, symbols and patterns inside it, and no style sheet. */

export interface Ink {
  /** The values of the design tokens, by their names without dashes in front. */
  readonly tokens: { readonly [name: string]: string };
  /** The page's symbols and patterns as an SVG. */
  readonly sprite: string;
}

/** The tokens of a style sheet: those of the default theme, with what another theme has otherwise. */
export function tokensOf(css: string, theme?: 'paper'): Ink['tokens'] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const tokensIn = (block: RegExp): Ink['tokens'] => {
    const pairs = [...(block.exec(bare)?.[1] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)];
    return Object.fromEntries(pairs.map(([, name = '', value = '']): [string, string] => [name, value.trim()]));
  };
  const usual = tokensIn(/:root\s*\{([^}]*)\}/);
  return theme === 'paper' ? { ...usual, ...tokensIn(/:root\[data-theme='paper'\]\s*\{([^}]*)\}/) } : usual;
}

type Hull = { readonly h: string; readonly i: string };
/** How hulls and their inner lines are drawn on each side, as the page's style sheet has it for classes A, B and N. */
const hulls: { readonly [side: string]: Hull } = {
  A: {
    h: 'fill="var(--side-a)" stroke="var(--board)" stroke-width="1.2" stroke-linejoin="round"',
    i: 'fill="none" stroke="var(--board)" stroke-width="1.9"',
  },
  B: {
    h: 'fill="url(#hb)" stroke="var(--side-b)" stroke-width="2.2" stroke-linejoin="round"',
    i: 'fill="var(--board)" stroke="var(--side-b)" stroke-width="1.9"',
  },
  N: {
    h: 'fill="var(--ink-2)" stroke="var(--board)" stroke-width="1.2" stroke-linejoin="round"',
    i: 'fill="none" stroke="var(--board)" stroke-width="1.9"',
  },
};

/** Colours of nine hexadecimal digits have their transparency apart: not every reader of SVG knows them. */
const plain = (value: string): string => (/^#[0-9a-f]{8}$/i.test(value) ? value.slice(0, 7) : value);

/** The picture as a file. `drawn`: the markup of one SVG as a page has it. Throws where there is none in it. */
export function standalone(drawn: string, { tokens, sprite }: Ink, width: number): string {
  const bare = drawn.replaceAll(/<!--[\s\S]*?-->/g, '');
  const [, attributes, inside] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(bare) ?? [];
  const [, viewBox, x, y, w, h] = /viewBox="(([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+))"/.exec(attributes ?? '') ?? [];
  if (inside === undefined || viewBox === undefined) throw new Error('The picture has no SVG in it.');
  const used = new Map<string, string>();
  let side = 'N';
  // Groups of sides are not nested: a hull stands right inside the group that says whose it is.
  const body = inside.replaceAll(
    /<g class="([ABN])[^"]*"|<use href="#([\w-]+)"/g,
    (whole, of?: string, glyph?: string) => {
      if (of !== undefined) {
        side = of;
        return '<g';
      }
      if (glyph === undefined) return whole;
      const symbol = symbolOf(sprite, glyph, hulls[side] ?? hulls['N']);
      if (symbol === undefined) return whole;
      used.set(`${glyph}-${side}`, symbol.replace(`id="${glyph}"`, `id="${glyph}-${side}"`));
      return `<use href="#${glyph}-${side}"`;
    },
  );
  const patterns = [...sprite.matchAll(/<pattern[\s\S]*?<\/pattern\s*>/g)].map(([whole]) => whole).join('');
  const height = Math.round((width * Number(h)) / Number(w));
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">` +
    `<defs>${patterns}${[...used.values()].join('')}</defs>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="var(--board)"/>${body}</svg>`;
  return text
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => plain(tokens[name] ?? 'none'));
}

function symbolOf(sprite: string, id: string, hull: Hull | undefined): string | undefined {
  const symbol = new RegExp(`<symbol id="${id}"[\\s\\S]*?</symbol\\s*>`).exec(sprite)?.[0];
  if (symbol === undefined || hull === undefined) return undefined;
  return symbol.replaceAll('class="h"', hull.h).replaceAll('class="i"', hull.i);
}
