/** The match that ships with the program, for the board of the front page where nobody plays. */
import { json } from '@sveltejs/kit';
import { builtInMatch } from '#lib/showcase/moments.ts';

export const prerender = true;
export const GET = async (): Promise<Response> => json(await builtInMatch());
