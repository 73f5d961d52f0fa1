/** A case file of the game, the first of its guide. */
import type { JsonObject } from '../../kernel/contract.ts';

export const example: JsonObject = {
  ruleset: 'darkmatter-armada',
  cases: [
    {
      id: 'asteroids-strike-with-their-die',
      title: 'A cruiser runs into asteroids and loses what their die shows',
      covers: ['DA-4.5.1b'],
      given: {
        active: 'Waders',
        segment: 'movement',
        squadrons: [
          {
            name: 'Waders',
            seat: 'seat-1',
            ships: [
              { name: 'Tern', class: 'Cruiser', at: [10, 10], facing: 0, speed: 'medium' },
              { name: 'Knot', class: 'FF', at: [30, 10], facing: 0 },
            ],
          },
          {
            name: 'Stones',
            seat: 'seat-2',
            ships: [{ name: 'Onyx', class: 'DD', at: [40, 40], facing: 180 }],
          },
        ],
        terrain: [{ kind: 'asteroid field', at: [10, 16], size: 'small', die: 8 }],
      },
      dice: [3],
      when: [
        {
          by: 'seat-1',
          command: {
            kind: 'move-ship',
            ship: 'tern',
            course: 0,
            distance: 10,
            facing: 0,
            carry: [],
          },
        },
      ],
      then: { position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', hull: 17 }] }] } },
    },
  ],
};
