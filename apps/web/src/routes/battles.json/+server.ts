/** Every battle as a picture of its table, made when the site is built. */
import { json } from '@sveltejs/kit';
import { battleScenes } from '#lib/showcase/moments.ts';

export const prerender = true;
export const GET = async (): Promise<Response> => json(await battleScenes());
