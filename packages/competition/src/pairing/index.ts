export * from './acceleration.ts';
export * from './cost.ts';
export * from './matching.ts';
export * from './swiss.ts';
export * from './why.ts';
