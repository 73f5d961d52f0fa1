/** What the address of an overlay asks for: its parts, how it looks, and the pass that it was given [WATCH-39]. */
import { listedWords } from '#lib/components/listed.ts';

export const overlayParts = ['names', 'clocks', 'score', 'dice', 'log', 'board', 'cast'] as const;
export type OverlayPart = (typeof overlayParts)[number];
export const overlayThemes = ['dark', 'paper'] as const;
/** How large a box is that stands alone: as it is drawn for 1080 lines, or larger. */
export const overlaySizes = { m: 1, l: 1.25, xl: 1.5 } as const;
export type OverlaySize = keyof typeof overlaySizes;

export interface OverlayAsked {
  readonly parts: readonly OverlayPart[];
  readonly size: OverlaySize;
  readonly pass: string | undefined;
}

/** Why an address asks for nothing that there is, in a sentence. */
export interface OverlayFault {
  readonly fault: string;
}

const isPart = (name: string): name is OverlayPart => overlayParts.some((part) => part === name);
const isSize = (name: string): name is OverlaySize => Object.hasOwn(overlaySizes, name);

/** All parts unless some are named. */
export function overlayAsked(query: Pick<URLSearchParams, 'get'>): OverlayAsked | OverlayFault {
  const named = (query.get('parts') ?? overlayParts.join(',')).split(',').map((name) => name.trim());
  const strange = named.find((name) => !isPart(name));
  if (strange !== undefined)
    return {
      fault: `${strange === '' ? 'The address names no part.' : `There is no part "${strange}".`} There are ${listedWords(overlayParts)}: ?parts=names,score`,
    };
  const size = query.get('size') ?? 'm';
  if (!isSize(size))
    return { fault: `There is no size "${size}". There are ${listedWords(Object.keys(overlaySizes))}.` };
  const theme = query.get('theme');
  if (theme !== null && !overlayThemes.some((each) => each === theme))
    return { fault: `There is no theme "${theme}". There are ${listedWords(overlayThemes)}.` };
  return { parts: named.filter(isPart), size, pass: query.get('pass') ?? undefined };
}

/** The address of an overlay on this site, without what it has anyway. */
export function overlayPath(
  of: { readonly kind: OverlayKind; readonly id: string },
  {
    parts,
    size,
    theme,
    pass,
  }: {
    readonly parts: readonly OverlayPart[];
    readonly size: OverlaySize;
    readonly theme: (typeof overlayThemes)[number];
    readonly pass: string | undefined;
  },
): string {
  // Commas stay as they are: people read and change these addresses.
  const query = [
    `parts=${parts.join(',')}`,
    ...(size === 'm' ? [] : [`size=${size}`]),
    ...(theme === 'dark' ? [] : [`theme=${theme}`]),
    ...(pass === undefined ? [] : [`pass=${encodeURIComponent(pass)}`]),
  ];
  return `/overlay/${of.kind}/${of.id}?${query.join('&')}`;
}

export const overlayKinds = ['match', 'tv', 'cast'] as const;
export type OverlayKind = (typeof overlayKinds)[number];
