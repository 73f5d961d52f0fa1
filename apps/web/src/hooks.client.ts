/** What a page says where a part of it could not be fetched, or broke: never the name of a fault. */
import type { HandleClientError } from '@sveltejs/kit/hooks';

export const handleError: HandleClientError = ({ kind, error }) => {
  if (kind === 'framework') return { message: 'The link may be old, or a letter may be missing.' };
  reportError(error);
  return { message: 'A part of this page could not be fetched, or it broke. Matches are safe on the server.' };
};
