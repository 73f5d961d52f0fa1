/**
 * Plays the golden games of every ruleset anew and writes them: `node --import tsx tools/golden-games.ts [NAME…]`.
 * For when a rule was changed on purpose; the difference in the repository then shows which games it touched.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { catalog } from '../packages/rules/src/catalog.ts';
import { recordGolden } from '../packages/rules/src/kernel/golden.ts';

type Recorded = Parameters<typeof recordGolden>[1];
interface GoldenGames {
  readonly goldenPlans: readonly { readonly name: string }[];
  playGoldenGame(plan: unknown): Recorded;
}

const rules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/rules/src');
const wanted = new Set(process.argv.slice(2));

/** One line for each command, so that a change of one is a change of one line. */
function written({ entries, ...head }: ReturnType<typeof recordGolden>): string {
  const lines = entries.map((entry) => JSON.stringify(entry));
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines.join(',\n')}\n]}\n`;
}

for (const [id, load] of Object.entries(catalog)) {
  const folder = join(rules, id, 'games');
  if (!existsSync(join(folder, 'golden-games.ts'))) continue;
  const games = (await import(pathToFileURL(join(folder, 'golden-games.ts')).href)) as GoldenGames;
  const ruleset = await load();
  for (const plan of games.goldenPlans) {
    if (wanted.size > 0 && !wanted.has(plan.name)) continue;
    const text = written(recordGolden(ruleset, games.playGoldenGame(plan)));
    writeFileSync(join(folder, `${plan.name}.json`), text);
    console.log(`${id}: ${plan.name}, ${Math.round(text.length / 1024)} KB`);
  }
}
