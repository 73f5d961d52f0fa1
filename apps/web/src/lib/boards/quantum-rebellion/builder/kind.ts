/** Fleets as the builder knows them: their squadrons and ships, prices, words, judge and text. */
import type { GroupOfList, ListKind, YardSection } from '#lib/builder/list-kind.ts';
import {
  addShip,
  addSquadron,
  berthOf,
  emptyFleet,
  isArmed,
  keyOf,
  removeSquadron,
  remarks,
  renameSquadron,
} from './edit.ts';
import { fleetFix, shipFix, squadronFix } from './fixes.ts';
import { judge, type Terms } from './judge.ts';
import {
  classCodes,
  classes,
  fleetDesign,
  fleetFromJson,
  fleetFromText,
  fleetPoints,
  fleets,
  fleetToJson,
  fleetToText,
  MAX_SHIPS,
  MAX_SQUADRON_POINTS,
  randomFleet,
  shipPoints,
  squadronPoints,
  type ClassCode,
  type FleetDesign,
  type FleetProblem,
  type SquadronDesign,
} from './rules.ts';
import { classFacts, glyphFor } from './words.ts';

/** The limit that a fleet of so many points is drawn up for, unless somebody says: the next fifty, 250 at least. */
const limitFor = (points: number): number => Math.max(250, Math.ceil(points / 50) * 50);

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function groupOf(design: FleetDesign, squadron: SquadronDesign, index: number): GroupOfList<FleetDesign> {
  const { name, ships } = squadron;
  return {
    key: String(index),
    name,
    called: `${name} squadron`,
    count: `${ships.length} of ${MAX_SHIPS} ships`,
    cost: squadronPoints(squadron),
    most: MAX_SQUADRON_POINTS,
    entries: ships.map((ship, i) => ({
      key: keyOf({ squadron: index, ship: i }),
      name: ship.name,
      remarks: remarks(ship),
      lacks: isArmed(ship) ? undefined : 'weapons',
      kind: classes[ship.class].name,
      glyph: glyphFor(ship.class),
      cost: shipPoints(ship),
    })),
    renamed: {
      label: `Name of squadron ${index + 1}`,
      to: (wanted) => renameSquadron(design, index, wanted),
    },
    menu: [
      { label: `Drop ${name}`, next: removeSquadron(design, index) },
      { label: 'Add a squadron', next: addSquadron(design) },
    ],
    none: 'No ship yet. Choose a class with +.',
  };
}

function yard(design: FleetDesign, terms: Terms, joins: string): readonly YardSection<Terms>[] {
  const rows = (fits: (code: ClassCode) => boolean) =>
    classCodes.filter(fits).map((code) => {
      const { name, basePoints } = classes[code];
      return { id: code, name, facts: classFacts(code), cost: basePoints, glyph: glyphFor(code) };
    });
  const joined = design.squadrons[Number(joins)]?.name;
  return [
    {
      title: 'Classes',
      rows: rows((code) => !classes[code].station && !classes[code].civilian),
      note:
        joined === undefined
          ? 'The first ship makes a squadron and flies the flag.'
          : `New ships join ${joined}. Press another squadron to fill it instead.`,
    },
    { title: 'Stations', rows: rows((code) => classes[code].station) },
    {
      title: 'Freighters',
      rows: rows((code) => classes[code].civilian),
      tick: {
        label: 'The match has civilians',
        on: terms.civilians === true,
        other: { ...terms, civilians: !terms.civilians },
      },
    },
  ];
}

export const kind: ListKind<FleetDesign, Terms, FleetProblem> = {
  words: {
    list: 'fleet',
    entry: 'ship',
    group: 'squadron',
    unit: 'points',
    yard: 'Classes',
    price: 'Base',
    article: 'her',
    empty: 'No ship yet. Choose a class with +,',
    printed: 'Ship cards',
  },
  codec: fleetDesign,
  first: { design: emptyFleet, terms: { maxPoints: 500, civilians: false } },
  ready: fleets.map(({ id, note, design, maxPoints }) => ({
    id,
    note,
    design,
    terms: { maxPoints, civilians: false },
  })),
  termsFor: (design, before) => ({
    maxPoints: Math.max(before?.maxPoints ?? 0, limitFor(fleetPoints(design))),
    civilians: before?.civilians ?? false,
  }),
  keptTerms: ({ maxPoints, civilians }, design) => ({
    maxPoints: typeof maxPoints === 'number' ? maxPoints : limitFor(fleetPoints(design)),
    civilians: civilians === true,
  }),
  agreed: {
    option: 'civiliansInFleets',
    of: ({ civilians }) => civilians === true,
    with: (terms, civilians) => ({ ...terms, civilians }),
  },
  limit: ({ terms }) => terms.maxPoints,
  withLimit: (terms, maxPoints) => ({ ...terms, maxPoints }),
  freeLimit: () => true,
  cost: fleetPoints,
  tally: ({ squadrons }) =>
    `${counted(squadrons.length, 'squadron')}, ${counted(squadrons.flatMap(({ ships }) => ships).length, 'ship')}`,
  shares: ({ squadrons }) => squadrons.map((each) => ({ name: each.name, cost: squadronPoints(each) })),
  ...judge,
  fix({ design, terms }, { group, entry }) {
    if (entry !== undefined) return shipFix(design, terms, berthOf(entry));
    return group === undefined ? fleetFix(design, terms) : squadronFix(design, terms, Number(group));
  },
  groups: ({ design }) => design.squadrons.map((squadron, index) => groupOf(design, squadron, index)),
  yard: ({ design, terms }, joins) => yard(design, terms, joins),
  grow: { label: 'Add a squadron', to: addSquadron },
  add(design, group, id) {
    const wanted = Number(group);
    const squadron = design.squadrons[wanted] ? wanted : design.squadrons.length;
    const next = addShip(design, wanted, id as ClassCode);
    const ship = (next.squadrons[squadron]?.ships.length ?? 1) - 1;
    return { design: next, group: String(squadron), entry: keyOf({ squadron, ship }) };
  },
  inShort: (design) =>
    `${fleetPoints(design)} points: ${design.squadrons
      .map(({ name, ships }) => `${name} (${ships.map((ship) => ship.name).join(', ')})`)
      .join('; ')}`,
  byChance: (maxPoints, random) => ({
    design: randomFleet(maxPoints, random),
    terms: { maxPoints, civilians: false },
  }),
  write: (design, form) => (form === 'text' ? fleetToText(design) : fleetToJson(design)),
  // What begins with a brace is JSON.
  read: (text) => (text.trimStart().startsWith('{') ? fleetFromJson(text) : fleetFromText(text)),
};
