export * from './hex.ts';
export * from './path.ts';
