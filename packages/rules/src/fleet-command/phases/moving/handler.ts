/** A move that is blocked half-way asks for another way; everything else goes by itself (R-FC-55). */
import type { Rejection } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { Sight } from '../../state.ts';
import { checkPath, destinations } from './course.ts';
import type { MovingFrame } from './schema.ts';
import { advanceMove, courseOf } from './move.ts';

function check(sight: Sight, frame: MovingFrame, command: Command): Rejection | undefined {
  const unit = sight.units[frame.unit];
  if (command.kind !== 'go-on' || unit === undefined)
    return refuse('not-now', 'R-FC-55', 'Your unit is blocked. Say first which other way it takes, or stop it here.');
  return checkPath(sight, unit, command.path, courseOf(frame, unit));
}

export const moving: HandlerOf<'moving'> = {
  awaiting: (table, frame) => {
    if (frame.stage !== 'replan' || frame.seat === null) return [];
    const unit = table.units[frame.unit];
    const seat = unit?.seat ?? null;
    return seat === null || unit?.place !== 'board' ? [] : [seat];
  },
  advance: advanceMove,
  offers: (sight, frame) => {
    const unit = sight.units[frame.unit];
    if (unit === undefined) return [];
    return [
      {
        kind: 'go-on',
        label: `Choose another way for ${unit.name}`,
        about: [`unit:${unit.id}`],
        rule: 'R-FC-55',
        unit: unit.id,
        destinations: destinations(sight, unit, courseOf(frame, unit)),
      },
    ];
  },
  check,
  resolve: (p, frame, command) => {
    if (command.kind !== 'go-on') return;
    if (command.path.length === 0) p.emit({ kind: 'move-stopped', unit: frame.unit, why: 'stopped' });
    p.replace({ ...frame, path: [...command.path], stage: 'step' });
  },
  sample: (_sight, _frame, offer, _by, random) => {
    if (offer.kind !== 'go-on') throw new Error(`a blocked move does not offer ${offer.kind}`);
    const chosen = offer.destinations[Math.floor(random() * offer.destinations.length)];
    return { kind: 'go-on', path: [...(chosen?.path ?? [])] };
  },
  standingAnswer: () => ({ kind: 'go-on', path: [] }),
};
