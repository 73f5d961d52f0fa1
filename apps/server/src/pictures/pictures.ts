/**
 * Pictures of boards, for link previews. What a table looks like is the web app's business: its second build is a module
 * that draws views, loaded here at run time (docs/adr/0014).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import type { View } from '@broadside/rules/kernel';
import type { Rooms } from '../rooms/rooms.ts';
import type { StoredMatch } from '../store/matches.ts';

/** As apps/web/src/lib/pictures/draw.ts exports it. */
type Draw = (ruleset: string, view: View) => Promise<{ svg: string; words: string } | undefined>;

export interface BoardPicture {
  readonly svg: string;
  /** The entry after which the table stands so. */
  readonly seq: number;
}

/** Pictures that are kept: a link that is shared is asked for by many at once. */
const kept = 200;
/** Pixels of a picture as PNG: what sites that show previews ask for. */
const pngWidth = 1200;

export class Pictures {
  readonly #rooms: Rooms;
  readonly #module: string;
  readonly #drawn = new Map<string, BoardPicture>();
  readonly #painted = new Map<string, Promise<Buffer>>();
  #draw: Promise<Draw | undefined> | undefined;

  /** `webDir`: the built web app. Without it there are no pictures. */
  constructor(rooms: Rooms, webDir: string) {
    this.#rooms = rooms;
    this.#module = join(webDir, 'pictures/draw.js');
  }

  /** The board as the public sees it after entry `at`, or now; undefined where there is none. */
  async of(match: StoredMatch, at: number | undefined): Promise<BoardPicture | undefined> {
    const drawing = await (this.#draw ??= this.#load());
    const moment = drawing === undefined ? undefined : await this.#rooms.publicMoment(match, at);
    if (drawing === undefined || moment === undefined) return undefined;
    const key = `${match.id}:${String(moment.seq)}`;
    const known = this.#drawn.get(key);
    if (known !== undefined) return known;
    const drawn = await drawing(match.ruleset, moment.view);
    if (drawn === undefined) return undefined;
    const picture = { svg: drawn.svg, seq: moment.seq };
    remember(this.#drawn, key, picture);
    return picture;
  }

  /** The same as PNG. */
  async png(match: StoredMatch, at: number | undefined): Promise<Buffer | undefined> {
    const picture = await this.of(match, at);
    if (picture === undefined) return undefined;
    const key = `${match.id}:${String(picture.seq)}`;
    const known = this.#painted.get(key);
    if (known !== undefined) return known;
    // There is no text in a picture of a board: fonts would only cost time.
    const options = { fitTo: { mode: 'width' as const, value: pngWidth }, font: { loadSystemFonts: false } };
    const painting = renderAsync(picture.svg, options).then((image) => image.asPng());
    remember(this.#painted, key, painting);
    return painting;
  }

  async #load(): Promise<Draw | undefined> {
    if (!existsSync(this.#module)) return undefined;
    const { draw } = (await import(pathToFileURL(this.#module).href)) as { draw: Draw };
    return draw;
  }
}

function remember<T>(held: Map<string, T>, key: string, value: T): void {
  held.set(key, value);
  const oldest = held.size > kept ? held.keys().next().value : undefined;
  if (oldest !== undefined) held.delete(oldest);
}
