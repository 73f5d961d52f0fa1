/** The battles that a ruleset offers to leagues: its ready-made matches of several sides, and what it has for lists. */
import type { z } from 'zod';
import type {
  Battle,
  Battles,
  BattleTerms,
  GameOptions,
  Preset,
  Rejection,
  Result,
  Seat,
  SeatPlan,
} from './contract.ts';
import { throughJson } from './hash.ts';
import { issuesOf } from './issues.ts';

/** What is asked of a ruleset here. */
export interface BattleSource<Setup> {
  readonly presets: readonly Preset<Setup>[];
  readonly codec: { readonly setup: z.ZodType<Setup> };
  seatsOf(this: void, setup: Setup): readonly SeatPlan[];
  withOptions(this: void, setup: Setup, values: GameOptions): Setup;
  battles?(): Promise<Battles<unknown, Setup>>;
}

const unknown = (all: readonly Battle[], id: string): string =>
  `There is no battle "${id}". Choose one of: ${all.map((each) => each.id).join(', ')}.`;

/** One side plays it alone, against an enemy that the rules move: a battle for those who compare their points. */
export const isAgainstRules = ({ seats }: Pick<Battle, 'seats'>): boolean =>
  new Set(seats.map(({ team }) => team)).size === 1;

/** Each preset that somebody sits down for, as a battle that needs no list. */
function presetBattles<Setup>({ presets, seatsOf, withOptions }: BattleSource<Setup>): Battles<unknown, Setup> {
  const ready = presets.filter(({ setup }) => seatsOf(setup).length > 0);
  const all = ready.map(({ id, name, note, setup }): Battle => ({
    id,
    name,
    note,
    seats: seatsOf(setup),
    brings: [],
  }));
  return {
    all,
    faults: () => [],
    setup: ({ battle, options }) => {
      const preset = ready.find(({ id }) => id === battle);
      if (preset === undefined) return { ok: false, problems: [unknown(all, battle)] };
      return { ok: true, value: withOptions(preset.setup, options) };
    },
    byChance: ({ battle }) => {
      throw new Error(`${battle} takes no lists`);
    },
  };
}

/** All battles of a ruleset, the ready-made ones first. A setup has passed the ruleset's codec. */
export async function battlesOf<Setup>(ruleset: BattleSource<Setup>): Promise<Battles<unknown, Setup>> {
  const ready = presetBattles(ruleset);
  const own = await ruleset.battles?.();
  if (own === undefined) return { ...ready, setup: (terms) => read(ruleset, ready.setup(terms, {})) };
  const owner = ({ battle }: BattleTerms): Battles<unknown, Setup> =>
    own.all.some(({ id }) => id === battle) ? own : ready;
  const all = [...ready.all, ...own.all];
  return {
    all,
    faults: (terms, seat, list) => owner(terms).faults(terms, seat, list),
    setup: (terms, lists) => {
      const battle = all.find(({ id }) => id === terms.battle);
      if (battle === undefined) return { ok: false, problems: [unknown(all, terms.battle)] };
      const missing = battle.brings.find((seat) => lists[seat] === undefined);
      if (missing !== undefined)
        return { ok: false, problems: [`${battle.name} needs a list for ${missing}. Bring one for each seat.`] };
      return read(ruleset, owner(terms).setup(terms, lists));
    },
    byChance: (terms, seat, random) => owner(terms).byChance(terms, seat, random),
  };
}

/** The setup as a match keeps it. */
function read<Setup>({ codec }: BattleSource<Setup>, made: Result<Setup>): Result<Setup> {
  if (!made.ok) return made;
  const parsed = codec.setup.safeParse(throughJson(made.value));
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problems: issuesOf(parsed.error).map(({ message }) => message) };
}

/** Faults that a battle adds to what is wrong with a list in any. */
export const faultsAdded = (inBattle: readonly Rejection[], inGeneral: readonly Rejection[]): readonly Rejection[] => {
  const known = new Set(inGeneral.map(({ code, sentence }) => `${code} ${sentence}`));
  return inBattle.filter(({ code, sentence }) => !known.has(`${code} ${sentence}`));
};

/** The terms of a battle as it is played where nobody says otherwise. */
export const usualTerms = ({ id, points }: Battle): BattleTerms => ({
  battle: id,
  points: points?.usual ?? null,
  options: {},
});

/** The seats for which an entrant has to have a list. */
export const listsNeeded = ({ brings, apart }: Battle): readonly (readonly Seat[])[] =>
  apart === true ? brings.map((seat) => [seat]) : brings.length === 0 ? [] : [brings];
