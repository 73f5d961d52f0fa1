import { describe, expect, it } from 'vitest';
import { writtenJson } from '#lib/workshop/written-json.ts';
import { readText } from '#lib/workshop/read-text.ts';
import { presets } from '../../../../../../../packages/rules/src/fleet-command/presets.ts';
import type { Field, Item, Panel } from '#lib/editor/fields.ts';
import { addFeature, addForce, addObjective, addUnit, copyThing } from './adding.ts';
import { editHand, editSide, editUnit, emptyPosition, places, removeThing, unitCalled, withIds } from './edit.ts';
import { game } from './game.ts';
import { positionOfPreset } from './presets.ts';
import { fleetCommand, positionCodec, readyForces, type Position } from './rules.ts';
import { survey } from './survey.ts';

const duel = (): Position =>
  addUnit(addUnit(emptyPosition, 'kushan', 'interceptor').position, 'taiidan', 'destroyer').position;
const wrong = (position: Position) => survey(position).findings;
const draftOf = (position: Position, selected?: string) => ({ position, selected, ...survey(position) });
const [scout, destroyer] = ['unit:kushan-interceptor-a', 'unit:taiidan-destroyer-a'] as const;

/** All controls of a panel by their labels. */
function fieldsOf(panel: Panel<Position>): ReadonlyMap<string, Field<Position>> {
  const inside = (items: readonly Item<Position>[]): readonly Field<Position>[] =>
    items.flatMap((item) => {
      if (item.kind === 'row' || item.kind === 'flags') return item.fields;
      return item.kind === 'section' || item.kind === 'fold' ? inside(item.items) : [];
    });
  const labelled = inside(panel.items).flatMap((field) =>
    field.kind === 'press' || field.kind === 'said' ? [] : [[field.label, field] as const],
  );
  expect(new Set(labelled.map(([label]) => label)).size).toBe(labelled.length);
  return new Map(labelled);
}
/** The position after a control of the panel was set. */
function set(position: Position, thing: string | undefined, label: string, value: string | number | boolean): Position {
  const field = fieldsOf(game.panel(draftOf(position, thing), thing)).get(label);
  if (field?.kind === 'number') return field.put(value as number);
  if (field?.kind === 'flag') return field.put(value as boolean);
  if (field?.kind === 'choice' || field?.kind === 'text') return field.put(value as string);
  throw new Error(`${thing ?? 'the match'} has no field ${label}`);
}

describe('adding', () => {
  it('puts units at their own end, bow to the enemy, with the names of the game', () => {
    const position = duel();
    expect(wrong(position)).toEqual([]);
    expect(position.units).toMatchObject([
      { card: 'interceptor', side: 'kushan', at: [1, 4], facing: 1, id: 'kushan-interceptor-a' },
      { card: 'destroyer', side: 'taiidan', at: [11, 4], facing: 4, name: 'Taiidan Destroyer A' },
    ]);
  });

  it('finds a free hex for each, and sets whole forces up that can be played', () => {
    const twice = addForce(addForce(duel(), 'kushan', readyForces.kushan), 'taiidan', readyForces.taiidan);
    expect(wrong(twice)).toEqual([]);
    const bomber = twice.units.find(({ card }) => card === 'attack-bomber');
    expect(survey(twice).state.units[bomber?.id ?? '']).toMatchObject({
      place: 'embarked',
      parent: 'kushan-mothership-a',
    });
  });

  it('copies units and terrain under names of their own', () => {
    const rocks = addFeature(duel(), 'minefield', 'taiidan');
    const copied = [scout, rocks.thing].reduce(
      (next, thing) => copyThing(next, thing)?.position ?? next,
      rocks.position,
    );
    expect(wrong(copied)).toEqual([]);
    expect(copied.units.map(({ id }) => id)).toEqual([
      'kushan-interceptor-a',
      'taiidan-destroyer-a',
      'kushan-interceptor-b',
    ]);
    expect(copied.features?.map(({ id, side }) => [id, side])).toEqual([
      ['minefield-1', 'taiidan'],
      ['minefield-2', 'taiidan'],
    ]);
  });
});

describe('a fleet of a person’s own', () => {
  it('is put on the board for its faction, and only where it is a force', () => {
    const position = game.withFleet({
      name: 'Pack',
      faction: 'taiidan',
      units: [{ card: 'scout', leader: 'squadron-leader' }],
    });
    expect(position?.units).toMatchObject([{ card: 'scout', side: 'taiidan', leader: 'squadron-leader', at: [11, 4] }]);
    expect(game.withFleet({ name: 'Pack', squadrons: [] })).toBeUndefined();
    for (const { design } of game.fleets) expect(game.withFleet(design)).toBeDefined();
  });
});

describe('ids', () => {
  it('stay when another unit goes, and references follow names', () => {
    const three = copyThing(duel(), scout)?.position ?? emptyPosition;
    expect(removeThing(three, scout).units.map(({ id }) => id)).toEqual([
      'taiidan-destroyer-a',
      'kushan-interceptor-b',
    ]);
    const read = withIds({
      units: [
        { card: 'carrier', side: 'kushan', at: [1, 1], name: 'Old Home' },
        { card: 'interceptor', side: 'kushan', parent: 'Old Home' },
      ],
    });
    expect(read.units.map(({ id, parent }) => [id, parent])).toEqual([
      ['old-home', undefined],
      ['kushan-interceptor-a', 'old-home'],
    ]);
    expect(withIds(read)).toEqual(read);
    expect(removeThing(read, 'unit:old-home').units).toEqual([]);
  });
});

describe('places', () => {
  it('keep to the board, and units that have no bow do not turn', () => {
    const moved = places.move(duel(), scout, [40, -3]);
    expect(unitCalled(moved, 'kushan-interceptor-a')?.at).toEqual([12, 0]);
    expect(places.facingOf(moved, scout)).toBe(1);
    const wreck = addUnit(moved, 'neutral', 'wrecked-ship');
    expect(places.facingOf(wreck.position, wreck.thing)).toBeUndefined();
  });
});

describe('fields', () => {
  it.each([
    ['Ships', 3, { ships: 3 }],
    ['Focus Fire', 2, { focusFire: 2 }],
    ['Crew Damage', 1, { crewDamage: 1 }],
    ['Engines crippled', true, { crippled: ['engines'] }],
    ['Activated', true, { activated: true }],
    ['Braced', true, { braced: true }],
    ['Leader', 'squadron-leader', { leader: 'squadron-leader' }],
    ['Facing', '3', { facing: 3 }],
    ['Column', 5, { at: [5, 4] }],
    ['Stars aboard', 4, { stars: 4 }],
    ['Unit that it is locked with', 'taiidan-destroyer-a', { lockedWith: 'taiidan-destroyer-a' }],
    ['Where Kushan Interceptor A is', 'reserve', { place: 'reserve' }],
  ] as const)('%s of a unit is written, and is in the state that the rules read', (label, value, written) => {
    const next = set(duel(), scout, label, value);
    expect(unitCalled(next, 'kushan-interceptor-a')).toMatchObject(written);
    expect(fieldsOf(game.panel(draftOf(next, scout), scout)).get(label)).toMatchObject(
      typeof value === 'boolean' ? { on: value } : { value },
    );
    expect(readText(writtenJson(next), positionCodec)).toEqual({ ok: true, value: next });
  });

  it.each([
    ['Round', 3, { match: { round: 3 } }],
    ['Rounds left, this one included', 2, { match: { roundsLeft: 2 } }],
    ['Without a limit of rounds', true, { match: { roundsLeft: null } }],
    ['Step of the round', 'initiative', { match: { step: 'initiative' } }],
    ['First in the order of turns', 'taiidan', { match: { order: ['taiidan', 'kushan'], turn: 'taiidan' } }],
    ['Whose turn it is', 'taiidan', { match: { turn: 'taiidan', order: ['kushan', 'taiidan'] } }],
    ['Who holds the Valour token', 'kushan', { match: { valour: 'kushan' } }],
    ['Columns of the board', 20, { match: { board: { cols: 20, rows: 9 } } }],
    ['Scenario', 'nova-raid', { match: { scenario: 'nova-raid' } }],
    ['Stars of the Taiidan', 7, { sides: { taiidan: { stars: 7 } } }],
    ['Medals of the Kushan', 2, { sides: { kushan: { medals: 2 } } }],
    ['Play value of Kushan', 4, { hands: { kushan: { playValue: 4 } } }],
    ['One more card of kushan', 'pincer-attack', { secrets: { hands: { kushan: ['pincer-attack'] } } }],
    ['One more card of the deck', 'intercept', { secrets: { deck: ['intercept'] } }],
    ['One more discarded card', 'intercept', { match: { discards: ['intercept'] } }],
    ['One more card played by taiidan', 'intercept', { hands: { taiidan: { played: [{ card: 'intercept' }] } } }],
    [
      'Who plays the Taiidan',
      '0',
      { sides: { taiidan: { automated: true } }, hands: { kushan: { seats: ['seat-1'] } } },
    ],
    [
      'Who plays the Kushan',
      '2',
      { hands: { kushan: { seats: ['seat-1', 'seat-2'] }, taiidan: { seats: ['seat-3'] } } },
    ],
  ] as const)('%s of the match is in the state that the rules read', (label, value, state) => {
    expect(survey(set(duel(), undefined, label, value)).state).toMatchObject(state);
  });

  it('set zones of a template up, and tell which they are', () => {
    const bowl = set(duel(), undefined, 'Zones to set up in', 'central-bowl');
    expect(survey(bowl).state.match.zones.map(({ side, hexes }) => [side, hexes.length])).toEqual([
      ['kushan', 19],
      ['taiidan', 36],
    ]);
    expect(fieldsOf(game.panel(draftOf(bowl), undefined)).get('Zones to set up in')).toMatchObject({
      value: 'central-bowl',
    });
    expect(set(bowl, undefined, 'Zones to set up in', '')).toEqual(duel());
  });

  it('of terrain and objectives are read as they are written', () => {
    const rocks = addFeature(duel(), 'asteroids', 'neutral');
    const hidden = set(rocks.position, rocks.thing, 'Stars in the field', 3);
    expect(survey(hidden).state.secrets.values).toEqual({ 'asteroids-1': 3 });
    const seen = set(hidden, rocks.thing, 'Surveyed by the Kushan', true);
    expect(survey(seen).state.secrets.surveys['kushan']).toEqual(['asteroids-1']);
    expect(survey(set(hidden, rocks.thing, 'Face up', true)).state.features['asteroids-1']).toMatchObject({
      shownValue: 3,
    });
    const goal = addObjective(duel(), 'taiidan');
    const won = set(set(goal.position, goal.thing, 'Status of the objective', 'won'), goal.thing, 'Medals', 4);
    expect(survey(won).state.objectives['taiidan-objective']).toMatchObject({
      side: 'taiidan',
      status: 'won',
      medals: 4,
    });
  });

  it('that are given their usual value are not written', () => {
    const hurt = editUnit(duel(), 'kushan-interceptor-a', { ships: 3 });
    expect(set(hurt, scout, 'Ships', 6)).toEqual(duel());
    expect(editSide(editSide(duel(), 'kushan', { stars: 3 }), 'kushan', { stars: undefined })).toEqual(duel());
    expect(editHand(editHand(duel(), 'kushan', { cards: ['intercept'] }), 'kushan', { cards: undefined })).toEqual(
      duel(),
    );
  });
});

describe('findings', () => {
  it('name the thing that they are about', () => {
    const crowded = places.move(duel(), destroyer, [1, 4]);
    expect(wrong(crowded)).toMatchObject([
      { thing: destroyer, text: expect.stringMatching(/stand in one hex/) as string },
    ]);
    expect(wrong(editUnit(duel(), 'kushan-interceptor-a', { ships: 9 }))).toMatchObject([{ thing: scout }]);
    expect(wrong(emptyPosition)).toMatchObject([{ thing: 'match' }]);
  });
});

describe('ready-made matches', () => {
  it.each(presets.map(({ id, setup }) => [id, setup] as const))(
    '%s becomes a position that can be played',
    (_, setup) => {
      const position = positionOfPreset(setup);
      expect(position && wrong(position)).toEqual([]);
      expect(position && fleetCommand.fromPosition(position).ok).toBe(true);
    },
  );

  it('are refused where they are none', () => {
    for (const setup of [undefined, {}, { fleets: [] }]) expect(positionOfPreset(setup)).toBeUndefined();
  });
});
