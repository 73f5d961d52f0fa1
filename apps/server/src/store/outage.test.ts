import pg from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { cutsAreWarnings, isCut } from './outage.ts';

const coded = (code: string): Error => Object.assign(new Error('anything'), { code });
const told = (code: string): Error => Object.assign(new pg.DatabaseError('anything', 1, 'error'), { code });
const beneath = (code: string, cause: Readonly<Record<string, string>>): Error =>
  Object.assign(coded(code), { meta: { driverAdapterError: { cause } } });
const raw = (cause: Readonly<Record<string, string>>): Error => beneath('P2010', cause);

const cuts = [
  new Error('Connection terminated'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('timeout expired'),
  new Error('timeout exceeded when trying to connect'),
  coded('ECONNREFUSED'),
  coded('P1001'),
  told('57P01'),
  told('57P03'),
  told('08006'),
  raw({ kind: 'DatabaseNotReachable' }),
  new Error('The journal could not be read.', { cause: coded('ECONNREFUSED') }),
  raw({ kind: 'postgres', originalCode: '57P03' }),
  beneath('P2039', { kind: 'postgres', originalCode: '57P03' }),
];
const faults = [
  new Error('Query read timeout'),
  coded('P2002'),
  coded('P2010'),
  raw({ kind: 'postgres', originalCode: '23505' }),
  beneath('P2039', { kind: 'postgres', originalCode: '23505' }),
  told('23505'),
  'Connection terminated',
  undefined,
];

it.each(cuts)('[WS-44] knows a connection that ended: $message', (error) => {
  expect(isCut(error)).toBe(true);
});

it('[WS-44] knows it from every way of asking where nobody answers', async () => {
  const database = openDatabase('postgresql://nobody:none@127.0.0.1:1/none');
  const asked = await Promise.allSettled([
    database.match.findMany({ take: 1 }),
    database.$queryRaw`select 1`,
    database.$transaction(async (tx) => tx.$executeRaw`select 1`),
  ]);
  expect(asked.map((answer) => answer.status === 'rejected' && isCut(answer.reason))).toEqual([true, true, true]);
});

it.each(faults)('takes nothing else for one: %s', (error) => {
  expect(isCut(error)).toBe(false);
});

it('[WS-44] reports a cut as a warning, and a fault as an error', () => {
  const levels: unknown[] = [];
  const write = (line: string): void => void levels.push((JSON.parse(line) as { level: number }).level);
  const logger = pino({ level: 'info', hooks: cutsAreWarnings }, { write });
  for (const error of [...cuts, ...faults]) logger.error({ err: error, match: 'one' }, 'not rated yet');
  logger.error('without an error');
  logger.info({ err: cuts[0] }, 'told anyway');
  expect(levels).toEqual([...cuts.map(() => 40), ...faults.map(() => 50), 50, 30]);
});
