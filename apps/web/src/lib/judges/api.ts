/** What judges ask of the server; no table loads it before somebody calls one. */
import { judgesApi } from '@broadside/client';

export const judging = judgesApi('');
