/** Options of a match: chosen when it is made, told to whoever asks before they sit down. */
import { api } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const ruleset = 'quantum-rebellion';

describe('the options of a match', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ catalog });
  });
  afterAll(() => server.stop());

  it('[HTTP-17, HTTP-18] are chosen by the maker and read by a stranger before anybody joins', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const stranger = api(server.url);
    const { rulesets } = await stranger.rulesets();
    const offered = rulesets.find(({ id }) => id === ruleset)?.options ?? [];
    expect(offered.find(({ id }) => id === 'minimumMovePercent')).toMatchObject({ usual: 0, ruling: 'R-QR-35' });
    const options = { minimumMovePercent: 50, table: '72x48', oneCheckOnly: false };
    const { match } = await ada.api.createMatch({ ruleset, preset: 'pack-court', opponent: 'anyone', options });
    const info = await stranger.match(match.id);
    expect(info.seat).toBeNull();
    expect(info.options.map(({ id }) => id)).toEqual(offered.map(({ id }) => id));
    expect(info.options.filter(({ usual }) => !usual)).toMatchObject([
      { id: 'table', label: 'Size of the table', value: '72″ by 48″', usually: 'By the points', ruling: 'R-QR-50' },
      { id: 'minimumMovePercent', value: 'Half of the maximum', usually: 'None' },
    ]);
    const plain = await ada.api.createMatch({ ruleset, opponent: 'anyone' });
    expect((await stranger.matches()).changed).toEqual({ [match.id]: 2 });
    expect((await stranger.match(plain.match.id)).options.every(({ usual }) => usual)).toBe(true);
  });

  it('[HTTP-17] hold at the table', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const options = { deploymentDepthMils: 12000, planetDiameterMils: 4000 };
    const { match } = await ada.api.createMatch({ ruleset, preset: 'planetary-invasion', opponent: 'bot', options });
    const table = ada.open(match.id, { catalog });
    await table.when((state) => state.view !== null);
    expect(table.state.view?.['terrain:planet'] ?? table.state.view?.['planet']).toMatchObject({
      footprint: { radiusMils: 2000 },
    });
    table.close();
  });

  it('[HTTP-17] are refused with what would be right', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const refused = async (options: Record<string, boolean | number | string | null>, setup?: unknown) =>
      refusal(ada.api.createMatch({ ruleset, opponent: 'anyone', options, ...(setup === undefined ? {} : { setup }) }));
    expect(await refused({ friendlyFire: true })).toMatchObject({
      status: 400,
      code: 'no-option',
      message: expect.stringContaining('minimumMovePercent') as string,
    });
    expect(await refused({ minimumMovePercent: 51 })).toMatchObject({
      status: 400,
      code: 'no-option-value',
      message: 'The option "minimumMovePercent" is never 51. It may be: 0 (None), 50 (Half of the maximum).',
    });
    // The ruleset's own refusals still come: a convoy has its own table.
    const convoy = { ruleset, preset: 'convoy-escort', opponent: 'anyone', options: { table: '36x60' } } as const;
    expect(await refusal(ada.api.createMatch(convoy))).toMatchObject({ status: 400, code: 'convoy-table' });
  });

  it('[HTTP-17, HTTP-18] belong to the other game as well', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const body = { ruleset: 'fleet-command', preset: 'last-stand', opponent: 'friend' } as const;
    const { match } = await ada.api.createMatch({ ...body, options: { playCap: 4, drawTwice: true } });
    const { options } = await api(server.url).match(match.id);
    expect(options.filter(({ usual }) => !usual)).toMatchObject([
      { id: 'drawTwice', value: 'On', usually: 'Off' },
      { id: 'playCap', value: '4', usually: 'As the scenario says' },
    ]);
  });
});
