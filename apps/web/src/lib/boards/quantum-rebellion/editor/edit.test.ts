import { describe, expect, it } from 'vitest';
import {
  addBeacon,
  addClass,
  addFleet,
  addSquadron,
  addTerrain,
  copyThing,
  hideSquadron,
  placeSquadron,
} from './adding.ts';
import {
  editFighter,
  editMatch,
  editShip,
  editSide,
  editSquadron,
  emptyPosition,
  moveShip,
  removeThing,
  setRank,
  shipCalled,
} from './edit.ts';
import { withIds } from './ids.ts';
import { freePlace, moveThing, moveTogether, placeOf, turnThing } from './places.ts';
import { fleets, positionCodec, type Position } from './rules.ts';
import { survey } from './survey.ts';

const duel = (): Position => {
  const one = addClass(emptyPosition, 'seat-1', 'CR').position;
  return addClass(one, 'seat-2', 'DD').position;
};
const wrong = (position: Position) => survey(position).findings;

describe('adding', () => {
  it('gives a ship of a class the usual fittings, a place in its own zone, and its bow to the enemy', () => {
    const position = duel();
    expect(wrong(position)).toEqual([]);
    expect(position.squadrons.map(({ name, seat }) => [name, seat])).toEqual([
      ['Tern', 'seat-1'],
      ['Onyx', 'seat-2'],
    ]);
    expect(shipCalled(position, 'tern')).toMatchObject({ class: 'CR', at: [24, 5], facing: 0 });
    expect(shipCalled(position, 'onyx')).toMatchObject({ class: 'DD', at: [24, 43], facing: 180 });
    expect(Object.keys(shipCalled(position, 'tern')?.weapons ?? {}).length).toBeGreaterThan(0);
  });

  it('sets whole ready-made fleets up, all of them at once playable', () => {
    for (const { design } of fleets) {
      const position = addFleet(addFleet(emptyPosition, 'seat-1', design), 'seat-2', design);
      expect(wrong(position), design.name).toEqual([]);
      expect(positionCodec.safeParse(position).success).toBe(true);
    }
  });

  it('finds free room, and names and ids that nobody has', () => {
    const squadron = fleets[0]!.design.squadrons[0]!;
    const once = addSquadron(duel(), 'seat-1', squadron).position;
    const twice = addSquadron(once, 'seat-1', squadron).position;
    expect(wrong(twice)).toEqual([]);
    expect(twice.squadrons.map(({ id }) => id)).toEqual(['tern', 'onyx', 'resolute', 'resolute-2']);
  });

  it('joins a squadron beside its last ship', () => {
    const { position, thing } = addClass(duel(), 'seat-1', 'FF', 'tern');
    expect(thing).toBe('ship:plover');
    expect(position.squadrons[0]?.ships.map(({ at }) => at)).toEqual([
      [24, 5],
      [27, 5],
    ]);
  });

  it('copies ships, squadrons, terrain and beacons', () => {
    const rocks = addBeacon(addTerrain(duel(), 'asteroids-light').position, 'seat-2').position;
    const copied = ['ship:tern', 'squadron:onyx', 'terrain:asteroids-light', 'beacon:beacon-1'].reduce(
      (position, thing) => copyThing(position, thing)?.position ?? position,
      rocks,
    );
    expect(wrong(copied)).toEqual([]);
    expect(copied.squadrons.flatMap(({ ships }) => ships.map(({ name }) => name))).toEqual([
      'Tern',
      'Tern 2',
      'Onyx',
      'Onyx 2',
    ]);
    expect(copied.terrain?.map(({ id }) => id)).toEqual(['asteroids-light', 'asteroids-light-2']);
    expect(copied.beacons?.map(({ id }) => id)).toEqual(['beacon-1', 'beacon']);
  });

  it('hides a squadron behind three discs and brings it back', () => {
    const hidden = hideSquadron(duel(), 'tern').position;
    expect(hidden.discs).toHaveLength(3);
    expect(survey(hidden).state.secrets.ambushes).toEqual({ tern: 'disc-tern-1' });
    expect(shipCalled(hidden, 'tern')?.at).toBeUndefined();
    const back = placeSquadron(hidden, 'tern');
    expect(back.discs).toBeUndefined();
    expect(wrong(back)).toEqual([]);
  });
});

describe('placing', () => {
  it('keeps a whole base on the table, to a thousandth of an inch', () => {
    const moved = moveThing(duel(), 'ship:tern', [-3, 60.123_45]);
    expect(placeOf(moved, 'ship:tern')).toEqual([0.75, 47.25]);
    expect(placeOf(moveThing(moved, 'ship:tern', [10.123_45, 12]), 'ship:tern')).toEqual([10.123, 12]);
  });

  it('moves a squadron in formation, and turns by degrees', () => {
    const pair = addClass(duel(), 'seat-1', 'FF', 'tern').position;
    const moved = moveTogether(pair, 'ship:tern', [20, 10]);
    expect(placeOf(moved, 'ship:plover')).toEqual([23, 10]);
    expect(shipCalled(turnThing(moved, 'ship:tern', -90.5), 'tern')?.facing).toBe(269.5);
    expect(shipCalled(turnThing(moved, 'ship:tern', 360), 'tern')?.facing).toBe(0);
  });

  it('looks for room round a wish', () => {
    expect(freePlace(duel(), 0.5, [10, 10])).toEqual([10, 10]);
    expect(freePlace(duel(), 0.5, [24, 5])).not.toEqual([24, 5]);
  });
});

describe('editing', () => {
  it('takes a field out again where it is given its default', () => {
    const hurt = editShip(duel(), 'tern', { hull: 3 });
    expect(shipCalled(hurt, 'tern')?.hull).toBe(3);
    expect('hull' in (shipCalled(editShip(hurt, 'tern', { hull: undefined }), 'tern') ?? {})).toBe(false);
    expect(editSide(editSide(duel(), 'seat-1', { score: 20 }), 'seat-1', { score: undefined })).toEqual(duel());
    expect(editMatch(editMatch(duel(), { round: 3 }), { round: undefined })).toEqual(duel());
  });

  it('keeps one commander to a squadron and one flagship to a side', () => {
    const pair = addClass(duel(), 'seat-1', 'FF', 'tern').position;
    const led = setRank(pair, 'plover', 'admiral');
    expect(led.squadrons[0]?.ships.map(({ rank }) => rank)).toEqual(['captain', 'admiral']);
    expect(survey(led).state.sides['seat-1']?.flagship).toBe('plover');
    expect(survey(led).state.sides['seat-2']?.flagship).toBe('onyx');
    expect(wrong(led)).toEqual([]);
  });

  it('leaves nothing behind that speaks of what is gone', () => {
    const { position } = addClass(addClass(duel(), 'seat-1', 'CV').position, 'seat-1', 'FF');
    const full: Position = {
      ...editFighter(position, 'plover', 'plover-f01', { at: [30, 10] }),
      portals: [{ id: 'out', opener: 'plover', at: [28, 8] }],
      active: 'plover',
      segment: 'combat',
      sides: { 'seat-1': { flagship: 'plover' } },
    };
    const left = removeThing(full, 'ship:plover');
    expect(left.fighters).toBeUndefined();
    expect(left.portals).toBeUndefined();
    expect(left.active).toBeUndefined();
    expect(left.sides).toBeUndefined();
    expect(left.squadrons.map(({ id }) => id)).toEqual(['tern', 'onyx', 'dunlin']);
    expect(wrong(left)).toEqual([]);
  });

  it('moves a ship to another squadron, and takes an empty one away', () => {
    const { position } = addClass(duel(), 'seat-1', 'FF');
    const joined = moveShip(position, 'plover', 'tern');
    expect(joined.squadrons.map(({ id, ships }) => [id, ships.length])).toEqual([
      ['tern', 2],
      ['onyx', 1],
    ]);
  });
});

describe('ids', () => {
  it('are written out, and references follow them', () => {
    const read = withIds({
      active: 'Red Kites',
      sides: { 'seat-1': { flagship: 'Tern' } },
      squadrons: [
        { name: 'Red Kites', seat: 'seat-1', ships: [{ name: 'Tern', class: 'CV', at: [10, 10] }] },
        { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Tern', class: 'DD', at: [30, 30] }] },
      ],
      fighters: [{ carrier: 'Tern', at: [12, 12] }, { carrier: 'tern' }],
      portals: [{ opener: 'Tern', at: [14, 10] }],
      terrain: [{ kind: 'planet', at: [24, 24] }, { kind: 'planet' }],
    });
    expect(read.active).toBe('red-kites');
    expect(read.squadrons.map(({ ships }) => ships[0]?.id)).toEqual(['tern', 'tern-2']);
    expect(read.fighters?.map(({ carrier, id }) => [carrier, id])).toEqual([
      ['tern', 'tern-f01'],
      ['tern', 'tern-f02'],
    ]);
    expect(read.portals?.[0]).toMatchObject({ opener: 'tern', id: 'portal-tern' });
    expect(read.terrain?.map(({ id }) => id)).toEqual(['planet', 'planet-2']);
    expect(withIds(read)).toEqual(read);
  });
});

describe('findings', () => {
  it('name the thing that they are about', () => {
    const crowded = moveThing(duel(), 'ship:onyx', [24, 5]);
    expect(wrong(crowded)).toMatchObject([{ thing: 'ship:tern' }]);
    expect(wrong(editShip(duel(), 'onyx', { hull: 99 }))).toMatchObject([{ thing: 'ship:onyx' }]);
    expect(wrong(removeThing(duel(), 'ship:onyx'))).toMatchObject([{ thing: 'side:seat-2' }]);
    expect(wrong(removeThing(duel(), 'ship:onyx'))[0]?.text).toMatch(/^Second Fleet has no flagship/);
    expect(wrong(editMatch(duel(), { phase: 'end' }))).toMatchObject([{ thing: 'match' }]);
    expect(wrong(emptyPosition)).toHaveLength(1);
  });

  it('find the squadron that acts without ships on the table', () => {
    const gone = editSquadron(duel(), 'tern', { reserve: true });
    expect(wrong(gone)).toMatchObject([{ thing: 'squadron:tern' }]);
  });
});
