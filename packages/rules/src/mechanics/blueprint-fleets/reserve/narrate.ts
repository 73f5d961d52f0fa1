import type { NarratorsOf } from '../../../kernel/ruleset/game.ts';
import type { RuleId } from '../../../kernel/contract.ts';
import { fighterName, listed, points, shipName, sideName, squadronName, type Told } from '../names.ts';
import type { State } from '../table.ts';
import type { ReserveEvent } from './events.ts';

export interface ReserveTold extends Told<Exclude<ReserveEvent['kind'], 'reserve-phase-ended'>> {
  /** Named besides, where fighters come out with their carriers. */
  readonly fightersOut: RuleId;
}

export const narrateReserve = (rules: ReserveTold): NarratorsOf<State, ReserveEvent> => ({
  'squadron-reserved': (event, before) => ({
    parts: [sideName(before, event.by), ' keeps ', squadronName(before, event.squadron), ' in hyperspace reserve.'],
    rules: rules['squadron-reserved'],
    tone: 'act',
  }),
  'reserve-phase-began': () => ({
    parts: ['Reserves may come in.'],
    rules: rules['reserve-phase-began'],
    tone: 'phase',
  }),
  'reserve-phase-ended': () => undefined,
  'entry-portal-placed': (event, before) => ({
    parts: [
      sideName(before, event.by),
      ' opens a portal for ',
      squadronName(before, event.squadron),
      ' to come in by.',
    ],
    rules: rules['entry-portal-placed'],
    tone: 'act',
  }),
  'reserve-passed': (event, before) => ({
    parts: [sideName(before, event.by), ' opens no more portals this round.'],
    rules: rules['reserve-passed'],
    tone: 'act',
  }),
  'squadron-stranded': (event, before) => ({
    parts: [
      squadronName(before, event.squadron),
      ' has not come out of hyperspace in time and is lost: ',
      ...listed(event.ships.map(({ ship }) => shipName(before, ship))),
      '. ',
      sideName(before, event.to),
      ` scores ${points(event.ships.reduce((sum, { halfPoints }) => sum + halfPoints, 0))}.`,
    ],
    rules: rules['squadron-stranded'],
    tone: 'loss',
  }),
  'squadron-entered': (event, before) => ({
    parts: [
      squadronName(before, event.squadron),
      ' comes out of hyperspace: ',
      ...listed(event.ships.map(({ ship }) => shipName(before, ship))),
      ...(event.fighters.length === 0
        ? []
        : [', with ', ...listed(event.fighters.map(({ fighter }) => fighterName(before, fighter))), ' out']),
      '. The portal closes.',
    ],
    rules: [...rules['squadron-entered'], ...(event.fighters.length === 0 ? [] : [rules.fightersOut])],
    tone: 'act',
  }),
});
