/** Scenes for the cases of combat: a squadron of seat-1 in its Combat segment and a squadron of seat-2. */
import type { CaseFile } from '../../kernel/index.ts';

export type GunneryCase = CaseFile['cases'][number];
export type GunnerySituation = NonNullable<GunneryCase['given']>;
type Value = GunnerySituation[string];
type Fields = Record<string, Value>;
type Step = NonNullable<GunneryCase['when']>[number];

/** A ship as a position writes it; `[x, y]` in inches. */
export const ship = (name: string, code: string, at: [number, number], facing: number, rest: Fields = {}): Fields => ({
  name,
  class: code,
  at,
  facing,
  ...rest,
});

/** Tern stands at [24, 20] and looks north. */
export const tern = (weapons: Record<string, string>, rest: Fields = {}, code = 'DD'): Fields =>
  ship('Tern', code, [24, 20], 0, { weapons, ...rest });

/** Onyx stands so many inches north of Tern and looks at it. */
export const onyx = (inches: number, rest: Fields = {}, code = 'CR'): Fields =>
  ship('Onyx', code, [24, 20 + inches], 180, rest);

/** Waders (seat-1) against Stones (seat-2), Waders in their Combat segment. */
export const scene = (ours: Fields[], theirs: Fields[], rest: Fields = {}): GunnerySituation => ({
  active: 'Waders',
  segment: 'combat',
  ...rest,
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: ours },
    { name: 'Stones', seat: 'seat-2', ships: theirs },
    ...((rest['squadrons'] as Value[] | undefined) ?? []),
  ],
});

/** The mounts of one ship in a fire command. */
export const guns = (name: string, ...mounts: string[]): Fields => ({
  ship: name,
  mounts: mounts.map((mount) => ({ mount })),
});

export const fire = (target: string, shooters: Fields[], rest: Fields = {}): Step => ({
  by: 'seat-1',
  command: { kind: 'fire', target, shooters, ...rest },
});

export const answer = (command: Fields, by: Step['by'] = 'seat-2'): Step => ({ by, command });
export const defend = (screens: string[], escorts: string[] = []): Step => answer({ kind: 'defend', screens, escorts });
export const endCombat: Step = { by: 'seat-1', command: { kind: 'end-segment', segment: 'combat' } };

interface Told {
  readonly id: string;
  readonly covers: string[];
  readonly note?: string;
  readonly given: GunnerySituation;
  readonly dice?: number[];
  readonly when: Step[];
}

/** A case that is accepted, with the events that must come. */
export const shown = (
  told: Told & { events: Fields[]; after?: Omit<NonNullable<GunneryCase['then']>, 'events'> },
): GunneryCase => {
  const { events, after, ...rest } = told;
  return { ...rest, then: { events, ...after } };
};

/** A case whose last command is refused. */
export const refused = (told: Told & { code: string; rule: string }): GunneryCase => {
  const { code, rule, ...rest } = told;
  return { ...rest, rejects: { code, rule } };
};

export const hullLost = (name: string, amount: number, hull: number): Fields => ({
  kind: 'hull-lost',
  ship: name,
  amount,
  hull,
});
