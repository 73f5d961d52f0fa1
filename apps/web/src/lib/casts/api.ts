/** What pages about casts ask the server. */
import { castsApi, passesApi } from '@broadside/client';

export const livePasses = passesApi('');
export const casts = castsApi('');
