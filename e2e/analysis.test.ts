/** The analysis table: a saved position played on by one person, with dice as laid, and what happened filed as a case. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api } from '@broadside/client';
import type { Position } from '@broadside/rules/quantum-rebellion';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../tools/prepare.mjs';
import { launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';

/** Tern has Onyx before its guns. */
const duel: Position = {
  active: 'Waders',
  segment: 'combat',
  squadrons: [
    {
      name: 'Waders',
      seat: 'seat-1',
      ships: [{ name: 'Tern', class: 'CR', at: [24, 20], facing: 0, weapons: { F: 'beam 6' } }],
    },
    {
      name: 'Stones',
      seat: 'seat-2',
      ships: [{ name: 'Onyx', class: 'CR', at: [24, 32], facing: 180, weapons: { F: 'beam 6' } }],
    },
  ],
};
interface Case {
  readonly id: string;
  readonly dice: readonly number[];
  readonly when: readonly { readonly by: string; readonly command: { readonly kind: string } }[];
}
interface CaseFile {
  readonly ruleset: string;
  readonly cases: readonly [Case];
}

describe('the analysis table', () => {
  let server: GameServer;
  let browser: Browser;
  let ada: Visitor;
  let folder = '';
  let position = '';
  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
    ada = await Visitor.arrive(browser, 'Ada');
    folder = await mkdtemp(join(tmpdir(), 'broadside-cases-'));
    await ada.page.goto(server.url);
    await ada.page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: 'Ada' }) });
    });
    const client = api(server.url, { headers: { cookie: await ada.cookie() } });
    const saved = await client.savePosition({ ruleset: 'quantum-rebellion', name: 'Across the bows', position: duel });
    expect(saved.problems).toEqual([]);
    position = saved.id;
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const stands = (page: Page, at: number) => page.locator(`.page[data-seq="${String(at + 1)}"]`).waitFor();
  const order = (page: Page) => page.locator('main button.primary, aside button.primary').first();
  const form = (page: Page) => page.getByRole('form', { name: 'File a case' });
  async function runs(...files: string[]): Promise<string> {
    const tool = join(root, 'tools/cases.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', tool, ...files], { cwd: root });
    return stdout.trim();
  }

  it('plays a saved position on, with the dice that are laid', async () => {
    const { page } = ada;
    await page.goto(`${server.url}/positions/${position}/try`);
    await page.getByText('You play Seat 1').waitFor();
    await page.getByLabel('Next dice').fill('6 5 4 3 2 1 x');
    await page.getByText('Write faces, such as 6 5 2').waitFor();
    await page.getByLabel('Next dice').fill('6 5 4 3 2 1 6 5 4 3 2 1');
    await order(page).click();
    await stands(page, 1);
    await order(page).click();
    await stands(page, 2);
    await page.getByRole('button', { name: 'Steps', exact: true }).click();
    const steps = page.getByRole('region', { name: 'Steps of this table' });
    expect(await steps.getByRole('listitem').count()).toBe(3);
    await steps.getByText('6 5 4 3 2 1').first().waitFor();
  });

  it('goes back and forward by list, slider and keys', async () => {
    const { page } = ada;
    await page.locator('[data-step="0"]').click();
    await stands(page, 0);
    await page.keyboard.press('End');
    await stands(page, 2);
    await page.getByRole('slider', { name: 'Step' }).fill('1');
    await stands(page, 1);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await stands(page, 2);
    await page.getByLabel('Look from').selectOption('public');
    await page.getByText('You look from the public').waitFor();
    await page.getByLabel('Look from').selectOption('asked');
  });

  it('drops later steps for another order at an earlier one, and brings them back', async () => {
    const { page } = ada;
    await page.keyboard.press('Home');
    await page.locator('[data-step="0"]').click();
    await stands(page, 0);
    await page.getByRole('button', { name: 'Let the computer give this order' }).click();
    await page.getByText('2 later steps dropped.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await stands(page, 0);
    await page.getByRole('button', { name: 'To the last step' }).click();
    await stands(page, 2);
  });

  it('keeps the steps over a reload', async () => {
    const { page } = ada;
    await page.reload();
    await stands(page, 2);
  });

  it('files a case, which passes here, from the command line, and on the server', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'File a case' }).click();
    await page.getByLabel('What does it show?').fill('Six beams at twelve inches');
    await form(page).getByText('It passes').waitFor();
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const kept = join(folder, 'kept.json');
    await (await arriving).saveAs(kept);
    const file = JSON.parse(await readFile(kept, 'utf8')) as CaseFile;
    expect(file.ruleset).toBe('quantum-rebellion');
    expect(file.cases[0].id).toBe('six-beams-at-twelve-inches');
    expect(file.cases[0].dice.slice(0, 6)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(file.cases[0].when[0]).toMatchObject({ by: 'seat-1', command: { kind: 'fire', target: 'onyx' } });
    expect(file.cases[0].when).toHaveLength(2);
    await page.getByRole('button', { name: 'Send it in' }).click();
    await form(page).getByText('Filed. It passes there too.').waitFor();
    const opening = page.waitForEvent('popup');
    await form(page).getByRole('link', { name: 'Open the case' }).click();
    const filed = await opening;
    await filed.getByRole('heading', { name: 'Six beams at twelve inches' }).waitFor();
    await filed.getByText('It passes: the rules do just that.').waitFor();
    const taking = filed.waitForEvent('download');
    await filed.getByRole('link', { name: 'Download' }).click();
    const fetched = join(folder, 'fetched.json');
    await (await taking).saveAs(fetched);
    expect(await runs(kept, fetched)).toBe('2 passed, 0 failed');
    await filed.getByRole('button', { name: 'Open its position' }).click();
    await filed.waitForURL(/\/positions\/[0-9a-z]{10}\/try$/);
    await filed.getByText('You play Seat 1').waitFor();
    await filed.close();
  });

  it('says where the rules do something else than a person holds right', async () => {
    const { page } = ada;
    await page.getByLabel('What should happen').fill('{ "position": { "round": 5 } }');
    await form(page).getByText('It fails').waitFor();
    await form(page)
      .getByText(/position\.round: expected 5, found \d/)
      .waitFor();
    await page.getByRole('button', { name: 'Send it in' }).click();
    await form(page).getByText('Filed. It fails there too').waitFor();
    expect(ada.faults).toEqual([]);
  });

  it('opens the position of a step in the editor', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Steps', exact: true }).click();
    await page.getByRole('button', { name: 'Open in the editor' }).click();
    await page.waitForURL(/\/positions\/[0-9a-z]{10}$/);
    expect(page.url()).not.toContain(position);
    expect(ada.faults).toEqual([]);
  });
});
