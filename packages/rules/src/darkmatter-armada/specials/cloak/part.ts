/** Cloaks are switched in the Special Action Segment, or in the Command Segment by agreement (DA-9.3.3a, DA-9.3.3b, R-DA-85, R-DA-86). */
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { CommandOf } from '../../commands.ts';
import { giveMarker } from '../../markers/placing.ts';
import type { CloakOffer } from '../../markers/schema.ts';
import type { SegmentPart } from '../../phases/activation/part.ts';
import { actingFault, actingShip, fittedSpaces, type PlacedShip, specialFault } from '../../ship/ships.ts';
import { working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf } from '../../table.ts';

const inCommandSegment = ({ match }: OpenTable): boolean => optionOf(match, 'cloakToggle') === 'command';

type Switch = CommandOf<'engage-cloak' | 'disengage-cloak'>;

function switchFault(ship: PlacedShip, on: boolean): Rejection | undefined {
  const { name } = ship;
  if (working(ship, 'cloaking-device') === 0)
    return refuse('no-cloak', 'DA-9.3.3a', `${name} has no working Cloaking Device. Cloak a ship that has one.`);
  if (on !== ship.cloaked) return specialFault(ship);
  const sentence = on
    ? `${name} is cloaked already. It may disengage its cloak.`
    : `${name} is not cloaked. It may engage its cloak.`;
  return refuse('unchanged', 'DA-9.3.3a', sentence);
}

const check = (state: OpenTable, squadron: Squadron, { kind, ship }: Switch): Rejection | undefined =>
  actingFault(state, squadron, ship) ?? switchFault(actingShip(state, ship), kind === 'engage-cloak');

/** Most ships have none, and are passed over before anything is put into words. */
function offersOf(ship: PlacedShip): CloakOffer[] {
  if (fittedSpaces(ship, 'cloaking-device').length === 0) return [];
  const on = !ship.cloaked;
  if (switchFault(ship, on) !== undefined) return [];
  const kind = on ? 'engage-cloak' : 'disengage-cloak';
  const label = `${on ? 'Cloak' : 'Uncloak'} ${ship.name}`;
  return [{ kind, label, about: [`ship:${ship.id}`], rule: 'DA-9.3.3a', ship: ship.id }];
}

export const cloakPart: SegmentPart = {
  segment: (state) => (inCommandSegment(state) ? 'command' : 'special'),
  orders: {
    'engage-cloak': {
      check,
      resolve: (p, _squadron, { ship }) => p.emit({ kind: 'cloak-switched', ship, on: true }),
      sample: (_state, _squadron, { ship }) => ({ kind: 'engage-cloak', ship }),
    },
    'disengage-cloak': {
      check,
      resolve: (p, _squadron, { ship }) => {
        const cause = { rule: 'DA-9.3.3b', by: 'disengaging its cloak' };
        p.emit({ kind: 'cloak-switched', ship, on: false });
        // In the Command Segment only commanders lose their voice (R-DA-85).
        if (!inCommandSegment(p.state) || p.state.ships[ship]?.rank !== 'captain')
          giveMarker(p, ship, 'commsDown', cause);
        giveMarker(p, ship, 'fireControl', cause);
      },
      sample: (_state, _squadron, { ship }) => ({ kind: 'disengage-cloak', ship }),
    },
  },
  offers: (state, squadron) => squadronShips(state, squadron).flatMap(offersOf),
};
