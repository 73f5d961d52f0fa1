/** The boarding block of the Combat segment: all assaults of the squadron are declared at once (R-QR-170). */
import type { Random, Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { checkMode, enterMode, type Order, type SegmentPart } from '../activation/part.ts';
import { pick, someOf } from '../../../kernel/dice.ts';
import { boardingTargets, checkAssaults } from './assault.ts';
import type { Assault, BoardOffer } from './schema.ts';

/** The squadron's assaults have been declared, or boarding is behind it. */
function declared(state: OpenTable, squadron: Squadron): Rejection | undefined {
  const reason = checkMode(state, 'boarding');
  if (reason !== undefined || state.match.combatMode !== 'boarding') return reason;
  return refuse(
    'declared-already',
    'QR-8.4.7.1a',
    `${squadron.name} has declared its boarding assaults: all of them are named together. Use another mode or end Combat.`,
  );
}

/** Each ship that can board goes for one of its targets, or stays. */
function randomAssaults(offer: BoardOffer, random: Random): Assault[] {
  const ships = [...new Set(offer.targets.flatMap((each) => each.ships))];
  const going = someOf(ships, random);
  const all = (going.length > 0 ? going : ships).map((ship) => ({
    ship,
    target: pick(
      offer.targets.filter((each) => each.ships.includes(ship)).map((each) => each.target),
      random,
    ),
  }));
  return [...new Set(all.map(({ target }) => target))].map((target): Assault => {
    const ships = all.filter((each) => each.target === target).map(({ ship }) => ship);
    const civilian = offer.targets.some((each) => each.target === target && each.civilian);
    return civilian ? { target, ships, aim: pick(['damage', 'capture'], random) } : { target, ships };
  });
}

const board: Order<'board'> = {
  check: (state, squadron, { assaults }) => declared(state, squadron) ?? checkAssaults(state, squadron, assaults),
  resolve: (p, squadron, { assaults }, by) => {
    enterMode(p, 'boarding');
    p.emit({ kind: 'boarding-declared', by, squadron: squadron.id, assaults });
    p.push({ kind: 'boarding', by, assaults });
  },
  sample: (_state, _squadron, offer, _by, random) => ({ kind: 'board', assaults: randomAssaults(offer, random) }),
};

export const boardingPart: SegmentPart = {
  segment: 'combat',
  orders: { board },
  offers: (state, squadron) => {
    if (declared(state, squadron) !== undefined) return [];
    const targets = boardingTargets(state, squadron);
    if (targets.length === 0) return [];
    const about = [...new Set(targets.flatMap(({ target, ships }) => [target, ...ships]))].map((id) => `ship:${id}`);
    const names = targets.map(({ target }) => state.ships[target]?.name ?? target);
    return [{ kind: 'board', label: `Board ${names.join(' or ')}`, targets, rule: 'QR-8.4.7a', about }];
  },
};
