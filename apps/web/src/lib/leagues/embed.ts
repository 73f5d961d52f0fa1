/** A season in pages of others: what is shown there, and what such a page has to hold [LEAGUE-156]. */
export const embeddedParts = [
  { id: 'standings', name: 'the standings' },
  { id: 'round', name: 'the round' },
  { id: 'bracket', name: 'the bracket' },
] as const;
export type EmbeddedPart = (typeof embeddedParts)[number]['id'];

export const embedThemes = [
  { id: 'dark', name: 'dark' },
  { id: 'paper', name: 'light' },
] as const;
export type EmbedTheme = (typeof embedThemes)[number]['id'];

/** The frame, to be pasted into a page. `origin`: of this site; `name`: of the season. */
export function embedCode(origin: string, id: string, name: string, show: EmbeddedPart, theme: EmbedTheme): string {
  const src = `${origin}/embed/season/${encodeURIComponent(id)}?show=${show}&amp;theme=${theme}`;
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${src}" title="${title}" width="480" height="640" style="border: 0; max-width: 100%" loading="lazy"></iframe>`;
}
