/** Weapons fire as a part of the Combat segment. */
import { keptUnder } from '../../../kernel/kept.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { checkMode, enterMode, type Order, type SegmentPart } from '../activation/part.ts';
import { fireOffers, sampleFire } from './fire-offers.ts';
import type { FireCommand } from './schema.ts';
import { muster } from './muster.ts';

const attacks = keptUnder<OpenTable, FireCommand, ReturnType<typeof muster>>();

/** The attack that a command declares, put together once for its check and for its course. */
const attackOf = (state: OpenTable, squadron: Squadron, command: FireCommand) =>
  attacks(state, command, () => muster(state, squadron, command));

const fire: Order<'fire'> = {
  /** The enemy must be there, the block of weapons open and the attack legal: QR-8.4b, R-QR-111. */
  check: (state, squadron, command) => {
    const over = checkMode(state, 'weapons');
    if (over !== undefined) return over;
    const mustered = attackOf(state, squadron, command);
    return mustered.ok ? undefined : mustered.reason;
  },
  resolve: (p, squadron, command, by) => {
    const mustered = attackOf(p.state, squadron, command);
    if (!mustered.ok) throw new Error(`an attack that check let through: ${mustered.reason.code}`);
    const { target, torpedo, shooters, pools, rangeMils, cover, helper } = mustered.attack;
    enterMode(p, 'weapons');
    p.emit({
      kind: 'fire-declared',
      by,
      target: target.id,
      torpedo,
      shooters: [...shooters],
      pools: [...pools],
      rangeMils,
      cover,
      targetResolution: helper?.id ?? null,
    });
    // All its damage is done before this squadron chooses another attack (QR-8.4.5.1a).
    p.push({
      kind: 'attack',
      step: 'defend',
      by,
      target: target.id,
      torpedo,
      cover,
      pools: [...pools],
      screens: [],
      escorts: [],
      results: [],
      cancels: 0,
      defenceFaces: [],
      hits: 0,
      disruptorHits: 0,
      shares: [],
      inflicted: 0,
      generator: null,
    });
  },
  sample: (state, squadron, offer, _by, random) => sampleFire(state, squadron, offer, random),
};

export const weaponsPart: SegmentPart = {
  segment: 'combat',
  orders: { fire },
  offers: (state, squadron) => (checkMode(state, 'weapons') === undefined ? fireOffers(state, squadron) : []),
};
