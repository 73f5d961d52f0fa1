/** Short texts that others read: names, titles. */
import * as z from 'zod';
import { tidyName, unreadable } from './names.ts';

/** 1 to `most` UTF-16 code units, tidied, that others can read: see names.ts. `what` begins what is said of a fault: "a name". */
export const readable = (most: number, what: string) =>
  z
    .string()
    .overwrite(tidyName)
    .min(1, `${what} has a letter, a digit or a sign that is seen`)
    .max(most, `${what} has at most ${String(most)} characters`)
    .superRefine((text, context) => {
      const fault = unreadable(text);
      if (fault !== undefined && text !== '') context.addIssue(fault);
    });
