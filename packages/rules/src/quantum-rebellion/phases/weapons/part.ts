/** Weapons fire as a part of the Combat segment. */
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { State } from '../../state.ts';
import type { Squadron } from '../../table.ts';
import { checkMode, enterMode } from '../activation/modes.ts';
import type { SegmentPart } from '../activation/part.ts';
import { fireOffers } from './fire-offers.ts';
import { sampleFire } from './fire-sample.ts';
import { muster } from './muster.ts';

/** The enemy must be there, the block of weapons open and the attack legal: QR-8.4b, R-QR-111. */
function check(state: State, squadron: Squadron, command: Command): Rejection | undefined {
  if (command.kind !== 'fire')
    return refuse('not-now', 'R-QR-187', 'No attack is being resolved. Fire, or end Combat.');
  const over = checkMode(state, 'weapons');
  if (over !== undefined) return over;
  const mustered = muster(state, squadron, command);
  return mustered.ok ? undefined : mustered.reason;
}

function resolve(p: Procedure, squadron: Squadron, command: Command, by: Seat): void {
  if (command.kind !== 'fire') return;
  const mustered = muster(p.state, squadron, command);
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
}

export const weaponsPart: SegmentPart = {
  segment: 'combat',
  kinds: ['fire'],
  offers: (state, squadron) => (checkMode(state, 'weapons') === undefined ? fireOffers(state, squadron) : []),
  check,
  resolve,
  sample: (state, squadron, offer: Offer, _by, random: Random): Command => {
    if (offer.kind !== 'fire') throw new Error(`weapons offer no ${offer.kind}`);
    return sampleFire(state, squadron, offer, random);
  },
};
