import { describe, expect, it } from 'vitest';
import { blueprints } from '../data/blueprints.ts';
import { classCodes, classes } from '../data/classes.ts';
import { fleets } from '../data/fleets.ts';
import { modules } from '../data/modules.ts';
import { ordnance } from '../data/ordnance.ts';
import { moduleFigure, ordnanceWords } from './ship-card.ts';
import { fleetCards, shipCard, type ShipDesign } from './index.ts';

const tern: ShipDesign = {
  name: 'Tern',
  class: 'BC',
  rank: 'commander',
  weapons: { F: { ordnance: 'beam', dice: 7 }, T1: { ordnance: 'torpedo-emp', dice: 1 } },
  equipment: { E1: 'enhanced-sensor-array', E2: 'shield-generator' },
  customizations: ['redundant-systems'],
};
const bare = (code: ShipDesign['class']): ShipDesign => ({
  ...tern,
  class: code,
  rank: 'captain',
  weapons: {},
  equipment: {},
  customizations: [],
});

describe('a ship card', () => {
  it('has the figures of the class with what the fittings add', () => {
    const card = shipCard(tern);
    expect(card).toMatchObject({ name: 'Tern', className: 'Battlecruiser', rank: 'commander', points: 135 });
    expect(card.stats).toEqual({ def: 4, cr: 6, moveMils: 14000, mr: 1, turningArcCdeg: 18000, baseMils: 2000 });
    expect([card.hull, card.crew]).toEqual([
      { boxes: 22, shaded: 3 },
      { boxes: 5, shaded: 1 },
    ]);
    expect([card.fighters, card.cargo, card.shields]).toEqual([0, 0, 1]);
    const fitted = shipCard({
      ...bare('CV'),
      equipment: { E1: 'hangar-bay', E2: 'maneuvering-thrusters' },
    });
    expect([fitted.fighters, fitted.stats.mr]).toEqual([10, 1]);
    const screened = shipCard({
      ...bare('DN'),
      equipment: { E1: 'point-defense-screen', E2: 'reinforced-hull', E3: 'secondary-drive' },
    });
    expect(screened.stats).toMatchObject({ def: 8, cr: 9, moveMils: 15000 });
    expect(shipCard({ ...bare('AFL'), equipment: { E1: 'cargo-space' } }).cargo).toBe(3);
  });

  it('lists weapons with their range and what their results do, equipment and customizations', () => {
    const card = shipCard(tern);
    expect(card.weapons).toEqual([
      { mount: 'F', name: 'Beam', dice: 7, optimalMils: [0, 24000], effect: '2 more dice', optimalOnly: false },
      { mount: 'T1', name: 'EMP torpedo', dice: 1, optimalMils: [12000, 48000], effect: '−2 DEF', optimalOnly: true },
    ]);
    expect(card.equipment).toEqual([
      { space: 'E1', name: 'Enhanced sensor array', figure: '+8″ optimal range, counted' },
      { space: 'E2', name: 'Shield generator', figure: '' },
    ]);
    expect(card.customizations).toEqual(['Redundant systems']);
  });

  it('draws the blueprint with its critical numbers', () => {
    const card = shipCard(tern);
    const flat = card.blueprint.flat().filter((each) => each !== null);
    expect(card.blueprint.every((row) => row.length === 3)).toBe(true);
    expect(flat.find(({ space }) => space === 'F')).toEqual({
      space: 'F',
      label: 'F',
      name: 'Beam, 7 dice',
      faces: '1',
      empty: false,
    });
    expect(flat.find(({ space }) => space === 'T1')).toMatchObject({ name: 'EMP torpedo, 1 die', faces: '6–7' });
    expect(flat.find(({ space }) => space === 'T2')).toMatchObject({ name: 'Empty', faces: '9–10', empty: true });
    expect(flat.find(({ space }) => space === 'E2')).toMatchObject({ name: 'Shield generator', faces: '17–18' });
    expect(flat.find(({ space }) => space === 'BR')).toMatchObject({ label: 'Bridge', name: 'Bridge', faces: '2' });
  });

  it.each(classCodes)('of every class shows each face of the d20 once: %s', (code) => {
    const faces = shipCard(bare(code))
      .blueprint.flat()
      .flatMap((space) => {
        if (space === null) return [];
        return space.faces.split(', ').flatMap((range) => {
          const [from = 0, to = from] = range.split('–').map(Number);
          return Array.from({ length: to - from + 1 }, (_, index) => from + index);
        });
      });
    expect(faces.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(shipCard(bare(code)).blueprint.length).toBe(blueprints[code].layout.length);
    expect(shipCard(bare(code)).hull.boxes).toBe(classes[code].hp);
  });

  it('has words for every weapon, and for every module that is a figure', () => {
    for (const each of Object.values(ordnance)) expect(ordnanceWords(each)).toMatch(/^\S.{3,20}\S$/);
    for (const each of Object.values(modules)) expect(moduleFigure(each) === '').toBe(each.effect.kind === 'rule');
  });

  it('is made for every ship of a fleet, in its order, even an illegal one', () => {
    for (const { design } of fleets) {
      const ships = design.squadrons.flatMap((squadron) =>
        squadron.ships.map((ship) => `${squadron.name} ${ship.name}`),
      );
      expect(fleetCards(design).map(({ squadron, card }) => `${squadron} ${card.name}`)).toEqual(ships);
    }
    const odd = shipCard({ ...bare('K'), weapons: { A: { ordnance: 'beam', dice: 0 } }, equipment: { E3: 'bridge' } });
    expect([odd.weapons.length, odd.equipment[0]?.name]).toEqual([1, 'Bridge']);
  });
});
