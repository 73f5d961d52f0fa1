/** Bundles the server of this site where its sources have changed; the path of its program. */
export function buildOurServer(): Promise<string>;
/** The same with the synthetic game in its catalog. */
export function buildSyntheticServer(): Promise<string>;
