// One page for every address: the server gives the same file, and the browser draws it.
export const ssr = false;
export const prerender = false;
