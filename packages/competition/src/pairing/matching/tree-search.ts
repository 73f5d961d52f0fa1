/**
 * One search of the primal-dual method of Jack Edmonds ("Maximum matching and a polyhedron with 0,1-vertices", 1965), with
 * the bookkeeping that Zvi Galil describes in "Efficient algorithms for finding maximum matching in graphs" (1986), so
 * that a search takes O(n²). Each search grows one tree from one vertex without a partner.
 *
 * Duals are not changed step by step: a clock runs instead. While a node is outer, the duals of its vertices fall with the
 * clock; while it is inner, they rise. What is stored is the dual as it would be at zero of the clock. An edge is tight
 * when the duals of its ends, doubled, come to twice its weight.
 */
import { Blossom, childWith, join, rebase, turned } from './nodes.ts';
import type { HalfEdge, Label, Node, Vertex } from './nodes.ts';

type Moment = { readonly at: bigint } & (
  | { readonly what: 'reach' | 'close'; readonly arc: HalfEdge }
  | { readonly what: 'open'; readonly blossom: Blossom }
  | { readonly what: 'release'; readonly vertex: Vertex }
);

export class TreeSearch {
  readonly #vertices: readonly Vertex[];
  readonly #perfect: boolean;
  readonly #labelled = new Set<Node>();
  #clock = 0n;
  /** The outer vertex whose dual falls to zero first. */
  #lowest: Vertex | undefined;

  constructor(vertices: readonly Vertex[], perfect: boolean) {
    this.#vertices = vertices;
    this.#perfect = perfect;
  }

  /**
   * Finds a partner for `root`, or, where the matching need not be perfect, leaves without one somebody whose dual is zero.
   * False where a perfect matching is wanted and there is none.
   */
  from(root: Vertex): boolean {
    this.#label(root.top, 'outer', undefined);
    for (;;) {
      const moment = this.#next();
      if (moment === undefined) return false;
      this.#clock = moment.at;
      if (this.#happens(moment)) break;
    }
    this.#end();
    return true;
  }

  /** What happens first when the clock runs on. */
  #next(): Moment | undefined {
    let first: Moment | undefined;
    const offer = (moment: Moment): void => {
      if (first === undefined || moment.at < first.at) first = moment;
    };
    if (!this.#perfect && this.#lowest !== undefined) {
      offer({ what: 'release', vertex: this.#lowest, at: this.#lowest.dual });
    }
    let reached: Vertex | undefined;
    for (const vertex of this.#vertices) {
      if (vertex.reach === undefined || vertex.top.label !== undefined) continue;
      if (reached === undefined || vertex.reachAt < reached.reachAt) reached = vertex;
    }
    if (reached?.reach !== undefined) offer({ what: 'reach', arc: reached.reach.arc, at: reached.reachAt });
    for (const node of this.#labelled) {
      if (node.closing !== undefined) offer({ what: 'close', arc: node.closing.arc, at: node.closing.twiceAt >> 1n });
      if (node.kind === 'blossom' && node.label === 'inner')
        offer({ what: 'open', blossom: node, at: node.dual >> 1n });
    }
    return first;
  }

  /** True when the search is over. */
  #happens(moment: Moment): boolean {
    switch (moment.what) {
      case 'release':
        moment.vertex.mate = undefined;
        this.#rematch(moment.vertex);
        return true;
      case 'reach':
        return this.#reach(moment.arc);
      case 'close':
        this.#close(moment.arc);
        return false;
      case 'open':
        this.#open(moment.blossom);
        return false;
    }
  }

  #reach(arc: HalfEdge): boolean {
    const node = arc.to.top;
    const onward = node.base.mate;
    if (onward === undefined) {
      rebase(node, arc.to);
      join(arc);
      this.#rematch(arc.from);
      return true;
    }
    this.#label(node, 'inner', arc);
    this.#label(onward.to.top, 'outer', onward);
    return false;
  }

  /** Gives everybody from `end`, which has what it needs, up to the root the other neighbour on the path. */
  #rematch(end: Vertex): void {
    const { top } = end;
    rebase(top, end);
    const inner = top.link?.from.top;
    if (inner?.link === undefined) return;
    const up = inner.link;
    rebase(inner, up.to);
    join(up);
    this.#rematch(up.from);
  }

  /** Two outer nodes meet: the ring becomes a blossom, and what was inner in it becomes outer. */
  #close(arc: HalfEdge): void {
    const left = lineage(arc.from.top);
    const right = lineage(arc.to.top);
    while (left.length > 1 && right.length > 1 && left.at(-2) === right.at(-2)) {
      left.pop();
      right.pop();
    }
    const root = left.pop();
    right.pop();
    if (root === undefined) return;
    const down = left.toReversed();
    const links = (nodes: readonly Node[]): readonly HalfEdge[] => nodes.flatMap(({ link }) => link ?? []);
    const children = [root, ...down, ...right];
    const ring = new Blossom(children, [...links(down), arc, ...links(right).map(({ back }) => back)], root.base);
    ring.label = 'outer';
    ring.link = root.link;
    ring.dual = -2n * this.#clock;
    for (const child of children) this.#enclose(child);
    this.#labelled.add(ring);
    ring.nearest = this.#nearest(children);
    for (const to of this.#vertices) {
      const nearest = ring.nearest[to.index];
      if (nearest !== undefined && to.top !== ring) this.#note(ring, nearest);
    }
    for (const child of children) if (child.kind === 'blossom') child.nearest = undefined;
  }

  /** Inside a blossom that is outer the vertices go by the clock, but the dual of a smaller blossom stands still. */
  #enclose(child: Node): void {
    if (child.label === 'inner') this.#relabel(child, 'outer');
    if (child.kind === 'blossom') child.dual += 2n * this.#clock;
    child.label = undefined;
    child.link = undefined;
    this.#forget(child);
  }

  /** The edges out of some outer nodes that grow tight first, by the index of where they lead. */
  #nearest(nodes: readonly Node[]): readonly (HalfEdge | undefined)[] {
    const nearest: (HalfEdge | undefined)[] = Array.from({ length: this.#vertices.length });
    const less: (bigint | undefined)[] = Array.from({ length: this.#vertices.length });
    const offer = (arc: HalfEdge | undefined): void => {
      if (arc === undefined) return;
      const { index } = arc.to;
      const value = arc.from.dual - arc.twice;
      const known = less[index];
      if (known !== undefined && known <= value) return;
      less[index] = value;
      nearest[index] = arc;
    };
    for (const node of nodes) {
      if (node.kind === 'blossom' && node.nearest !== undefined) node.nearest.forEach(offer);
      else for (const vertex of node.members) vertex.arcs.forEach(offer);
    }
    return nearest;
  }

  /** The dual of an inner blossom is zero: its children stand in the tree instead, as far as the path leads through them. */
  #open(blossom: Blossom): void {
    const { link, children, joints } = blossom;
    if (link === undefined) return;
    const { place } = childWith(blossom, link.to);
    this.#relabel(blossom, undefined);
    this.#forget(blossom);
    blossom.burst();
    const ring = turned(children, place);
    const forward = turned(joints, place);
    // The base is the first child; the way to it has an even number of steps, and its first step is an edge of the matching.
    const steps = (children.length - place) % children.length;
    const path =
      steps % 2 === 0
        ? { nodes: ring.slice(0, steps + 1), arcs: forward.slice(0, steps) }
        : {
            nodes: turned(ring.toReversed(), ring.length - 1).slice(0, ring.length - steps + 1),
            arcs: forward.toReversed().map(({ back }) => back),
          };
    for (const [at, node] of path.nodes.entries()) {
      this.#label(node, at % 2 === 0 ? 'inner' : 'outer', at === 0 ? link : path.arcs[at - 1]);
    }
    for (const vertex of blossom.members) {
      if (vertex.top.label === undefined && vertex.reach !== undefined)
        vertex.reachAt = vertex.dual + vertex.reach.less;
    }
  }

  #label(node: Node, label: Label, link: HalfEdge | undefined): void {
    this.#relabel(node, label);
    node.link = link;
    this.#labelled.add(node);
  }

  #forget(node: Node): void {
    node.closing = undefined;
    this.#labelled.delete(node);
  }

  /** Changes how the clock counts for a node, and keeps its duals as they are now. */
  #relabel(node: Node, label: Label): void {
    const shift = (pace(label) - pace(node.label)) * this.#clock;
    node.label = label;
    for (const vertex of node.members) vertex.dual += shift;
    if (node.kind === 'blossom') node.dual -= 2n * shift;
    if (label === 'outer') this.#scan(node);
  }

  /** Looks along every edge out of a node that has become outer. */
  #scan(node: Node): void {
    for (const vertex of node.members) {
      if (this.#lowest === undefined || vertex.dual < this.#lowest.dual) this.#lowest = vertex;
      for (const arc of vertex.arcs) this.#note(node, arc);
    }
  }

  #note(node: Node, arc: HalfEdge): void {
    const { from, to, twice } = arc;
    if (to.top === node) return;
    const less = from.dual - twice;
    if (to.top.label === 'outer') {
      const twiceAt = less + to.dual;
      if (node.closing === undefined || twiceAt < node.closing.twiceAt) node.closing = { arc, twiceAt };
    } else if (to.reach === undefined || less < to.reach.less) {
      to.reach = { arc, less };
      to.reachAt = to.dual + less;
    }
  }

  /** Clears the tree; blossoms whose dual is zero are of no more use. */
  #end(): void {
    for (const node of this.#labelled) {
      this.#relabel(node, undefined);
      node.link = undefined;
      node.closing = undefined;
      if (node.kind === 'blossom') node.nearest = undefined;
      dissolve(node);
    }
    for (const vertex of this.#vertices) vertex.reach = undefined;
    this.#labelled.clear();
    this.#lowest = undefined;
    this.#clock = 0n;
  }
}

/** How the doubled duals of vertices are stored: an outer one falls with the clock, so that it is stored higher. */
const pace = (label: Label): bigint => (label === 'outer' ? 1n : label === 'inner' ? -1n : 0n);

/** A node and all above it in the tree, up to the root. */
function lineage(node: Node): Node[] {
  const above: Node[] = [node];
  for (let next = node.link; next !== undefined; next = next.from.top.link) above.push(next.from.top);
  return above;
}

function dissolve(node: Node): void {
  if (node.kind === 'vertex' || node.dual !== 0n) return;
  node.burst();
  for (const child of node.children) dissolve(child);
}
