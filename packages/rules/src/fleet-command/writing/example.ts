/** The case file with which the guide begins, for the schemas that editors get. */
import type { Json } from '../../kernel/contract.ts';

export const example: Json = {
  ruleset: 'fleet-command',
  cases: [
    {
      id: 'an-overrun',
      title: "The book's example: interceptors against two corvettes with a Focus Fire token",
      given: {
        options: { fastWindows: true },
        hands: { Kushan: { cards: ['Intercept', 'Hit and Run'], play: 4 } },
        units: [
          { name: 'Red', card: 'Interceptor', side: 'Kushan', at: [5, 4], facing: 'NE' },
          { name: 'Claw', card: 'Heavy Corvette', side: 'Taiidan', at: [6, 4], ships: 2, focusFire: 1 },
          { name: 'Home', card: 'Scout', side: 'Kushan', at: [0, 8] },
          { name: 'Far', card: 'Scout', side: 'Taiidan', at: [12, 0] },
        ],
      },
      dice: [6, 3, 1, 5, 5, 5, 4, 3, 2],
      when: [
        { by: 'seat-1', command: { kind: 'play-basic', order: 'attack', unit: 'Red' } },
        { by: 'seat-1', command: { kind: 'attack', target: 'Claw' } },
        { by: 'seat-2', command: 'defensive-fire' },
        { by: 'seat-1', command: { kind: 'reroll', faces: [6] } },
        { by: 'seat-1', command: { kind: 'reroll', faces: [] } },
        { by: 'seat-1', command: 'overrun' },
      ],
      then: { things: { Red: { ships: 5, at: [6, 4] }, Claw: { place: 'destroyed' } } },
    },
    {
      id: 'no-ram-without-a-move-left',
      title: 'A move of all three hexes leaves none for the ram',
      given: {
        options: { fastWindows: true },
        hands: { Kushan: { cards: ['Intercept', 'Hit and Run'], play: 4 } },
        units: [
          { name: 'Red', card: 'Interceptor', side: 'Kushan', at: [2, 4], facing: 'NE' },
          { name: 'Claw', card: 'Heavy Corvette', side: 'Taiidan', at: [6, 4] },
          { name: 'Home', card: 'Scout', side: 'Kushan', at: [0, 8] },
        ],
      },
      when: [
        { by: 'seat-1', command: { kind: 'play-order', card: 'Intercept', unit: 'Red' } },
        { by: 'seat-1', command: { kind: 'move', to: [5, 4] } },
        { by: 'seat-1', command: { kind: 'attack', target: 'Claw', mode: 'ramming' } },
      ],
      rejects: { says: '1 Move' },
    },
  ],
};
