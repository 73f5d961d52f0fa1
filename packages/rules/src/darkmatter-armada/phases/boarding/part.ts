/** The boarding mode of the Combat Segment: assaults one after the other (DA-9.4.10, R-DA-138). */
import { someOf } from '../../../kernel/dice.ts';
import { placedShips, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { checkMode, enterMode, type Order, type SegmentPart } from '../activation/part.ts';
import { boarderFault, boardFault, capturable, reaches, supporters } from './assault.ts';

const board: Order<'board'> = {
  check: (state, squadron, command, by) => checkMode(state, 'boarding') ?? boardFault(state, squadron, command, by),
  resolve: (p, _squadron, { ship, target, fighters, capture }, by) => {
    const order = { by, ship, target, fighters, ...(capture === true ? { capture } : {}) };
    enterMode(p, 'boarding');
    p.emit({ kind: 'boarding-began', ...order });
    p.push({ kind: 'boarding', step: 'patrol', ...order });
  },
  sample: (_state, _squadron, { kind, ship, target, fighters, capturable: may }, _by, random) => ({
    kind,
    ship,
    target,
    fighters: someOf(fighters, random),
    ...(may && random() < 0.5 ? { capture: true } : {}),
  }),
};

export const boardingPart: SegmentPart = {
  segment: 'combat',
  orders: { board },
  *offers(state, squadron) {
    if (checkMode(state, 'boarding') !== undefined) return;
    for (const ship of squadronShips(state, squadron)) {
      if (boarderFault(ship) !== undefined) continue;
      for (const target of placedShips(state)) {
        if (target.seat === ship.seat || target.cloaked || !reaches(ship, target)) continue;
        const fighters = supporters(state, ship, target).map(({ id }) => id);
        const about = [ship.id, target.id].map((id) => `ship:${id}`);
        const label = `Board ${target.name} from ${ship.name}`;
        const terms = { ship: ship.id, target: target.id, fighters, capturable: capturable(state, target) };
        yield { kind: 'board', label, ...terms, rule: 'DA-9.4.10', about };
      }
    }
  },
};
