/** Where the names of ships stand, so that they cover neither each other nor another ship. */
export interface LabelSubject {
  readonly id: string;
  readonly name: string;
  /** Centre in pixels. */
  readonly x: number;
  readonly y: number;
  /** Half the size of what is drawn, in pixels. */
  readonly reach: number;
}

export interface LabelPlace {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const letter = 6.4;
const line = 12;

function places(reach: number): readonly LabelPlace[] {
  return [
    { dx: reach + 3, dy: 4, anchor: 'start' },
    { dx: -reach - 3, dy: 4, anchor: 'end' },
    { dx: 0, dy: -reach - 6, anchor: 'middle' },
    { dx: 0, dy: reach + 19, anchor: 'middle' },
  ];
}

function boxOf(subject: LabelSubject, place: LabelPlace): Box {
  const width = subject.name.length * letter;
  const left =
    place.anchor === 'start'
      ? subject.x + place.dx
      : place.anchor === 'end'
        ? subject.x + place.dx - width
        : subject.x - width / 2;
  return { x0: left, x1: left + width, y0: subject.y + place.dy - line + 2, y1: subject.y + place.dy + 2 };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));

/** For each subject the place that covers least; `width` is where the table ends. */
export function layLabels(subjects: readonly LabelSubject[], width: number): ReadonlyMap<string, LabelPlace> {
  const bodies = subjects.map((s) => ({
    id: s.id,
    box: { x0: s.x - s.reach, x1: s.x + s.reach, y0: s.y - s.reach, y1: s.y + s.reach + 6 },
  }));
  const placed: Box[] = [];
  const found = new Map<string, LabelPlace>();
  for (const subject of subjects) {
    let best: { place: LabelPlace; box: Box; cost: number } | undefined;
    for (const [rank, place] of places(subject.reach).entries()) {
      const box = boxOf(subject, place);
      const outside = Math.max(0, box.x1 - width) + Math.max(0, -box.x0) + Math.max(0, -box.y0);
      const cost =
        rank * 4 +
        outside * 40 +
        bodies.reduce((sum, body) => (body.id === subject.id ? sum : sum + overlap(box, body.box)), 0) +
        placed.reduce((sum, other) => sum + overlap(box, other) * 2, 0);
      if (!best || cost < best.cost) best = { place, box, cost };
    }
    if (!best) continue;
    placed.push(best.box);
    found.set(subject.id, best.place);
  }
  return found;
}
