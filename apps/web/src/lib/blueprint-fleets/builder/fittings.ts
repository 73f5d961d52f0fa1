/** What may stand in the equipment spaces and customizations of a ship, each with what the rules say of it. */
import type { Rejection } from '@broadside/rules/kernel';
import type { FleetLimits } from '@broadside/rules/mechanics/blueprint-fleets';
import { choicesOf, costWords } from '#lib/builder/choices.ts';
import type { Choice } from '#lib/builder/list-kind.ts';
import { shipAt, type FleetBerth, type DesignedFleet, type DesignedShip } from './design.ts';
import type { FleetEdits } from './edits.ts';

interface Fitting<Id> {
  readonly id: Id;
  readonly name: string;
  readonly cost: number;
  readonly facts?: string;
}

export interface FittingsOfGame<Ship extends DesignedShip, Module extends string> {
  readonly edits: FleetEdits<Ship>;
  readonly whyNotFit: (
    before: DesignedFleet<Ship>,
    after: DesignedFleet<Ship>,
    terms: FleetLimits,
    at: FleetBerth,
  ) => Rejection | undefined;
  readonly modules: readonly Fitting<Module>[];
  readonly customizations: readonly Fitting<Ship['customizations'][number]>[];
}

export function fittingsOf<Ship extends DesignedShip, Module extends string>(game: FittingsOfGame<Ship, Module>) {
  type Fleet = DesignedFleet<Ship>;
  type Choices = readonly Choice<Fleet>[];
  const { edits, whyNotFit } = game;
  return {
    moduleChoices: (fleet: Fleet, terms: FleetLimits, at: FleetBerth, space: string): Choices => {
      const place = space as keyof Ship['equipment'];
      const held: Readonly<Record<string, string>> = { ...shipAt(fleet, at)?.equipment };
      const empty = edits.setModule(fleet, at, place, null);
      const offered = game.modules.map(({ id, name, cost, facts = '' }) => {
        const next = edits.setModule(fleet, at, place, id as Ship['equipment'][keyof Ship['equipment']]);
        return { id, name, cost: costWords(cost), facts, next };
      });
      return choicesOf({ facts: 'The space stays empty', next: empty }, held[space], offered, (next) =>
        whyNotFit(empty, next, terms, at),
      );
    },
    /** What may stand at `index` of the list; the end of the list is one more. */
    customizationChoices: (fleet: Fleet, terms: FleetLimits, at: FleetBerth, index: number): Choices => {
      const held = shipAt(fleet, at)?.customizations[index];
      const without = held === undefined ? fleet : edits.setCustomization(fleet, at, index, null);
      const offered = game.customizations.map(({ id, name, cost }) => {
        return { id, name, cost: costWords(cost), next: edits.setCustomization(fleet, at, index, id) };
      });
      return choicesOf({ facts: '', next: without }, held, offered, (next) => whyNotFit(without, next, terms, at));
    },
  };
}
