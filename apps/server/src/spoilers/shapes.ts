/** What is told, by its shape: answers of the API are plain data. */
import type { MatchHeader } from '@broadside/protocol';

export type ToldObject = Readonly<Record<string, unknown>>;

export const isTold = (value: unknown): value is ToldObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isHeader = (told: ToldObject): told is ToldObject & MatchHeader =>
  'outcome' in told && 'status' in told && 'seats' in told && 'dice' in told;
