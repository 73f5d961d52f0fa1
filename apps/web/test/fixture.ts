import { mount, type Component } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/page.css';
import GlyphSprite from '../src/lib/components/glyph-sprite.svelte';

const pages: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  board: () => import('./board-fixture.svelte'),
  table: () => import('./table-fixture.svelte'),
  hex: () => import('./hex-fixture.svelte'),
  hand: () => import('./hand-fixture.svelte'),
};
const target = document.getElementById('app') as HTMLElement;
mount(GlyphSprite, { target });
const name = location.hash.slice(1).split(',')[0] ?? 'board';
void pages[name]?.().then(({ default: Page }) => mount(Page, { target }));
