/** A squadron that was found out takes its places (QR-5.2.5.4f). */
import type { HandlerOf } from '../../game.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import { beginActivation } from '../../phases/activation/course.ts';
import { squadronFighters } from '../../phases/setup/deployment.ts';
import { discRadiusMils } from './hiding.ts';
import { type AmbushFrame, randomSpring, springFault, suggestSpring } from './spring.ts';

const nameOf = (state: OpenTable, frame: AmbushFrame): string =>
  state.squadrons[frame.squadron]?.name ?? frame.squadron;

export const ambush: HandlerOf<'ambush'> = {
  awaiting: (_state, frame) => [frame.seat],
  advance: () => {
    throw new Error('an ambush waits for its owner');
  },
  offers: (state, frame) => {
    const squadron = state.squadrons[frame.squadron];
    if (squadron === undefined) return [];
    return [
      {
        kind: 'spring-ambush',
        label: `Place ${squadron.name}`,
        about: [`squadron:${squadron.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
        rule: 'QR-5.2.5.4f',
        squadron: squadron.id,
        ships: squadron.ships,
        fighters: squadronFighters(state, squadron).map((fighter) => fighter.id),
        around: frame.at,
        radiusMils: discRadiusMils,
      },
    ];
  },
  check: (state, frame, command) =>
    command.kind === 'spring-ambush'
      ? springFault(state, frame, command)
      : refuse('not-now', 'QR-5.2.5.4f', `${nameOf(state, frame)} has been found. Place its ships first.`),
  resolve: (p, frame, command, by) => {
    if (command.kind !== 'spring-ambush') return;
    const { squadron, ships, fighters } = command;
    p.emit({ kind: 'ambush-sprung', squadron, by, ships, fighters });
    p.pop();
    // Revealed by its owner, it activates now; found by an enemy, on a later turn of the round (QR-5.2.5.4g).
    const beneath = p.frame;
    if (frame.activates && beneath?.kind === 'activation') beginActivation(p, beneath, squadron);
  },
  sample: (state, frame, _offer, _by, random) => randomSpring(state, frame, random),
  standingAnswer: (state, frame) => suggestSpring(state, frame),
};
