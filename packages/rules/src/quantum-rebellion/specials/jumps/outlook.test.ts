import { expect, it } from 'vitest';
import { playFrom, ScriptedDice } from '../../../kernel/index.ts';
import { quantumRebellion } from '../../index.ts';
import { fromPosition } from '../../position/index.ts';
import { isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { matrixOutcomes } from './outlook.ts';

const read = fromPosition({
  active: 'Waders',
  segment: 'movement',
  squadrons: [
    {
      name: 'Waders',
      seat: 'seat-1',
      ships: [
        {
          name: 'Tern',
          class: 'CR',
          at: [24, 12],
          equipment: { E1: 'hyperspace matrix', E2: 'auxiliary power unit' },
        },
      ],
    },
    { name: 'Stones', seat: 'seat-2', ships: [{ name: 'Onyx', class: 'CH', at: [40, 20], facing: 180 }] },
  ],
  terrain: [{ kind: 'planet', at: [10, 36] }],
});
if (!read.ok) throw new Error(read.problems.join(' '));
const state = read.value;
const tern = state.ships['tern'];
if (tern === undefined || !isPlaced(tern)) throw new Error('Tern is not placed');

const meant = { xMils: 10_000, yMils: 44_000 };
const outcomes = matrixOutcomes(state, tern, meant, 0);

it('tells every end of a jump with its share of the die', () => {
  expect(outcomes.reduce((sum, { faces }) => sum + faces, 0)).toBe(20);
  // 6" aft ends in the planet, 6" fore beyond the edge; 3" fore stays on the table, 7.25" from the planet.
  expect(outcomes[1]).toMatchObject({ faces: 1, lost: 'planet', disorder: 0 });
  expect(outcomes[4]).toMatchObject({ faces: 1, lost: 'edge', disorder: 0 });
  expect(outcomes[10]).toMatchObject({ faces: 2, lost: null, disorder: 0, at: { xMils: 10_000, yMils: 47_000 } });
  expect(outcomes[12]).toMatchObject({ faces: 6, lost: null, disorder: 1, at: meant });
});

it.each(outcomes.map((outcome, index) => ({ index, ...outcome })))(
  'is what the rules do with that face (row $index)',
  ({ index, at, lost, disorder }) => {
    const face = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 20][index] ?? 20;
    const match = playFrom(quantumRebellion, state, new ScriptedDice([face]));
    const order = { kind: 'matrix-jump', ship: 'tern', at: meant, facingCdeg: 0 } as const;
    expect(match.apply(order, 'seat-1').ok).toBe(true);
    const after = match.state.ships['tern'];
    expect(after?.place).toBe(lost === null ? 'table' : 'gone');
    if (lost === null) expect(after).toMatchObject({ at, disorder });
  },
);
