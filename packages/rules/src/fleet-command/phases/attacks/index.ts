/** What a client reads of attacks before it declares one; every function takes the open table, which a sight is. */
export { type AnswerOdds, answerOdds, attackForecast, type AttackForecast } from './forecast.ts';
export { type AttackSpec, checkAttack, legalAttacks, weaponReadiness } from './readiness.ts';
export type { Part, Roll, Stage } from './roll.ts';
export { hazardPool } from './shot.ts';
