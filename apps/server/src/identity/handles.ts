/** Handles: no two that are the same whatever the case or that look alike, and none that could be taken for the site itself. */
import { isReservedHandle, lookAlike } from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';

/** What a handle is found by. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}

/** What the database keeps of a handle. */
export const handleColumns = (handle: string) => ({
  handle,
  handleKey: handleKey(handle),
  handleLook: lookAlike(handle),
});

/** Refuses words that people would take for the site; letters and length the schema has judged. */
export function refuseReserved(handle: string): void {
  if (/^[-_]+$/.test(handle))
    throw new HttpProblem(400, 'bad-handle', 'A handle has a letter or a digit in it. Add one.');
  if (isReservedHandle(handle))
    throw new HttpProblem(409, 'reserved-handle', `"${handle}" is reserved. Choose another handle.`);
}

export const takenHandle = (handle: string): HttpProblem =>
  new HttpProblem(
    409,
    'taken-handle',
    `Somebody is called ${handle} already, or something that looks like it. Choose another handle.`,
  );
