/** What pages about casts ask the server. */
import { passesApi } from '@broadside/client';

export const livePasses = passesApi('');
