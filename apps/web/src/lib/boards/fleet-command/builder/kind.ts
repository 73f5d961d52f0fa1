/** Forces as the builder knows them: their units and leaders, stars, words, judge and text. */
import type { GroupOfList, ListKind, YardSection } from '#lib/builder/list-kind.ts';
import { glyphOf } from '../table-model.ts';
import { addUnit, berthOf, emptyForce, hasBays, nameOf, ordered, type Berth } from './edit.ts';
import { forceFix } from './fixes.ts';
import { judge, type ForceFault } from './judge.ts';
import {
  boughtBattles,
  boughtForces,
  cost,
  factions,
  forceByChance,
  forceFromText,
  forceJson,
  forceList,
  forceToText,
  isOpen,
  isStrikeType,
  leaders,
  leastStars,
  limitsOf,
  mostStars,
  scenarios,
  starsOf,
  unitCardIds,
  unitCards,
  unitTabs,
  type ForceBattleTerms,
  type ForceList,
  type DesignedUnit,
  type UnitCardId,
} from './rules.ts';
import { cardFacts, typeName } from './words.ts';

type Force = ForceList;

const usual: ForceBattleTerms = { battle: 'freeform-battle', stars: 25, reserve: 0, modelCap: true };

export const starsWithin = (stars: number): number => Math.max(leastStars, Math.min(mostStars, Math.round(stars)));

/** Stars in fives, and what a force holds back as its reserve. */
function termsFor(design: Force, before: ForceBattleTerms = usual): ForceBattleTerms {
  const stars = Math.max(before.stars, starsWithin(Math.ceil(cost(design) / 5) * 5));
  const waits = design.units.some(({ reserve }) => reserve === true);
  return { ...before, stars, reserve: waits ? Math.max(before.reserve, cost(design, 'reserve')) : before.reserve };
}

function keptTerms(kept: Readonly<Record<string, unknown>>, design: Force): ForceBattleTerms {
  const { battle, stars, reserve, modelCap } = kept;
  return {
    ...termsFor(design),
    ...(boughtBattles.some((each) => each === battle) ? { battle: battle as ForceBattleTerms['battle'] } : {}),
    ...(typeof stars === 'number' ? { stars: starsWithin(stars) } : {}),
    ...(typeof reserve === 'number' && reserve >= 0 && reserve < mostStars ? { reserve: Math.round(reserve) } : {}),
    modelCap: modelCap !== false,
  };
}

const berthAt = (key: string): Berth =>
  key === 'reserve' || key === 'board' || key === '' ? key || 'board' : Number(key);

/** Hand and Play of the leaders that begin on the board, with the faction card's (FC-HP-1, FC-HP-2). */
function command({ faction, units }: Force): { readonly hand: number; readonly play: number } {
  const present = units.flatMap((unit) =>
    unit.leader === undefined || berthOf(unit) !== 'board' ? [] : [leaders[unit.leader]],
  );
  return [factions[faction], ...present].reduce(
    (sum, { hand, play }) => ({ hand: sum.hand + hand, play: sum.play + play }),
    { hand: 0, play: 0 },
  );
}

function groups({
  design,
  terms,
}: {
  readonly design: Force;
  readonly terms: ForceBattleTerms;
}): readonly GroupOfList<Force>[] {
  const { units } = design;
  if (units.length === 0) return [];
  const group = (berth: Berth, name: string, none: string, most?: number): GroupOfList<Force> => {
    const places = [...units.entries()].filter(([, unit]) => berthOf(unit) === berth);
    const noun = places.length === 1 ? 'unit' : 'units';
    const parent = typeof berth === 'number' ? units[berth] : undefined;
    const free = parent && unitCards[parent.card].abilities.squadronAssigned;
    return {
      key: String(berth),
      name,
      called: `what begins ${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`,
      count: most === undefined ? `${places.length} ${noun}` : `${places.length} of ${most} bays`,
      cost: places.reduce((sum, [, unit]) => sum + starsOf(unit), 0),
      entries: places.map(([place, unit]) => entryOf(design, place, unit)),
      menu: [],
      none: `${none}${free === undefined ? '' : ` ${unitCards[free].name}s are aboard for nothing.`}`,
    };
  };
  const reserve = limitsOf(terms, design.faction).reserve || units.some((unit) => unit.reserve === true);
  return [
    ...(reserve ? [group('reserve', 'In reserve', 'Nothing in reserve. Choose a unit with +.')] : []),
    ...[...units.entries()].flatMap(([place, unit]) =>
      hasBays(unit)
        ? [
            group(
              place,
              `Aboard ${nameOf(design, place)}`,
              'The bays are open. Choose strike craft with +.',
              (unitTabs[unit.card] ?? []).filter(({ colour }) => colour === 'blue').length,
            ),
          ]
        : [],
    ),
    group('board', 'On the board', 'Nothing yet. Choose a unit with +.'),
  ].reverse();
}

const entryOf = (design: Force, place: number, unit: DesignedUnit) => ({
  key: String(place),
  name: nameOf(design, place),
  remarks: unit.leader === undefined ? '' : `under a ${leaders[unit.leader].name}`,
  kind: typeName(unit.card),
  glyph: glyphOf(unit),
  cost: starsOf(unit),
});

function yard(design: Force, joins: string): readonly YardSection<ForceBattleTerms>[] {
  const rows = (fits: (card: UnitCardId) => boolean) =>
    unitCardIds
      .filter((id) => unitCards[id].forSale && unitCards[id].factions.includes(design.faction) && fits(id))
      .map((id) => {
        const leader = addUnit(design, berthAt(joins), id).units.at(-1)?.leader;
        const under = leader === undefined ? '' : `, under a ${leaders[leader].name} +${leaders[leader].stars}`;
        return {
          id,
          name: unitCards[id].name,
          facts: cardFacts(id) + under,
          cost: unitCards[id].stars,
          glyph: glyphOf({ card: id }),
        };
      });
  return [
    {
      title: 'Capital ships',
      rows: rows((id) => !isStrikeType(unitCards[id].type)),
      note: 'Every unit fills a tab of a leader or of a parent. Where none is free, it comes under a leader of its own.',
    },
    { title: 'Strike craft', rows: rows((id) => isStrikeType(unitCards[id].type)) },
  ];
}

export const kind: ListKind<Force, ForceBattleTerms, ForceFault> = {
  words: {
    list: 'force',
    entry: 'unit',
    group: 'group',
    unit: 'stars',
    yard: 'Units',
    price: 'Stars',
    article: 'it',
    empty: 'No unit yet. Choose one with +,',
    printed: 'Unit cards',
  },
  codec: forceList,
  first: { design: emptyForce, terms: usual },
  ready: boughtForces.map(({ id, note, battle, faction, force }) => ({
    id,
    note,
    design: { name: force.name ?? note, faction, units: force.units.map((unit) => ({ ...unit })) },
    terms: { ...usual, battle },
  })),
  meets: ({ design, terms }, other) =>
    other.design.faction !== design.faction && (other.terms?.battle ?? usual.battle) === terms.battle,
  termsFor,
  keptTerms,
  agreed: {
    option: 'modelCap',
    of: ({ modelCap }) => modelCap,
    with: (terms, modelCap) => ({ ...terms, modelCap }),
  },
  limit: ({ design, terms }) => limitsOf(terms, design.faction).purchase.stars,
  withLimit: (terms, stars) => ({ ...terms, stars: starsWithin(stars) }),
  freeLimit: ({ battle }) => isOpen(battle),
  cost: (design) => cost(design),
  tally(design) {
    const { hand, play } = command(design);
    const { length } = design.units;
    return `${length} ${length === 1 ? 'unit' : 'units'}, Hand ${hand}, Play ${play}`;
  },
  shares: (design) => design.units.map((unit, place) => ({ name: nameOf(design, place), cost: starsOf(unit) })),
  ...judge,
  fix: ({ design, terms }, { entry }) => forceFix(design, terms, entry === undefined ? undefined : Number(entry)),
  groups,
  yard: ({ design }, joins) => yard(design, joins),
  add(design, group, id) {
    const added = addUnit(design, berthAt(group), id as UnitCardId);
    const { force, at } = ordered(added, added.units.length - 1);
    const unit = force.units[at];
    return { design: force, group: unit ? String(berthOf(unit)) : 'board', entry: String(at) };
  },
  inShort: (design) =>
    `${cost(design)} stars, ${factions[design.faction].name}: ${[...design.units.keys()].map((at) => nameOf(design, at)).join(', ')}`,
  byChance(stars, random) {
    const faction = random() < 0.5 ? 'kushan' : 'taiidan';
    const terms = { ...usual, stars: starsWithin(stars) };
    const { units } = forceByChance(limitsOf(terms, faction), random);
    return { design: { name: `${factions[faction].name} by chance`, faction, units }, terms };
  },
  write: (design, form) => (form === 'text' ? forceToText(design) : forceJson.write(design)),
  // What begins with a brace is JSON.
  read: (text) => (text.trimStart().startsWith('{') ? forceJson.read(text) : forceFromText(text)),
};

/** What a battle is, in a line. */
export const battleWords = (battle: ForceBattleTerms['battle']): string =>
  `${scenarios[battle].briefing} ${scenarios[battle].rounds} rounds.`;
