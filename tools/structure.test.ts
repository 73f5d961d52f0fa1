/** The rules of the house that a machine can keep: where things stand, what imports what, how long they are. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { selfFeeding } from './structure/effects.ts';
import { isFamily } from './structure/game-words.ts';
import { areaOf, importsOf, resolveImport, wrongWay } from './structure/imports.ts';
import { files, isTest, read, root, rulesets, scripts, sources } from './structure/sources.ts';
import { impurities, longFunctions } from './structure/syntax.ts';

const FILE_LINES = 400;
/** Parameters and tables of a game that the shared mechanics do not know. */
const PROOF_LINES = 150;
/** Tables, cases, recorded games and what a tool wrote may be as long as they are. */
const MAY_BE_LONG = /\/(data|cases|games|generated|migrations)\/|\.d\.ts$/;
const VAGUE = /^(utils?|helpers?|common|misc|shared|base)(\.|$)/;
const TIDY = /^[+[(]?[a-z0-9]+(-[a-z0-9]+)*[\])]?(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

const rulesSources = scripts.filter(({ path }) => path.startsWith('packages/rules/src/') && !isTest(path));
const runsInBrowsers = /^(packages\/(rules|protocol|client|competition)|apps\/web)\/src\//;

describe('imports', () => {
  const imports = scripts.flatMap((script) =>
    importsOf(script).map((specifier) => ({ from: script.path, specifier, to: resolveImport(script.path, specifier) })),
  );

  test('are found at all, so that the tests below mean something', () => {
    expect(imports.length).toBeGreaterThan(50);
    expect(wrongWay('packages/rules/src/kernel/a.ts', 'packages/rules/src/geometry/a.ts')).toContain('may import only');
    expect(wrongWay('packages/rules/src/x/a.ts', 'packages/rules/src/y/a.ts')).toContain('never imports another');
    expect(wrongWay('apps/web/src/a.ts', resolveImport('apps/web/src/a.ts', '@broadside/server'))).toBeDefined();
    expect(areaOf(resolveImport('apps/web/src/a.ts', '@broadside/rules/geometry/table'))).toBe('geometry');
  });

  test('go downward only', () => {
    expect(imports.flatMap(({ from, to }) => wrongWay(from, to) ?? [])).toEqual([]);
  });

  test('of what runs in browsers too name no part of Node', () => {
    const wrong = imports.filter(
      ({ from, to }) => runsInBrowsers.test(from) && !isTest(from) && to.startsWith('node:'),
    );
    expect(
      wrong.map(({ from, to }) => `${from} imports ${to}: it runs in browsers; pass the result in instead.`),
    ).toEqual([]);
  });

  test('reach into a package only through its exports, but a board into its own ruleset', () => {
    const ofBoard = (from: string, to: string) =>
      rulesets.some(
        (id) => from.startsWith(`apps/web/src/lib/boards/${id}/`) && to.startsWith(`packages/rules/src/${id}/`),
      );
    const wrong = imports.filter(
      ({ from, specifier, to }) =>
        specifier.startsWith('.') &&
        /^(apps|packages)\//.test(from) &&
        workspaceOf(from) !== workspaceOf(to) &&
        !ofBoard(from, to),
    );
    expect(wrong.map(({ from, to }) => `${from} imports ${to} by its path: import "@broadside/…" instead.`)).toEqual(
      [],
    );
  });
});

test('the rules are pure: no time, no chance, no outer world, no inexact mathematics', () => {
  expect(rulesSources.flatMap(impurities)).toEqual([]);
});

describe('effects', () => {
  test('of the web app do not set what they read', () => {
    const ofWeb = scripts.filter(({ path }) => path.startsWith('apps/web/src/'));
    expect(ofWeb.length).toBeGreaterThan(100);
    expect(ofWeb.flatMap(selfFeeding)).toEqual([]);
  });
});

describe('sizes', () => {
  test(`a file has ${FILE_LINES} lines at most`, () => {
    const long = sources
      .filter(({ path }) => !MAY_BE_LONG.test(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > FILE_LINES);
    expect(long.map(({ path, lines }) => `${path} has ${lines} lines: split it where its subject splits.`)).toEqual([]);
  });

  test(`what a game needs of shared mechanics is shown in ${PROOF_LINES} lines at most`, () => {
    const proofs = sources.filter(({ path }) => path.includes('/mechanics/') && path.includes('/proofs/'));
    expect(proofs.length).toBeGreaterThan(1);
    const long = proofs.filter(({ text }) => text.trimEnd().split('\n').length > PROOF_LINES);
    expect(long.map(({ path }) => `${path}: what is missing in the mechanics belongs there, not here.`)).toEqual([]);
  });

  test('a function has under 70 lines', () => {
    expect(scripts.filter(({ path }) => !MAY_BE_LONG.test(path)).flatMap(longFunctions)).toEqual([]);
  });
});

describe('names', () => {
  test('say what is inside', () => {
    const vague = files.filter(
      (path) => path !== 'tsconfig.base.json' && path.split('/').some((part) => VAGUE.test(part)),
    );
    expect(vague.map((path) => `${path}: name it after what it holds.`)).toEqual([]);
  });

  test('of sources are kebab-case', () => {
    const untidy = sources.filter(({ path }) => !TIDY.test(basename(path)));
    expect(untidy.map(({ path }) => `${path}: name it in kebab-case.`)).toEqual([]);
  });

  test('of rulesets stand only in their own folders and in the catalog', () => {
    const own = (path: string, id: string) =>
      path.startsWith(`packages/rules/src/${id}/`) ||
      path.startsWith(`apps/web/src/lib/boards/${id}/`) ||
      path === 'packages/rules/src/catalog.ts' ||
      path.startsWith('bench/') ||
      isTest(path);
    const wrong = sources.flatMap(({ path, text }) =>
      rulesets.filter((id) => text.includes(id) && !own(path, id)).map((id) => ({ path, id })),
    );
    expect(
      wrong.map(({ path, id }) => `${path} names ${id}: take it from the catalog, the setup or the folder names.`),
    ).toEqual([]);
  });
});

test('the mechanics know no game: none of its words stands there', () => {
  const ofOneGame = /\b(beacon|cloak|disorder|fighter|hyperspace|minelayer|planet|portal|split-s|squadron)s?\b/i;
  const mechanics = sources.filter(
    ({ path }) => path.startsWith('packages/rules/src/mechanics/') && !isFamily(path) && !isTest(path),
  );
  expect(mechanics.length).toBeGreaterThan(5);
  const wrong = mechanics.flatMap(({ path, text }) => ofOneGame.exec(text)?.[0].concat(` in ${path}`) ?? []);
  expect(wrong.map((found) => `${found}: say what it is on any table.`)).toEqual([]);
});

describe('nothing is put off or silenced', () => {
  // Written in pieces, so that this file does not find itself.
  const marks = [
    'TO' + 'DO',
    'FIX' + 'ME',
    '@ts-' + 'ignore',
    '@ts-' + 'nocheck',
    '@ts-' + 'expect-error',
    'as ' + 'any(?! [a-z])',
  ];
  const pattern = new RegExp(`(^|[^\\w-])(${marks.join('|')})\\b|\\b(it|test|describe)\\.(skip|only|todo)\\b`);
  /** Where the types of a ruleset are erased, once and with its reason. */
  const erasesTypes = 'packages/rules/src/kernel/contract.ts';

  test('in sources', () => {
    const silenced = new RegExp('eslint' + '-disable');
    const wrong = sources.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const found = pattern.test(line) || (silenced.test(line) && path !== erasesTypes);
        return found ? [`${path}:${index + 1}: do it now, or leave it out: ${line.trim()}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test('every link inside the documents leads somewhere', () => {
  const broken = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => {
      const prose = read(path).text.replace(/```.*?```/gs, '');
      const links = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map((link) => link[1] ?? '');
      return links
        .filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, posix.join(dirname(path), link))))
        .map((link) => `${path} links to ${link}, which does not exist.`);
    });
  expect(broken).toEqual([]);
});

test('the operator guide names every setting of the server, and no other', () => {
  const set = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map((match) => match[1]))].sort();
  const settings = set(read('apps/server/src/config.ts').text, /^ {2}([A-Z][A-Z_]+):/gm);
  const rows = read('docs/operator.md').text.match(/^\| `[A-Z_]+`.*?\|/gm) ?? [];
  expect(settings.length).toBeGreaterThan(5);
  expect(set(rows.join('\n'), /`([A-Z_]+)`/g)).toEqual(settings);
});

test('every ruleset brings its rules, rulings, checklist and history', () => {
  const wanted = ['index.ts', 'RULES.md', 'RULINGS.md', 'CHANGELOG.md', 'CHECKLIST.txt'];
  const missing = rulesets.flatMap((id) =>
    wanted.map((name) => `packages/rules/src/${id}/${name}`).filter((path) => !files.includes(path)),
  );
  expect(missing.map((path) => `${path} is missing: every ruleset has one.`)).toEqual([]);
});

function workspaceOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}
