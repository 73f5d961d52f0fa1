/** Fleets of the family as the builder knows them: their squadrons and ships, prices, words, judge and text. */
import type { Random, Result } from '@broadside/rules/kernel';
import type { FleetLimits } from '@broadside/rules/mechanics/blueprint-fleets';
import type { DesignCodec, GroupOfList, ListEntry, ListKind, YardSection } from '#lib/builder/list-kind.ts';
import { berthOf, keyOf, type DesignedFleet, type DesignedShip, type DesignedSquadron } from './design.ts';
import type { FleetEdits } from './edits.ts';
import type { fixesOf } from './fixes.ts';
import type { DesignProblem } from './judge.ts';

export interface ClassOfShips<Code> {
  readonly code: Code;
  readonly name: string;
  readonly basePoints: number;
  readonly civilian: boolean;
  readonly station: boolean;
  /** Its figures in few words. */
  readonly facts: string;
  readonly glyph: string;
}

/** What the builder shows of a ship beside its officer. */
export interface ShownShip extends Pick<ListEntry, 'lacks' | 'gauge'> {
  readonly fighters: number;
}

export interface FleetsOfGame<Ship extends DesignedShip, P extends DesignProblem> {
  readonly edits: FleetEdits<Ship>;
  readonly judge: Pick<ListKind<DesignedFleet<Ship>, FleetLimits, P>, 'faults' | 'where'>;
  readonly fixes: ReturnType<typeof fixesOf<Ship>>;
  readonly codec: DesignCodec<DesignedFleet<Ship>>;
  readonly ready: readonly {
    readonly id: string;
    readonly note: string;
    readonly design: DesignedFleet<Ship>;
    readonly maxPoints: number;
  }[];
  /** The most ships and points of a squadron. */
  readonly most: { readonly ships: number; readonly points: number };
  readonly classes: readonly ClassOfShips<Ship['class']>[];
  shown(ship: Ship): ShownShip;
  readonly shipPoints: (ship: Ship) => number;
  randomFleet(maxPoints: number, random: Random): DesignedFleet<Ship>;
  write: ListKind<DesignedFleet<Ship>, FleetLimits, P>['write'];
  fromText(text: string): Result<DesignedFleet<Ship>>;
  fromJson(text: string): Result<DesignedFleet<Ship>>;
  /** The option of a match by which civilians take part; undefined where a scenario alone brings them. */
  readonly civiliansOption?: string;
}

export const emptyFleet: DesignedFleet<never> = { name: 'New fleet', faction: 'Independent', squadrons: [] };

/** The limit that a fleet of so many points is drawn up for, unless somebody says: the next fifty, 250 at least. */
const limitFor = (points: number): number => Math.max(250, Math.ceil(points / 50) * 50);

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What a row says of a ship besides its name. */
export function remarksOf({ rank }: DesignedShip, fighters: number): string {
  const duty = { admiral: 'flagship, commands', commander: 'commands', captain: '' }[rank];
  return [duty, fighters > 0 ? `${fighters} fighters` : ''].filter(Boolean).join(', ');
}

function groupsOf<Ship extends DesignedShip, P extends DesignProblem>(game: FleetsOfGame<Ship, P>) {
  const { addSquadron, removeSquadron, renameSquadron } = game.edits;
  const classOf = new Map(game.classes.map((each) => [each.code, each]));
  const entryOf = (ship: Ship, key: string): ListEntry => {
    const known = classOf.get(ship.class);
    const { fighters, ...shown } = game.shown(ship);
    return {
      ...shown,
      key,
      name: ship.name,
      remarks: remarksOf(ship, fighters),
      kind: known?.name ?? '',
      glyph: known?.glyph ?? '',
      cost: game.shipPoints(ship),
    };
  };
  return (
    design: DesignedFleet<Ship>,
    { name, ships }: DesignedSquadron<Ship>,
    index: number,
  ): GroupOfList<DesignedFleet<Ship>> => ({
    key: String(index),
    name,
    called: `${name} squadron`,
    count: `${ships.length} of ${game.most.ships} ships`,
    cost: ships.reduce((sum, ship) => sum + game.shipPoints(ship), 0),
    most: game.most.points,
    entries: ships.map((ship, i) => entryOf(ship, keyOf({ squadron: index, ship: i }))),
    renamed: {
      label: `Name of squadron ${index + 1}`,
      to: (wanted) => renameSquadron(design, index, wanted),
    },
    menu: [
      { label: `Drop ${name}`, next: removeSquadron(design, index) },
      { label: 'Add a squadron', next: addSquadron(design) },
    ],
    none: 'No ship yet. Choose a class with +.',
  });
}

function yardOf<Code>(
  classes: readonly ClassOfShips<Code>[],
  terms: FleetLimits,
  joined: string | undefined,
  agreeable: boolean,
): readonly YardSection<FleetLimits>[] {
  const rows = (fits: (row: ClassOfShips<Code>) => boolean) =>
    classes.filter(fits).map(({ code, name, facts, basePoints, glyph }) => {
      return { id: String(code), name, facts, cost: basePoints, glyph };
    });
  const civilians = {
    label: 'The match has civilians',
    on: terms.civilians === true,
    other: { ...terms, civilians: !terms.civilians },
  };
  return [
    {
      title: 'Classes',
      rows: rows(({ station, civilian }) => !station && !civilian),
      note:
        joined === undefined
          ? 'The first ship makes a squadron and flies the flag.'
          : `New ships join ${joined}. Press another squadron to fill it instead.`,
    },
    { title: 'Stations', rows: rows(({ station }) => station) },
    { title: 'Freighters', rows: rows(({ civilian }) => civilian), ...(agreeable ? { tick: civilians } : {}) },
  ];
}

const words = {
  list: 'fleet',
  entry: 'ship',
  group: 'squadron',
  unit: 'points',
  yard: 'Classes',
  price: 'Base',
  article: 'her',
  empty: 'No ship yet. Choose a class with +,',
  printed: 'Ship cards',
} as const;

/** The terms of a fleet, as wide as it needs. */
function termsOf<Ship extends DesignedShip>(cost: (design: DesignedFleet<Ship>) => number) {
  return {
    termsFor: (design: DesignedFleet<Ship>, before?: FleetLimits): FleetLimits => ({
      maxPoints: Math.max(before?.maxPoints ?? 0, limitFor(cost(design))),
      civilians: before?.civilians ?? false,
    }),
    keptTerms: (
      { maxPoints, civilians }: Readonly<Record<string, unknown>>,
      design: DesignedFleet<Ship>,
    ): FleetLimits => ({
      maxPoints: typeof maxPoints === 'number' ? maxPoints : limitFor(cost(design)),
      civilians: civilians === true,
    }),
  };
}

export function fleetKindOf<Ship extends DesignedShip, P extends DesignProblem>(
  game: FleetsOfGame<Ship, P>,
): ListKind<DesignedFleet<Ship>, FleetLimits, P> {
  const { edits, fixes, shipPoints, civiliansOption } = game;
  const points = (ships: readonly Ship[]): number => ships.reduce((sum, ship) => sum + shipPoints(ship), 0);
  const cost = ({ squadrons }: DesignedFleet<Ship>): number => points(squadrons.flatMap(({ ships }) => ships));
  const groupOf = groupsOf(game);
  return {
    words,
    codec: game.codec,
    first: { design: emptyFleet, terms: { maxPoints: 500, civilians: false } },
    ready: game.ready.map(({ id, note, design, maxPoints }) => ({
      id,
      note,
      design,
      terms: { maxPoints, civilians: false },
    })),
    ...termsOf(cost),
    ...(civiliansOption === undefined
      ? {}
      : {
          agreed: {
            option: civiliansOption,
            of: ({ civilians }) => civilians === true,
            with: (terms, civilians) => ({ ...terms, civilians }),
          },
        }),
    limit: ({ terms }) => terms.maxPoints,
    withLimit: (terms, maxPoints) => ({ ...terms, maxPoints }),
    freeLimit: () => true,
    cost,
    tally: ({ squadrons }) =>
      `${counted(squadrons.length, 'squadron')}, ${counted(squadrons.flatMap(({ ships }) => ships).length, 'ship')}`,
    shares: ({ squadrons }) => squadrons.map(({ name, ships }) => ({ name, cost: points(ships) })),
    ...game.judge,
    fix({ design, terms }, { group, entry }) {
      if (entry !== undefined) return fixes.shipFix(design, terms, berthOf(entry));
      return group === undefined ? fixes.fleetFix(design, terms) : fixes.squadronFix(design, terms, Number(group));
    },
    groups: ({ design }) => design.squadrons.map((squadron, index) => groupOf(design, squadron, index)),
    yard: ({ design, terms }, joins) =>
      yardOf(game.classes, terms, design.squadrons[Number(joins)]?.name, civiliansOption !== undefined),
    grow: { label: 'Add a squadron', to: edits.addSquadron },
    add(design, group, id) {
      const wanted = Number(group);
      const squadron = design.squadrons[wanted] ? wanted : design.squadrons.length;
      const next = edits.addShip(design, wanted, id);
      const ship = (next.squadrons[squadron]?.ships.length ?? 1) - 1;
      return { design: next, group: String(squadron), entry: keyOf({ squadron, ship }) };
    },
    inShort: (design) =>
      `${cost(design)} points: ${design.squadrons
        .map(({ name, ships }) => `${name} (${ships.map((ship) => ship.name).join(', ')})`)
        .join('; ')}`,
    byChance: (maxPoints, random) => ({
      design: game.randomFleet(maxPoints, random),
      terms: { maxPoints, civilians: false },
    }),
    write: game.write,
    // What begins with a brace is JSON.
    read: (text) => (text.trimStart().startsWith('{') ? game.fromJson(text) : game.fromText(text)),
  };
}
