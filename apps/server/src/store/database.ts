/** The Prisma client over node-postgres. */
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.ts';

export type Database = PrismaClient;

export function openDatabase(url: string): Database {
  // A busy machine is no reason to give up what has begun.
  const transactionOptions = { maxWait: 15_000, timeout: 15_000 };
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: 5 }), transactionOptions });
}
