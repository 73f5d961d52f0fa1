/** What is told, by its shape: answers of the API are plain data. */
import type { MatchHeader } from '@broadside/protocol';

export type Told = Readonly<Record<string, unknown>>;

export const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isHeader = (told: Told): told is Told & MatchHeader =>
  'outcome' in told && 'status' in told && 'seats' in told && 'dice' in told;
