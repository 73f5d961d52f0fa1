export * from './limits.ts';
export * from './options.ts';
export * from './words.ts';
export * from './from-client.ts';
export * from './from-server.ts';
export * from './http.ts';
export * from './positions.ts';
export * from './identity.ts';
