// The servers that tests and benches start as processes; with types for those who are checked.
export { buildServer, buildSyntheticServer } from './prepare.mjs';
