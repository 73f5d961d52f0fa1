/** What pages about clips ask the server. */
import { clipsApi } from '@broadside/client';

export const clips = clipsApi('');
