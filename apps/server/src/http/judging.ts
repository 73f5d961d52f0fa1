/** Everything that judges do over HTTP: clocks, calls, entering, rulings. */
import type { FastifyInstance } from 'fastify';
import { registerJudgeCalls } from './judge-calls.ts';
import type { CallDeps } from './judge-calls.ts';
import { registerJudgeDesk } from './judge-desk.ts';
import type { DeskDeps } from './judge-desk.ts';
import { registerJudges } from './judges.ts';
import type { JudgeDeps } from './judges.ts';
import { registerPasses } from './passes.ts';
import type { PassDeps } from './passes.ts';
import { registerRulings } from './rulings.ts';
import type { RulingDeps } from './rulings.ts';

export type JudgingDeps = CallDeps & DeskDeps & JudgeDeps & RulingDeps & PassDeps;

export function registerJudging(fastify: FastifyInstance, deps: JudgingDeps): void {
  registerJudges(fastify, deps);
  registerJudgeCalls(fastify, deps);
  registerJudgeDesk(fastify, deps);
  registerRulings(fastify, deps);
  registerPasses(fastify, deps);
}
