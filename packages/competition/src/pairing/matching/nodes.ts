/** What a search for a matching walks over: vertices, and blossoms, which are odd rings of vertices and smaller blossoms. */

/** An edge as seen from one of its ends. */
export class HalfEdge {
  readonly from: Vertex;
  readonly to: Vertex;
  /** Twice the weight of the edge, as all duals are kept doubled: so they stay whole. */
  readonly twice: bigint;
  /** The same edge from its other end. */
  readonly back: HalfEdge;

  constructor(from: Vertex, to: Vertex, twice: bigint, back?: HalfEdge) {
    this.from = from;
    this.to = to;
    this.twice = twice;
    this.back = back ?? new HalfEdge(to, from, twice, this);
  }
}

/** Outer nodes of a tree are reached along an even number of edges from the root, inner ones along an odd number. */
export type Label = 'outer' | 'inner' | undefined;

abstract class TreeNode {
  /** The blossom around it. */
  parent: Blossom | undefined;
  label: Label;
  /** The edge along which the tree reached it, from its parent in the tree; none at the root. */
  link: HalfEdge | undefined;
  /** Doubled, as it stood at zero of the clock of the search; see `tree-search.ts`. */
  dual = 0n;
  /** Of an outer node: the edge to another outer node that grows tight first, and twice the time when it does. */
  closing: { readonly arc: HalfEdge; readonly twiceAt: bigint } | undefined;
}

export class Vertex extends TreeNode {
  readonly kind = 'vertex';
  readonly index: number;
  readonly arcs: HalfEdge[] = [];
  readonly members: readonly Vertex[] = [this];
  readonly base: Vertex = this;
  /** The edge to its partner. */
  mate: HalfEdge | undefined;
  /** The outermost node around it. */
  top: Node = this;
  /** Of a vertex that is not outer: the edge from an outer vertex that grows tight first, and its dual less the weight. */
  reach: { readonly arc: HalfEdge; readonly less: bigint } | undefined;
  /** When that edge grows tight; counts only while the vertex has no label. */
  reachAt = 0n;

  constructor(index: number) {
    super();
    this.index = index;
  }
}

export class Blossom extends TreeNode {
  readonly kind = 'blossom';
  readonly members: readonly Vertex[];
  /** An odd ring; the first holds the base, the only vertex whose partner is outside or missing. */
  children: readonly Node[];
  /** From each child to the next, and from the last to the first. */
  joints: readonly HalfEdge[];
  base: Vertex;
  /** By index of a vertex outside: the edge to it that grows tight first. Only of outer blossoms. */
  nearest: readonly (HalfEdge | undefined)[] | undefined;

  constructor(children: readonly Node[], joints: readonly HalfEdge[], base: Vertex) {
    super();
    this.children = children;
    this.joints = joints;
    this.base = base;
    this.members = children.flatMap(({ members }) => members);
    for (const child of children) child.parent = this;
    for (const vertex of this.members) vertex.top = this;
  }

  /** Takes the blossom away, so that its children are outermost. */
  burst(): void {
    for (const child of this.children) {
      child.parent = undefined;
      for (const vertex of child.members) vertex.top = child;
    }
  }
}

export type Node = Vertex | Blossom;

/** The child of `blossom` that holds `vertex`, and its place in the ring. */
export function childWith(blossom: Blossom, vertex: Vertex): { readonly child: Node; readonly place: number } {
  let child: Node = vertex;
  while (child.parent !== undefined && child.parent !== blossom) child = child.parent;
  return { child, place: blossom.children.indexOf(child) };
}

/** A ring that begins at another place. */
export const turned = <T>(ring: readonly T[], place: number): readonly T[] => [
  ...ring.slice(place),
  ...ring.slice(0, place),
];

export function join(arc: HalfEdge): void {
  arc.from.mate = arc;
  arc.to.mate = arc.back;
}

/** Makes `vertex` the base of `node`: everything else in it finds its partner inside. The partner of `vertex` is left as it is. */
export function rebase(node: Node, vertex: Vertex): void {
  if (node.kind === 'vertex' || node.base === vertex) return;
  const { child, place } = childWith(node, vertex);
  rebase(child, vertex);
  node.children = turned(node.children, place);
  node.joints = turned(node.joints, place);
  node.base = vertex;
  for (const [at, joint] of node.joints.entries()) {
    if (at % 2 === 0) continue;
    const [one, next] = node.children.slice(at);
    if (one !== undefined) rebase(one, joint.from);
    if (next !== undefined) rebase(next, joint.to);
    join(joint);
  }
}
