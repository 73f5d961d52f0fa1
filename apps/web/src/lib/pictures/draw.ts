/**
 * Boards as picture files, for a server: built beside the site (`vite.pictures.config.ts`) and loaded by the server at run
 * time, because what a table looks like is the web app's business alone. docs/adr/0014 tells why.
 */
import { render } from 'svelte/server';
import type { View } from '@broadside/rules/kernel';
import type { Picture } from '../boards/index.ts';
import ScenePicture from '../boards/scene-picture.svelte';
import GlyphSprite from '../components/glyph-sprite.svelte';
import { standalone, tokensOf } from './standalone.ts';

/** The pictures alone: a server has no use for the tables, builders and editors of a board. */
const pictures = import.meta.glob<{ picture: Picture }>('../boards/*/picture.ts');

/** Pixels that a picture asks for; it is vectors all the same. */
const width = 1200;

/** The table of a view as an SVG file, and what the match waits for, in words; undefined for a game without a board here. */
export type DrawPicture = (ruleset: string, view: View) => Promise<{ svg: string; words: string } | undefined>;

/** Draws with the colours of a style sheet's tokens. */
export function drawer(css: string): DrawPicture {
  const ink = { tokens: tokensOf(css), sprite: render(GlyphSprite).body };
  return async (ruleset, view) => {
    const load = pictures[`../boards/${ruleset}/picture.ts`];
    if (load === undefined) return undefined;
    const { picture } = await load();
    const { scene, words } = picture(view);
    const drawn = render(ScenePicture, { props: { scene, label: words } }).body;
    return { svg: standalone(drawn, ink, width), words };
  };
}
