/** With a least move agreed on, bots and chance play on: offers are accepted, and no ship under way stands still. */
import { expect, it } from 'vitest';
import { playSeed, randomBot } from '../../../kernel/index.ts';
import { quantumRebellion as rules } from '../../index.ts';

const presets = rules.presets.filter(({ id }) => ['waders-stones', 'pack-court', 'planetary-invasion'].includes(id));
const bots = [...rules.bots.filter(({ ponders = false }) => !ponders), randomBot(rules)];

it.each(presets.flatMap((preset) => bots.map((bot) => ({ preset, bot, title: `${preset.id}, ${bot.name}` }))))(
  'with inertia a match ends and keeps its promises: $title',
  { timeout: 60_000 },
  ({ preset, bot }) => {
    const setup = rules.withOptions(preset.setup, { minimumMovePercent: 50, lightCarrierHangarBonus: 3 });
    const result = playSeed(rules, 7, { setup, bots: () => bot, checkRate: 0.02, mostCommands: 6000 });
    expect(result.ok || result.problem).toBe(true);
  },
);
