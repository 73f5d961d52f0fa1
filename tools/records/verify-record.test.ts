import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprintOf, recordText } from '../../packages/match/src/index.ts';
import type { MatchRecord } from '../../packages/match/src/index.ts';
import { catalog } from '../../packages/rules/src/catalog.ts';
import { root } from '../structure/sources.ts';
import { playedRecord } from './played.ts';

const folder = mkdtempSync(join(tmpdir(), 'broadside-records-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function verify(name: string, content: string | undefined): { status: number | null; lines: string[] } {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, content);
  const tool = ['--import', 'tsx', join(root, 'tools/verify-record.ts'), path];
  const { status, stdout } = spawnSync(process.execPath, tool, { cwd: root, encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

test('pnpm verify-record tells of an honest record what it checked, of another what is wrong, and of no record that', async () => {
  const [load] = Object.values(catalog);
  const ruleset = await load!();
  const setup: unknown = ruleset.presets[0]!.setup;
  const tempo = { kind: 'none' } as const;
  const record = playedRecord({ ruleset, setup, seed: 2, actRate: 0.1, mostCommands: 12, tempo });

  const honest = verify('honest.json', recordText(record));
  expect(honest).toMatchObject({ status: 0 });
  expect(honest.lines.at(-1)).toBe('This record is honest.');

  const forged: MatchRecord = { ...record, outcome: { winner: 'seat-1', reason: 'Because', points: {} } };
  const refused = verify('forged.json', recordText({ ...forged, fingerprint: fingerprintOf(forged) }));
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.lines).toContain('The outcome is not the one to which the entries lead.');

  expect(verify('other.json', '{}')).toMatchObject({ status: 1 });
  expect(verify('absent.json', undefined)).toMatchObject({ status: 1 });
}, 60_000);
