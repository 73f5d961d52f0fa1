/** oEmbed 1.0 (https://oembed.com): what a page of this site looks like in pages of others [WATCH-37]. */
import * as z from 'zod';

const pixels = z.coerce.number().int().min(1).max(10_000);

/** GET /api/oembed */
export const OembedQuery = z.strictObject({
  url: z.url().max(2000),
  maxwidth: pixels.exactOptional(),
  maxheight: pixels.exactOptional(),
  /** There is JSON only: `xml` is 501. */
  format: z.enum(['json', 'xml']).default('json'),
});

export const Oembed = z.strictObject({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.literal('Broadside'),
  provider_url: z.url(),
  /** Of a clip: who made it. */
  author_name: z.string().exactOptional(),
  author_url: z.url().exactOptional(),
  /** Seconds for which it may be kept. */
  cache_age: z.int().positive(),
  /** A frame, and nothing else. */
  html: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Oembed = z.infer<typeof Oembed>;
