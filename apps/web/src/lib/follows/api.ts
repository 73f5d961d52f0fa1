/** What pages ask the server about following. */
import { followsApi } from '@broadside/client';

export const follows = followsApi('');
