/** Pictures of pages for whoever looks, and for the documents: `SCREENSHOTS=docs/images npx vitest run --project browser FILE`. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Keeps a picture where `SCREENSHOTS` names a folder. */
export async function shoot(page: Page, name: string, scale: 'css' | 'device' = 'device'): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), scale });
}
