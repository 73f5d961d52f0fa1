/** A case file that shows how cases are written: the first example of the guide and of the schemas. */
import type { Json } from '../../kernel/contract.ts';

export const example: Json = {
  ruleset: 'quantum-rebellion',
  cases: [
    {
      id: 'a-destroyer-closes-in-and-fires',
      title: 'A destroyer moves to within optimal range and fires into the stern of a heavy cruiser',
      given: {
        active: 'Waders',
        segment: 'Movement',
        squadrons: [
          {
            name: 'Waders',
            seat: 'seat-1',
            ships: [{ name: 'Tern', class: 'Destroyer', at: [24, 8], facing: 0, weapons: { F: 'Beam 5' } }],
          },
          {
            name: 'Stones',
            seat: 'seat-2',
            ships: [{ name: 'Onyx', class: 'Heavy Cruiser', at: [24, 30], facing: 0 }],
          },
        ],
      },
      dice: [6, 5, 3, 3, 1, 1, 2, 2, 2, 1, 1],
      when: [
        { by: 'seat-1', command: { kind: 'move-ship', ship: 'Tern', to: [24, 20] } },
        { by: 'seat-1', command: { kind: 'end-segment', segment: 'Movement' } },
        { by: 'seat-1', command: { kind: 'fire', ship: 'Tern', mounts: ['F'], target: 'Onyx' } },
      ],
      then: {
        things: { Tern: { at: [24, 20], facing: 0 }, Onyx: { hull: 14 } },
        without: ['ship-removed'],
        awaiting: ['seat-2'],
      },
    },
  ],
};
