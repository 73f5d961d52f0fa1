/** What cases of weapons fire share: Tern of the Waders fires at Onyx of the Stones, ten inches north of it. */
import { acting, type ArmadaCase, by, type Fields, knot, squadron, tern } from './written.ts';

/** A destroyer whose DEF is d4 and whose CR is 3; it faces Tern. */
export const onyx = (change: Fields = {}): Fields => ({
  name: 'Onyx',
  class: 'DD',
  at: [10, 20],
  facing: 180,
  rank: 'captain',
  ...change,
});
const slate: Fields = { name: 'Slate', class: 'DD', at: [44, 30], facing: 180, rank: 'admiral' };

/** The Waders act in Combat against the Stones, whose flagship is far off. */
export const fight = (waders: Fields[], stones: Fields[], change: Fields = {}): Fields =>
  acting('combat', waders, {
    squadrons: [squadron('Waders', 'seat-1', waders), squadron('Stones', 'seat-2', [...stones, slate])],
    ...change,
  });

/** Tern, a captain, with these weapons and whatever else, and its flagship Knot, which is out of the way. */
export const gunner = (weapons: Fields, change: Fields = {}): Fields[] => [
  tern({ rank: 'captain', weapons, ...change }),
  knot({ at: [40, 4], rank: 'admiral', weapons: { F: 'autocannon d4' } }),
];
export const duel = (weapons: Fields, target: Fields = {}, change: Fields = {}, table: Fields = {}): Fields =>
  fight(gunner(weapons, change), [onyx(target)], table);

export const fires = (mounts: string[], change: Fields = {}): ArmadaCase['when'] =>
  by('seat-1', { kind: 'fire', target: 'onyx', shooters: [{ ship: 'tern', mounts }], ...change });
/** Tern and Knot fire at Onyx together. */
export const together = (tern: string[], knot: string[], change: Fields = {}): ArmadaCase['when'] =>
  by('seat-1', {
    kind: 'fire',
    target: 'onyx',
    shooters: [
      { ship: 'tern', mounts: tern },
      { ship: 'knot', mounts: knot },
    ],
    ...change,
  });
export const defends = (change: Fields): Fields => ({ kind: 'defend', screen: null, escorts: [], chaff: 0, ...change });

/** What becomes of a ship of the Stones. */
export const stone = (id: string, is: Fields): Fields => ({
  position: { squadrons: [{ id: 'stones', ships: [{ id, ...is }] }] },
});
