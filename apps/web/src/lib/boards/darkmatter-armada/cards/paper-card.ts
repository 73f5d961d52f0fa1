/** A ship of this game as the family's card shows it. */
import type { ShipCard } from '@broadside/rules/darkmatter-armada/fleet';
import {
  aboutCard,
  moduleLine,
  weaponHeads,
  weaponLine,
  type PaperCard,
} from '#lib/blueprint-fleets/cards/paper-card.ts';
import { bandWords, inchWords } from '#lib/builder/cards/layout.ts';

const settings = { low: 'L', medium: 'M', high: 'H' } as const;

export function paperCard(card: ShipCard, squadron: string): PaperCard {
  const { stats, fighters, power } = card;
  const tokens = fighters?.tokens ?? 0;
  const boxes = [
    { name: `Fighters${fighters === null ? '' : ` d${fighters.stackDie}`}`, boxes: tokens, x: 0, label: 170 },
    { name: 'Shields', boxes: card.shields, x: tokens > 0 ? tokens * 30 + 190 : 0 },
  ];
  return {
    ...card,
    about: aboutCard(card.className, squadron, card.rank),
    figures: [
      [
        { name: 'DEF', figure: `d${stats.def}`, x: 0 },
        { name: 'CR', figure: String(stats.cr), x: 146 },
        { name: 'Hull size', figure: String(stats.hullSize), x: 252 },
        { name: 'Power', figure: `${power.used}/${power.most}`, x: 432 },
        ...(stats.squadronDie === null ? [] : [{ name: 'Squadron', figure: `d${stats.squadronDie}`, x: 640 }]),
      ],
      card.speeds.map(({ setting, fromMils, toMils, turnCdeg }, i) => ({
        name: settings[setting],
        figure: `${bandWords([fromMils, toMils])} ${turnCdeg / 100}°`,
        x: i * 300,
      })),
    ].filter((line) => line.length > 0),
    boxes: [
      { name: 'HP', boxes: card.hull.boxes, shaded: card.hull.compromised },
      { name: 'CP', boxes: card.crew.boxes, shaded: card.crew.compromised },
    ],
    heads: weaponHeads('Die', 'Effective', 'A salvo that wounds'),
    weapons: card.weapons.map(({ die, effectiveMils, ...weapon }) =>
      weaponLine({ ...weapon, dice: `d${die}`, band: bandWords(effectiveMils) }),
    ),
    extras: [
      ...card.equipment.map(moduleLine),
      ...card.customizations,
      ...(card.cargo > 0 ? [`Cargo: ${card.cargo} units`] : []),
      ...(stats.squadronDie === null ? [] : [`Base ${inchWords(stats.baseMils)}`]),
    ],
    marks: [
      boxes.filter((each) => each.boxes > 0),
      [
        { name: 'Disorder', boxes: 6, x: 0 },
        { name: 'Evasive', boxes: 1, x: 320 },
        { name: 'Grid', boxes: 2, x: 490, label: 70 },
        { name: 'Comms', boxes: 1, x: 640, label: 100 },
      ],
      [
        { name: 'Speed L M H', boxes: 3, x: 0, label: 160 },
        { name: 'Fire control', boxes: 1, x: 320, label: 150 },
        { name: 'Scram', boxes: 1, x: 520, label: 90 },
      ],
    ].filter((line) => line.length > 0),
  };
}
