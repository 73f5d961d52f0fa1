/** What each event of an activation changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf } from '../../../kernel/ruleset/game.ts';
import type { Point } from '../ids.ts';
import { squadronName, type Told } from '../names.ts';
import type { Segment } from '../records.ts';
import type { Ship, State } from '../table.ts';
import type { ActivationEvent } from './schema.ts';

/** A game's ships with the record of what they do in an activation. */
type Activating<A> = Omit<State, 'ships'> & { ships: { [id: string]: Ship & { activation: A } } };

/** `fresh` is what a ship has done that has done nothing; `began` clears what a game notes besides. */
export const evolveActivation = <A extends Ship['activation'], S extends Activating<A>>(
  fresh: (from: { at: Point; facingCdeg: number } | null) => A,
  began: (draft: S) => void,
): EvolversOf<S, ActivationEvent> => ({
  'activation-began': (draft, event) => {
    const { match } = draft;
    match.phase = 'activation';
    match.active = event.squadron;
    match.segment = 'command';
    match.combatMode = null;
    match.combatModesOver = [];
    began(draft);
    const squadron = draft.squadrons[event.squadron];
    if (squadron === undefined) return;
    squadron.activated = true;
    for (const id of squadron.ships) {
      const ship = draft.ships[id];
      if (ship === undefined) continue;
      ship.activation = fresh(ship.at === null ? null : { at: ship.at, facingCdeg: ship.facingCdeg });
    }
  },
  'segment-began': (draft, event) => {
    draft.match.segment = event.segment;
  },
  'combat-mode-began': (draft, event) => {
    const { match } = draft;
    if (match.combatMode !== null) match.combatModesOver.push(match.combatMode);
    match.combatMode = event.mode;
  },
  'activation-ended': (draft) => {
    draft.match.active = null;
    draft.match.segment = null;
    draft.match.combatMode = null;
    draft.match.combatModesOver = [];
  },
});

const modeTitle = { weapons: 'Weapon attacks', fighters: 'Fighter attacks', boarding: 'Boarding assaults' } as const;

export const narrateActivation = (
  rules: Told<ActivationEvent['kind']>,
  titles: Readonly<Record<Segment, string>>,
): NarratorsOf<State, ActivationEvent> => ({
  'activation-began': (event, _before, after) => ({
    parts: [squadronName(after, event.squadron), ' activates.'],
    rules: rules['activation-began'],
    tone: 'phase',
    cue: { is: 'turn' },
  }),
  'segment-began': (event, _before, after) => ({
    parts: [
      squadronName(after, event.squadron),
      ...(event.skipped.length === 0
        ? []
        : [` has nothing to do in ${event.skipped.map((each) => titles[each]).join(', ')}`]),
      event.skipped.length === 0 ? ` begins ${titles[event.segment]}.` : `: ${titles[event.segment]}.`,
    ],
    rules: rules['segment-began'],
    tone: 'phase',
  }),
  'combat-mode-began': (event) => ({
    parts: [`${modeTitle[event.mode]} begin.`],
    rules: rules['combat-mode-began'],
    tone: 'phase',
  }),
  'activation-ended': (event, _before, after) => ({
    parts: [squadronName(after, event.squadron), ' has acted.'],
    rules: rules['activation-ended'],
    tone: 'phase',
  }),
});
