/** Orders in the words of the game, through whole cases: what they mean, and what is said where they mean nothing. */
import { describe, expect, it } from 'vitest';
import { caseFileJsonSchema, type Json, runCase } from '../../kernel/index.ts';
import { quantumRebellion } from '../index.ts';

type Fields = { readonly [field: string]: Json };
const kite: Fields = { name: 'Red Kite', class: 'Light Carrier', at: [10, 10], facing: 0 };
const flight = (x: number, y: number): Fields => ({ carrier: 'Red Kite', at: [x, y] });
const onyx: Fields = { name: 'Onyx', class: 'Heavy Cruiser', at: [40, 40], facing: 180 };
const table = (ships: readonly Fields[], change: Fields = {}): Fields => ({
  active: 'Waders',
  segment: 'Movement',
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships },
    { name: 'Stones', seat: 'seat-2', ships: [onyx] },
  ],
  ...change,
});
const problems = (given: Fields, commands: readonly Json[], expected: Fields, dice: readonly number[] = []) =>
  runCase(
    quantumRebellion,
    { id: 'one', given, dice, when: commands.map((command) => ({ by: 'seat-1', command })), ...expected },
    { preview: true },
  ).problems;
const things = (is: Fields): Fields => ({ then: { things: is } });

describe('a move to a place', () => {
  it('ends there, facing along its course unless told otherwise', () => {
    const ahead = { kind: 'move-ship', ship: 'Red Kite', to: [12, 17] };
    expect(problems(table([kite]), [ahead], things({ 'red kite': { at: [12, 17], facing: 15.95 } }))).toEqual([]);
    expect(problems(table([kite]), [{ ...ahead, facing: 30 }], things({ 'Red Kite': { facing: 30 } }))).toEqual([]);
    const byCourse = { kind: 'Move Ship', ship: 'red kite', course: 0, distance: 7.5 };
    expect(problems(table([kite]), [byCourse], things({ 'Red Kite': { at: [10, 17.5], facing: 0 } }))).toEqual([]);
  });

  it('that the ship cannot make is refused for the reason of the rules', () => {
    const to = (x: number, y: number) => [{ kind: 'move-ship', ship: 'Red Kite', to: [x, y] }];
    expect(problems(table([kite]), to(10, 30), { rejects: { rule: '8.2.2', says: 'at most 14' } })).toEqual([]);
    expect(problems(table([kite]), to(10, 5), { rejects: { code: 'outside-turning-arc' } })).toEqual([]);
    expect(problems(table([kite]), to(10, 30), things({}))[0]).toContain('moves at most 14.0″ now');
  });

  it('takes the fighters along that touch the ship, unless the order names them', () => {
    const given = table([kite], { fighters: [flight(11.25, 10), flight(20, 20)] });
    const move = { kind: 'move-ship', ship: 'Red Kite', to: [10, 14] };
    const [first, second] = ['red-kite-f01', 'red-kite-f02'];
    expect(
      problems(given, [move], things({ [first ?? '']: { at: [11.25, 14] }, [second ?? '']: { at: [20, 20] } })),
    ).toEqual([]);
    expect(problems(given, [{ ...move, carry: [] }], things({ [first ?? '']: { at: [11.25, 10] } }))).toEqual([]);
    expect(
      problems(given, [{ ...move, carry: ['red kite flight 1'] }], things({ [first ?? '']: { at: [11.25, 14] } })),
    ).toEqual([]);
  });

  it('is a way of fighters, of jumps and of orbits too', () => {
    const given = table([kite], { fighters: [flight(20, 20)] });
    const fly = { kind: 'move-fighter', fighter: 'Red Kite flight 1', to: [25, 25] };
    expect(problems(given, [fly], things({ 'red-kite-f01': { at: [25, 25], moved: true } }))).toEqual([]);
    const planet = { terrain: [{ kind: 'Planet', name: 'Kharak', at: [16, 20] }] };
    const orbit = { kind: 'enter-orbit', ship: 'Red Kite', planet: 'kharak', to: [11.8, 20], segments: 2 };
    expect(problems(table([kite], planet), [orbit], { then: { events: ['ship-orbited'] } })).toEqual([]);
    const around = { kind: 'slingshot', ship: 'Red Kite', planet: 'Kharak', approach: { to: [11.8, 20] }, segments: 2 };
    expect(
      problems(
        table([kite], planet),
        [{ ...around, exit: { to: [16.5, 25.1] } }],
        things({ 'Red Kite': { at: [16.5, 25.1] } }),
      ),
    ).toEqual([]);
  });
});

describe('a shot', () => {
  const tern: Fields = { name: 'Tern', class: 'DD', at: [40, 30], facing: 0, weapons: { F: 'Beam 5' } };
  const given = table([tern], { segment: 'Combat' });

  it('is written with names and mounts', () => {
    const shots = [
      { kind: 'fire', ship: 'Tern', mounts: ['F'], target: 'Onyx' },
      { kind: 'fire', ship: 'TERN', mounts: 'fore', target: 'onyx' },
      { kind: 'Fire', target: 'Onyx', shooters: [{ ship: 'Tern', mounts: ['Fore'] }] },
      { kind: 'fire', target: 'onyx', shooters: [{ ship: 'tern', mounts: [{ mount: 'F' }] }] },
    ];
    for (const shot of shots)
      expect(problems(given, [shot], { then: { without: ['hull-lost'] } }, [1, 1, 1, 1, 1, 1, 1, 1])).toEqual([]);
  });

  it('at a ship that is not there is no answer to the question of a case', () => {
    const shot = { kind: 'fire', ship: 'Tern', mounts: ['F'], target: 'Onxy' };
    const sentence = 'command 1 (seat-1): There is no ship "Onxy". There are: Onyx, Tern.';
    expect(problems(given, [shot], { rejects: {} })).toEqual([sentence]);
    expect(problems(given, [{ ...shot, target: 'onxy' }], { rejects: { rule: '8.4' } })).toEqual([
      sentence.replace('Onxy', 'onxy'),
    ]);
  });
});

describe('a position', () => {
  it('takes the words of the book for segments, phases, spaces and scenarios', () => {
    const given = {
      ...table([{ ...kite, offline: ['Hyperdrive', 'Main Drive 1'] }]),
      segment: 'special actions',
      scenario: 'Border Skirmish',
      phase: 'Squadron Activation',
    };
    const read = quantumRebellion.codec.position.parse(given);
    expect(read).toMatchObject({ segment: 'special', scenario: 'border-skirmish', phase: 'activation' });
    expect(read.squadrons[0]?.ships[0]?.offline).toEqual(['HY', 'DR1']);
  });

  it('knows the spellings of the tables and of the headings', () => {
    const read = quantumRebellion.fromPosition(
      quantumRebellion.codec.position.parse({
        ...table([
          { ...kite, class: 'Cruiser', weapons: { F: 'High Velocity Railgun 3', T1: 'Torpedo (Explosive Warhead) 2' } },
          { name: 'Mule', class: 'Lg. Freighter', at: [20, 20], equipment: { E1: 'Cargo Space' } },
        ]),
        terrain: [
          { kind: 'Corrosive Gas Pocket', at: [30, 30] },
          { kind: 'Asteroid Field (Heavy)', at: [40, 10] },
        ],
        segment: 'Command & Control Segment',
      }),
    );
    if (!read.ok) throw new Error(read.problems.join(' '));
    const { ships, terrain } = read.value;
    expect([ships['red-kite']?.class, ships['mule']?.class]).toEqual(['CR', 'AFL']);
    expect(ships['red-kite']?.spaces['T1']?.fitted).toMatchObject({ ordnance: 'torpedo-explosive', dice: 2 });
    expect(Object.values(terrain).map(({ kind }) => kind)).toEqual(['corrosive-gas', 'asteroids-heavy']);
  });

  it('says what there is for a word that the book does not have', () => {
    const wrong = (change: Fields) => problems(table([{ ...kite, ...change }]), [{ kind: 'concede' }], things({}))[0];
    expect(wrong({ class: 'Lite Carrier' })).toContain('There is no class "Lite Carrier". Near it: Light carrier, ');
    expect(wrong({ weapons: { F: 'Baem 3' } })).toContain('There is no weapon "Baem". Near it: Beam, ');
    expect(wrong({ weapons: { F: 'Beam' } })).toContain('write ordnance and attack dice, such as "Beam 4"');
    expect(wrong({ offline: ['Hyperdrve'] })).toContain(
      'There is no space of a blueprint "Hyperdrve". Near it: Hyperdrive, ',
    );
  });
});

it('the schema of case files completes the orders as people write them', () => {
  const orders = JSON.stringify(caseFileJsonSchema(quantumRebellion).$defs?.['order']);
  expect(orders).not.toMatch(/Cdeg|Mils/);
  expect(orders).toContain('"to"');
});
