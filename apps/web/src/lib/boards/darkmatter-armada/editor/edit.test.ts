import { describe, expect, it } from 'vitest';
import { editShip, shipCalled } from '#lib/blueprint-fleets/editor/edit.ts';
import { readText } from '#lib/workshop/read-text.ts';
import { writtenJson } from '#lib/workshop/written-json.ts';
import { adding, emptyPosition } from './adding.ts';
import { game, survey } from './game.ts';
import { draftCodec, fleets, positionCodec, surveyPosition, toPosition, type Position } from './rules.ts';
import { hitSpace } from './ship.ts';

const duel = (): Position => {
  const one = adding.addClass(emptyPosition, 'seat-1', 'CR').position;
  return adding.addClass(one, 'seat-2', 'DD').position;
};
const draft = (position: Position, selected?: string) => ({ position, ...survey(position), selected });
const labelsIn = (position: Position, thing?: string): string[] =>
  JSON.stringify(game.panel(draft(position, thing), thing))
    .match(/"label":"[^"]*"/g)!
    .map((each) => each.slice(9, -1));

describe('a written position', () => {
  it('takes whole ready-made fleets, all of them at once playable, and comes back from its text', () => {
    for (const { design } of fleets) {
      const position = adding.addFleet(adding.addFleet(emptyPosition, 'seat-1', design), 'seat-2', design);
      expect(survey(position).findings, design.name).toEqual([]);
      expect(positionCodec.safeParse(position).success).toBe(true);
      expect(readText(writtenJson(position), draftCodec)).toEqual({ ok: true, value: position });
      const full = toPosition(surveyPosition(position).state);
      const read = readText(writtenJson(full), draftCodec);
      expect(read.ok && surveyPosition(read.value).state).toEqual(surveyPosition(full).state);
    }
  });

  it('is a ready-made match with the planet of its scenario', () => {
    const [one, other] = fleets;
    const setup = { scenario: 'border-skirmish', fleets: [one!.design, other!.design] };
    const position = game.ofPreset(setup)!;
    expect(position.scenario).toBe('border-skirmish');
    expect(position.terrain?.map(({ kind, at }) => [kind, at])).toEqual([['planet', [24, 24]]]);
    expect(survey(position).findings).toEqual([]);
    expect(game.ofPreset({ fleets: [1, 2] })).toBeUndefined();
  });
});

describe('the panel of a ship', () => {
  it('has a field for everything that the guide writes of one', () => {
    const labels = labelsIn(duel(), 'ship:tern');
    for (const label of [
      'Class of Tern',
      'Hull',
      'Crew',
      'Disorder',
      'Speed',
      'Evasive',
      'Cloaked',
      'Comms Down',
      'Fire Control',
      'Reactor Scram',
      'Grid Fault',
      'Die of DEF',
      'Life support',
      'Reactor RE1',
      'Weapon of the fore mount',
      'Equipment space E1',
      'Customization 1',
      'Rank of Tern',
    ])
      expect(labels, label).toContain(label);
  });

  it('writes only what differs from the usual', () => {
    const slow = editShip(duel(), 'tern', { speed: 'low', reactorScram: 'on' });
    expect(survey(slow).state.ships['tern']).toMatchObject({ speed: 'low', reactorScram: 'on' });
    expect(survey(editShip(duel(), 'tern', { reactorScram: 'on' })).findings).toMatchObject([{ thing: 'ship:tern' }]);
  });

  it('strikes the bridge once before it is destroyed, and a mount at once', () => {
    const hit = (position: Position, space: string): Position =>
      hitSpace(position, survey(position).state.ships['tern']!, space);
    const struck = hit(duel(), 'BR');
    expect(shipCalled(struck, 'tern')).toMatchObject({ struck: ['BR'] });
    const gone = hit(struck, 'BR');
    expect(shipCalled(gone, 'tern')).toMatchObject({ destroyed: ['BR'] });
    expect(shipCalled(gone, 'tern')?.struck).toBeUndefined();
    expect(hit(gone, 'BR')).toEqual(duel());
    expect(shipCalled(hit(duel(), 'F'), 'tern')?.destroyed).toEqual(['F']);
    for (const position of [struck, gone]) expect(survey(position).findings).toEqual([]);
  });
});

it('gives terrain the dice of its kind, and a minefield who laid it', () => {
  const { position } = adding.addTerrain(duel(), 'minefield');
  expect(labelsIn(position, 'terrain:minefield')).toContain('Laid by a Minelayer');
  const rocks = adding.addTerrain(duel(), 'asteroids').position;
  expect(labelsIn(rocks, 'terrain:asteroids')).toContain('Die of the terrain');
  expect(labelsIn(duel())).toContain('Scenario');
});
