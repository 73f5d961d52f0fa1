/** The lessons of Quantum Rebellion: each is a file beside this one. */
import type { Teaching, View } from '../../kernel/contract.ts';
import { asking } from './asking.ts';
import commandAndRepair from './command-and-repair.json' with { type: 'json' };
import firstSquadron from './first-squadron.json' with { type: 'json' };
import gunsAndCover from './guns-and-cover.json' with { type: 'json' };
import prompts from './prompts.json' with { type: 'json' };

export const teaching: Teaching<View> = {
  lessons: [firstSquadron, gunsAndCover, commandAndRepair],
  help: prompts,
  ...asking,
};
