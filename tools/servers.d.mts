/** Bundles the server of this site into apps/server/build, where its sources have changed. */
export function buildServer(): Promise<void>;
/** The same with the synthetic game in its catalog; the path of its program. */
export function buildSyntheticServer(): Promise<string>;
