/** A ship of this game as the family's card shows it. */
import type { ShipCard } from '@broadside/rules/quantum-rebellion/fleet';
import {
  aboutCard,
  moduleLine,
  weaponHeads,
  weaponLine,
  type PaperCard,
} from '#lib/blueprint-fleets/cards/paper-card.ts';
import { bandWords, inchWords } from '#lib/builder/cards/layout.ts';

export function paperCard(card: ShipCard, squadron: string): PaperCard {
  const { stats, fighters } = card;
  const marks = [
    { name: 'Fighters', boxes: fighters, x: 0 },
    { name: 'Shields', boxes: card.shields, x: fighters > 0 ? fighters * 30 + 150 : 0 },
  ];
  return {
    ...card,
    about: aboutCard(card.className, squadron, card.rank),
    figures: [
      [
        { name: 'DEF', figure: String(stats.def), x: 0 },
        { name: 'CR', figure: String(stats.cr), x: 132 },
        { name: 'Move', figure: inchWords(stats.moveMils), x: 252 },
        { name: 'MR', figure: String(stats.mr), x: 428 },
        { name: 'Turn', figure: stats.turningArcCdeg === 0 ? '–' : `${stats.turningArcCdeg / 100}°`, x: 550 },
        { name: 'Base', figure: inchWords(stats.baseMils), x: 730 },
      ],
    ],
    boxes: [
      { name: 'HP', ...card.hull },
      { name: 'CP', ...card.crew },
    ],
    heads: weaponHeads('Dice', 'Optimal', 'Each result'),
    weapons: card.weapons.map(({ dice, optimalMils, optimalOnly, ...weapon }) =>
      weaponLine({ ...weapon, dice: String(dice), band: `${bandWords(optimalMils)}${optimalOnly ? '*' : ''}` }),
    ),
    extras: [
      ...card.equipment.map(moduleLine),
      ...card.customizations,
      ...(card.cargo > 0 ? [`Cargo: ${card.cargo} units`] : []),
    ],
    marks: [
      marks.filter(({ boxes }) => boxes > 0),
      [
        { name: 'Disorder', boxes: 6, x: 0 },
        { name: 'Full stop', boxes: 1, x: 340 },
      ],
    ],
    note: card.weapons.some(({ optimalOnly }) => optimalOnly) ? '* fires in its optimal range only' : undefined,
  };
}
