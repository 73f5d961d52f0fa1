/** Where the controls are that a lesson points at, by the names that it calls them by. */

const fixed: Readonly<Record<string, string>> = {
  'board.ghost': '[data-drag="ghost"], [data-drag=""]',
  'board.facing': '[data-drag="facing"]',
  forecast: 'section[aria-label="Orders"]',
  orders: 'section[aria-label="Orders"]',
  tray: 'section[aria-label="Dice"]',
  log: 'section[aria-label="Log"]',
  prompt: 'section.prompt',
  hand: 'section[aria-label="Your hand"]',
};
/** Figures of an order; everything else that is ordered is confirmed with the primary button. */
const figures: ReadonlySet<string> = new Set(['distance', 'course', 'facing']);

/** The selector of a control. */
export function selectorOf(point: string): string {
  const [place = '', what = '', id = ''] = point.split('.');
  const known = fixed[point];
  if (known !== undefined) return known;
  if (place === 'board') return `[data-ship="${what}:${id}"], [data-stack="${id}"], [data-ground="${id}"]`;
  if (place === 'order' && !figures.has(what)) return '[data-point="order.confirm"]';
  return `[data-point="${point}"]`;
}

/** What the ring around a control says: what is done there. */
const words: Readonly<Record<string, string>> = {
  'board.ghost': 'Drag this',
  'board.facing': 'Turn with this',
  'order.distance': 'How far',
  'order.course': 'Which way',
  'order.facing': 'Facing at the end',
  'order.confirm': 'Then press this',
  forecast: 'Read this',
  orders: 'Your orders',
  tray: 'The dice',
  log: 'The log',
  prompt: 'Answer here',
  hand: 'Your cards',
};

export function wordOf(point: string): string {
  const known = words[point];
  if (known !== undefined) return known;
  const [place] = point.split('.');
  return place === 'order' ? 'This button' : place === 'blueprint' ? 'Look here' : 'Press this';
}

/** A control that is in sight, and the name that the lesson calls it by. */
export interface Pointed {
  readonly element: Element;
  readonly point: string;
}

/** The controls of these names that are in sight now. */
export function pointedAt(points: readonly string[]): readonly Pointed[] {
  return points.flatMap((point) => {
    const found = [...document.querySelectorAll(selectorOf(point))].find((element) => {
      const { width, height, bottom, top } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
    });
    return found ? [{ element: found, point }] : [];
  });
}
