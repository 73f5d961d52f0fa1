/**
 * Positions of bot matches of every game, at the sizes of a laptop's and a phone's board with the whole table in sight:
 * what lies over what, counted in the rectangles of labels, bars and ships.
 */
import { catalog } from '@broadside/rules/catalog';
import { play, seededRandom, SeededDice, type AnyRuleset, type Bot, type View } from '@broadside/rules/kernel';
import { describe, expect, test } from 'vitest';
import { sceneOf, type Looks } from '../board/board-plan.ts';
import type { Chart } from '../board/chart.ts';
import { layLabels, tagBox } from '../board/label-layout.ts';
import { meet, shape, type TokenOutline } from '../board/outlines.ts';
import type { Pixels } from '../board/token-size.ts';
import { stackOutlines } from '../hex/stack-outlines.testing.ts';
import type { HexTable } from '../hex/model.ts';
import type { Picture } from './index.ts';

const pictures = import.meta.glob<{ picture: Picture }>('./*/picture.ts', { eager: true });
/** Pixels of the board itself. */
const boards = { laptop: { width: 700, height: 660 }, phone: { width: 390, height: 420 } };
const positionsOfEach = 100;

const known = new Map<string, readonly View[]>();
/** Public views of matches between bots: some from every preset, spread over the match. */
async function viewsOf(id: string): Promise<readonly View[]> {
  const views = known.get(id) ?? playedBy(await catalog[id]!());
  known.set(id, views);
  return views;
}
function playedBy(ruleset: AnyRuleset): View[] {
  const views: View[] = [];
  for (let seed = 1; views.length < positionsOfEach; seed += 1) {
    const random = seededRandom(seed);
    const match = play(
      ruleset,
      ruleset.presets[seed % ruleset.presets.length]?.setup as unknown,
      new SeededDice(random),
    );
    const bot = ruleset.bots[0] as Bot<View, unknown, unknown>;
    for (let given = 1; given <= 240 && match.awaiting.length > 0; given += 1) {
      const by = match.awaiting[0] ?? 'seat-1';
      match.apply(bot.choose(match.viewOf(by) as View, match.offers(by), by, random), by);
      if (given % 20 === 0) views.push(match.view({ kind: 'public' }) as View);
    }
  }
  return views.slice(0, positionsOfEach);
}

interface Drawn {
  readonly of: string;
  readonly outline: TokenOutline;
}

/** A ship and the enemy nearest to it, as at an attack. */
function looksOf({ ships }: Chart): Looks {
  const actor = ships.find(({ side }) => side === 'a');
  const away = ({ xMils, yMils }: Chart['ships'][number]): number =>
    actor ? Math.hypot(xMils - actor.xMils, yMils - actor.yMils) : 0;
  const target = ships.filter(({ side }) => side === 'b').sort((one, other) => away(one) - away(other))[0];
  return actor && target
    ? new Map([
        [actor.id, 'chosen'],
        [target.id, 'aim'],
      ])
    : new Map();
}

function drawnOfChart(chart: Chart, board: { width: number; height: number }) {
  const ppi = Math.min((board.width / chart.table.widthMils) * 1000, (board.height / chart.table.heightMils) * 1000);
  const px = (mils: number): number => (mils / 1000) * ppi;
  const pixels: Pixels = { ppi, px, x: px, y: (mils) => px(chart.table.heightMils - mils) };
  const looks = looksOf(chart);
  const { scene, sizes } = sceneOf(chart, pixels, looks);
  const plan = layLabels(scene);
  const hulls: Drawn[] = scene.subjects.flatMap(({ id, body }) =>
    body.slice(0, 1).map((outline) => ({ of: id, outline })),
  );
  const tags: Drawn[] = scene.subjects.flatMap((subject) => {
    const place = plan.get(subject.id);
    if (!place) return [];
    const [x0, y0, x1, y1] = (place.leader ?? []).map((end, i) => end + (i % 2 === 0 ? subject.x : subject.y));
    const leader = [x0, y0, x1, y1].flatMap((end) => (end === undefined ? [] : [end]));
    return [tagBox(subject, place), ...(leader.length > 0 ? [shape(leader)] : [])].map((outline) => ({
      of: subject.id,
      outline,
    }));
  });
  const actor = [...looks].find(([, look]) => look === 'chosen')?.[0];
  const large = scene.subjects.filter(({ id }) => (sizes.get(id) ?? 0) >= 24).length;
  return { drawn: [...hulls, ...tags], actor, ships: scene.subjects.length, large, tags: plan.size };
}

function drawnOfHexes(table: HexTable) {
  const drawn = table.stacks.flatMap((stack) => stackOutlines(stack).map((outline) => ({ of: stack.id, outline })));
  return { drawn, actor: table.stacks[0]?.id, ships: table.stacks.length, large: 0, tags: 0 };
}

/** Pairs of different ships that lie over each other. */
const overlaps = (drawn: readonly Drawn[]): string[] =>
  drawn.flatMap((one, index) =>
    drawn
      .slice(index + 1)
      .filter((other) => other.of !== one.of && meet(one.outline, other.outline))
      .map((other) => `${one.of} ${other.of}`),
  );

describe.each(Object.keys(catalog))('positions of %s', { timeout: 240_000 }, (id) => {
  test.each(Object.entries(boards))('lie clear of each other on the board of a %s', async (_name, board) => {
    const picture = pictures[`./${id}/picture.ts`]!.picture;
    let [crowded, ships, large, tags] = [0, 0, 0, 0];
    for (const view of await viewsOf(id)) {
      const { scene } = picture(view);
      const seen = scene.kind === 'chart' ? drawnOfChart(scene.chart, board) : drawnOfHexes(scene.table);
      const over = overlaps(seen.drawn);
      expect(over.filter((pair) => seen.actor !== undefined && pair.split(' ').includes(seen.actor))).toEqual([]);
      if (over.length > 0) crowded += 1;
      [ships, large, tags] = [ships + seen.ships, large + seen.large, tags + seen.tags];
    }
    expect(ships).toBeGreaterThan(positionsOfEach * 3);
    expect(crowded).toBeLessThanOrEqual(positionsOfEach * 0.05);
    // They are clear because they found room, not because they were left out.
    expect(tags).toBeGreaterThanOrEqual(large * 0.97);
  });
});
