/** What the side does that a match of the family waits for, by what is waited for. Each follows the name of the side. */
import type { LogPart } from '../../../kernel/contract.ts';
import { shipName, squadronName } from '../names.ts';
import type { OpenTable } from '../table.ts';

/** What is waited for, as these words read it: what it is about, where it says so. */
export interface AwaitedFrame {
  readonly kind: string;
  readonly step?: string | undefined;
  readonly ship?: string | undefined;
  readonly target?: string | undefined;
  readonly carrier?: string | undefined;
  readonly squadron?: string | undefined;
}

type Say = (state: OpenTable, asked: AwaitedFrame) => readonly LogPart[] | undefined;

const ship = (state: OpenTable, id: string | undefined): LogPart => (id === undefined ? 'a ship' : shipName(state, id));
const squadron = (state: OpenTable, id: string | undefined | null): LogPart =>
  id === undefined || id === null ? 'a squadron' : squadronName(state, id);

/** Undefined where the segment says it all. */
export const asked: Readonly<Record<string, Say>> = {
  'terrain-placement': () => ['places the next piece of terrain'],
  'mine-laying': (state, { step, ship: id }) =>
    step === 'move'
      ? ['may move ', ship(state, id), ' off the field that it has laid']
      : ['may lay a minefield before the fleets are deployed'],
  deployment: (_, { step }) => {
    if (step === 'choose') return ['has won the throw and says who deploys first'];
    return step === 'scouts' ? ['deploys the scouts that it held back'] : ['deploys its next squadron'];
  },
  initiative: () => ['has won the initiative and says who acts first in this round'],
  reserve: () => ['may open a way in for a squadron that waits in hyperspace'],
  entry: (state, { squadron: id }) => ['brings ', squadron(state, id), ' in out of hyperspace'],
  ambush: (state, { squadron: id }) => ['places ', squadron(state, id), ', whose hiding place is found'],
  activation: (state, { step }) => {
    if (step === 'choose') return ['chooses the squadron that acts next'];
    return step === 'recall' ? ['may call the fighters of ', squadron(state, state.match.active), ' home'] : undefined;
  },
  attack: (state, { target }) => ['chooses who helps ', ship(state, target), ' against this attack'],
  'fighter-attack': (state, { target }) => ['chooses which fighters guard ', ship(state, target), ' against fighters'],
  dogfight: () => ['says which of its fighters go home after the dogfight'],
  relaunch: (state, { carrier }) => ['may send fighters out again from ', ship(state, carrier)],
  boarding: (state, { target }) => ['chooses who helps ', ship(state, target), ' against boarders'],
  'beacon-power': () => ['switches its navigation beacons on or off'],
};
