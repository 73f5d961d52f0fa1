/** The Prisma client over node-postgres. */
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.ts';

export type Database = PrismaClient;

export function openDatabase(url: string): Database {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: 5 }) });
}
