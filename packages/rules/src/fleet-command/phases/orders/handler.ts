export { order } from './order-handler.ts';
export { turn } from './turn-handler.ts';
