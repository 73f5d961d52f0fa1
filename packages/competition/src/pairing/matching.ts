/** Matchings of greatest weight in any graph, with exact weights of any size, in O(n³). */
import { HalfEdge, Vertex, join } from './matching/nodes.ts';
import { TreeSearch } from './matching/tree-search.ts';

/** An edge between two vertices, which are numbered from 0. */
export interface WeightedEdge {
  readonly a: number;
  readonly b: number;
  readonly weight: bigint;
}

/** By vertex: its partner, if it has one. */
export type Matching = readonly (number | undefined)[];

/** More vertices than any round has entrants. */
export const mostVertices = 2048;

/**
 * The matching whose weights come to the greatest sum; edges below zero are never in it. The same graph always gives the same
 * matching. Throws `RangeError` for an edge that the graph cannot have.
 */
export function maximumWeightMatching(vertices: number, edges: readonly WeightedEdge[]): Matching {
  const graph = graphOf(vertices, edges);
  solve(graph, false);
  return partners(graph);
}

/** As `maximumWeightMatching`, but everybody has a partner; undefined where that cannot be. */
export function maximumPerfectMatching(vertices: number, edges: readonly WeightedEdge[]): Matching | undefined {
  const graph = graphOf(vertices, edges);
  return solve(graph, true) ? partners(graph) : undefined;
}

/** The matching in which everybody has a partner and the weights come to the least sum; undefined where there is none. */
export const minimumCostMatching = (vertices: number, edges: readonly WeightedEdge[]): Matching | undefined =>
  maximumPerfectMatching(
    vertices,
    edges.map(({ a, b, weight }) => ({ a, b, weight: -weight })),
  );

function graphOf(size: number, edges: readonly WeightedEdge[]): readonly Vertex[] {
  if (!Number.isInteger(size) || size < 0 || size > mostVertices) {
    throw new RangeError(`A graph has 0 to ${mostVertices} vertices, not ${size}.`);
  }
  const vertices = Array.from({ length: size }, (_, index) => new Vertex(index));
  for (const { a, b, weight } of edges) {
    const [one, other] = [vertices[a], vertices[b]];
    if (one === undefined || other === undefined || one === other) {
      throw new RangeError(`An edge joins two different vertices of 0 to ${size - 1}, not ${a} and ${b}.`);
    }
    const arc = new HalfEdge(one, other, 2n * weight);
    one.arcs.push(arc);
    other.arcs.push(arc.back);
  }
  return vertices;
}

/** False where a perfect matching is wanted and there is none. */
function solve(graph: readonly Vertex[], perfect: boolean): boolean {
  for (const vertex of graph) {
    let greatest: bigint | undefined = perfect ? undefined : 0n;
    for (const { twice } of vertex.arcs) if (greatest === undefined || twice > greatest) greatest = twice;
    vertex.dual = (greatest ?? 0n) >> 1n;
  }
  pairGreedily(graph, perfect);
  const search = new TreeSearch(graph, perfect);
  return graph.every((vertex) => {
    const content = vertex.mate !== undefined || (!perfect && vertex.dual === 0n);
    return content || search.from(vertex);
  });
}

/** Lowers the dual of everybody without a partner until an edge is tight, and takes that edge where it can: most are done by this. */
function pairGreedily(graph: readonly Vertex[], perfect: boolean): void {
  for (const vertex of graph) {
    if (vertex.mate !== undefined) continue;
    let room: bigint | undefined = perfect ? undefined : vertex.dual;
    let best: HalfEdge | undefined;
    for (const arc of vertex.arcs) {
      const slack = vertex.dual + arc.to.dual - arc.twice;
      if (room !== undefined && slack > room) continue;
      if (slack === room && best?.to.mate === undefined && best !== undefined) continue;
      room = slack;
      best = arc;
    }
    vertex.dual -= room ?? 0n;
    if (best !== undefined && best.to.mate === undefined) join(best);
  }
}

const partners = (graph: readonly Vertex[]): Matching => graph.map(({ mate }) => mate?.to.index);
