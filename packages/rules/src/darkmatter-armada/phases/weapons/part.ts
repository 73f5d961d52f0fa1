/** Weapons fire as a part of the Combat Segment (DA-9.4b, DA-9.4.8d). */
import { keptUnder } from '../../../kernel/kept.ts';
import { shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { OpenTable } from '../../state.ts';
import { checkMode, enterMode, type Order, type SegmentPart } from '../activation/part.ts';
import { fireOffers, sampleFire } from './fire-offers.ts';
import { muster } from './muster.ts';
import { rollAttack } from './resolution.ts';
import type { FireCommand } from './schema.ts';

const attacks = keptUnder<OpenTable, FireCommand, ReturnType<typeof muster>>();

/** The attack that a command declares, put together once for its check and for its course. */
const attackOf = (state: OpenTable, squadron: Squadron, command: FireCommand) =>
  attacks(state, command, () => muster(state, squadron, command));

const fire: Order<'fire'> = {
  check: (state, squadron, command) => {
    const over = checkMode(state, 'weapons');
    if (over !== undefined) return over;
    const mustered = attackOf(state, squadron, command);
    return mustered.ok ? undefined : mustered.reason;
  },
  resolve: (p, squadron, command, by) => {
    const mustered = attackOf(p.state, squadron, command);
    if (!mustered.ok) throw new Error(`an attack that check let through: ${mustered.reason.code}`);
    const { target, mode, torpedo, rangeMils, weapons, bonus, fireControl, cover, scattered, helper } = mustered.attack;
    enterMode(p, 'weapons');
    const declared = {
      by,
      target: target.id,
      mode,
      torpedo,
      rangeMils,
      weapons: [...weapons],
      bonus: [...bonus],
      fireControl,
      cover,
      scattered,
    };
    p.emit({ kind: 'fire-declared', ...declared, targetResolution: helper });
    // The defender answers what the attacker has rolled (R-DA-10).
    const rolled = rollAttack(p.dice, declared, (id) => shipOf(p.state, id).name);
    p.emit({ kind: 'attack-rolled', by, target: target.id, ...rolled, fireControl });
    const fresh = { screen: null, escorts: [], hits: 0, effect: null, scored: 0, left: 0, face: null };
    p.push({ kind: 'attack', step: 'defend', ...declared, total: rolled.total, ...fresh });
  },
  sample: (state, squadron, offer, _by, random) => sampleFire(state, squadron, offer, random),
};

export const weaponsPart: SegmentPart = {
  segment: 'combat',
  orders: { fire },
  offers: (state, squadron) => (checkMode(state, 'weapons') === undefined ? fireOffers(state, squadron) : []),
};
