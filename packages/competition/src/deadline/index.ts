export * from './model.ts';
export { proposeAtDeadline } from './propose.ts';
