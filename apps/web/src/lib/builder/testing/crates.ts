/** A kind of list that no game has, for the builder's tests: crates of things, at most three to a crate. */
import type { ListFault, GroupOfList, ListKind } from '../list-kind.ts';

export interface Crates {
  readonly name: string;
  readonly crates: readonly (readonly string[])[];
}
interface Terms {
  readonly most: number;
}

const prices: Readonly<Record<string, number>> = { lamp: 3, rope: 1, bell: 5 };
export const empty: Crates = { name: 'New order', crates: [] };
const costOf = (things: readonly string[]): number => things.reduce((sum, thing) => sum + (prices[thing] ?? 0), 0);
const cost = ({ crates }: Crates): number => costOf(crates.flat());

export const put = (order: Crates, crate: number, thing: string): Crates =>
  order.crates[crate] === undefined
    ? { ...order, crates: [...order.crates, [thing]] }
    : { ...order, crates: order.crates.map((things, i) => (i === crate ? [...things, thing] : things)) };

function readOrder(value: unknown): Crates | undefined {
  const { name, crates } = (value ?? {}) as Partial<Crates>;
  return typeof name === 'string' && Array.isArray(crates) ? { name, crates } : undefined;
}

const fault = (code: string, sentence: string, by: number, of: string): ListFault => ({
  code,
  rule: 'AB-1',
  sentence,
  over: { by, of },
});

export const crates: ListKind<Crates, Terms> = {
  words: {
    list: 'order',
    entry: 'thing',
    group: 'crate',
    unit: 'coins',
    yard: 'Things',
    price: 'Each',
    article: 'it',
    empty: 'Nothing yet. Choose a thing with +,',
  },
  codec: {
    safeParse(value) {
      const data = readOrder(value);
      return data === undefined ? { success: false } : { success: true, data };
    },
  },
  first: { design: empty, terms: { most: 20 } },
  ready: [{ id: 'two-lamps', note: 'Light.', design: { name: 'Two lamps', crates: [['lamp', 'lamp']] } }],
  termsFor: (design, before) => ({ most: Math.max(before?.most ?? 0, cost(design), 10) }),
  keptTerms: ({ most }) => ({ most: typeof most === 'number' ? most : 10 }),
  limit: ({ terms }) => terms.most,
  withLimit: (_, most) => ({ most }),
  freeLimit: () => true,
  cost,
  tally: ({ crates }) => `${crates.flat().length} things`,
  shares: ({ crates }) => crates.map((things, i) => ({ name: `Crate ${i + 1}`, cost: costOf(things) })),
  faults: ({ design, terms }) => [
    ...design.crates.flatMap((things, i) =>
      things.length > 3
        ? [{ ...fault('full', 'A crate holds three things. Take one out.', things.length - 3, 'things'), item: i }]
        : [],
    ),
    ...(cost(design) > terms.most
      ? [fault('dear', 'This costs too much. Leave something out.', cost(design) - terms.most, 'coins')]
      : []),
  ],
  where: ({ item }) => (typeof item === 'number' ? { group: String(item) } : {}),
  fix: () => undefined,
  groups: ({ design }) =>
    design.crates.map((things, i): GroupOfList<Crates> => ({
      key: String(i),
      name: `Crate ${i + 1}`,
      called: `crate ${i + 1}`,
      count: `${things.length} of 3`,
      cost: costOf(things),
      entries: things.map((thing, at) => ({
        key: `${i}/${at}`,
        name: thing,
        remarks: '',
        kind: '',
        glyph: 'CR',
        cost: prices[thing] ?? 0,
      })),
      menu: [],
      none: 'Empty.',
    })),
  yard: () => [
    {
      title: 'Things',
      rows: Object.entries(prices).map(([id, each]) => ({ id, name: id, facts: '', cost: each, glyph: 'CR' })),
    },
  ],
  grow: { label: 'Add a crate', to: (design) => ({ ...design, crates: [...design.crates, []] }) },
  add(design, group, id) {
    const next = put(design, Number(group), id);
    const crate = design.crates[Number(group)] === undefined ? next.crates.length - 1 : Number(group);
    return { design: next, group: String(crate), entry: `${crate}/${(next.crates[crate]?.length ?? 1) - 1}` };
  },
  inShort: (design) => `${cost(design)} coins`,
  byChance: (most) => ({ design: empty, terms: { most } }),
  write: (design) => JSON.stringify(design),
  read(text) {
    const order = text.startsWith('{') ? readOrder(JSON.parse(text)) : undefined;
    return order ? { ok: true, value: order } : { ok: false, problems: ['This is no order.'] };
  },
};
