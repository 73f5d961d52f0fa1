/** How a filed case is called. */
import { z } from 'zod';

/** Case ids are kebab-case and so fit for a file's name. */
export const caseId = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,80}$/),
  title: z.string().min(1).max(200).optional(),
});
