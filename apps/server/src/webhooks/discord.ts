/** News as a message of a Discord channel: one embed, and nobody is mentioned [LEAGUE-77]. */
import type { News } from './news.ts';

const hosts = ['discord.com', 'canary.discord.com', 'ptb.discord.com', 'discordapp.com'];

export const isDiscord = (url: URL): boolean =>
  url.protocol === 'https:' &&
  url.port === '' &&
  hosts.includes(url.hostname) &&
  url.pathname.startsWith('/api/webhooks/');

/** The address without the end that lets anybody write there. */
export const withoutToken = (url: string): string => url.replace(/\/[^/]*$/, '/…');

const mostTitle = 250;
const mostText = 3500;

/** Signs that Discord reads as marks are shown as they are, and no name becomes a mention. */
const plain = (text: string): string =>
  text.replaceAll(/[\\*_~|`>#[\]()]/g, String.raw`\$&`).replaceAll(/[<@]/g, '$&\u200B');

export const discordBody = ({
  title,
  text,
  url,
  at,
}: Pick<News, 'title' | 'text' | 'url'> & { readonly at: string }) => ({
  embeds: [
    { title: plain(title).slice(0, mostTitle), description: plain(text).slice(0, mostText), url, timestamp: at },
  ],
  allowed_mentions: { parse: [] },
});
