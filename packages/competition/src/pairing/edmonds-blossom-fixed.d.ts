/** A second opinion of tests: partner by vertex, -1 for none. Plain numbers only. */
declare module 'edmonds-blossom-fixed' {
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): number[];
}
