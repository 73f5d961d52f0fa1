/** Turns a fire offer into a legal command: something bold at random, else one weapon. */
import type { Random } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { mountArc } from './arcs.ts';
import { muster } from './muster.ts';
import type { FireOffer, UsableMount, UsableShooter } from './offers.ts';

type Fire = CommandOf<'fire'>;

/** The best of some weapons by dice, or none. */
const best = (mounts: readonly UsableMount[]): readonly UsableMount[] =>
  [...mounts].sort((a, b) => b.dice - a.dice).slice(0, 1);

/** All that one ship can put into a direct attack, or into a torpedo attack with one warhead. */
function everything(mounts: readonly UsableMount[], warhead: string | null): readonly UsableMount[] {
  if (warhead !== null) return mounts.filter(({ ordnance }) => ordnance === warhead).slice(0, 2);
  const direct = mounts.filter(({ torpedo }) => !torpedo);
  return [
    ...best(direct.filter(({ mount }) => mountArc[mount] !== null)),
    ...best(direct.filter(({ mount }) => mountArc[mount] === null)),
  ];
}

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)];

function command(offer: FireOffer, shooters: readonly UsableShooter[], warhead: string | null, random: Random): Fire {
  const orders = shooters.flatMap(({ ship, mounts }) => {
    const chosen = everything(mounts, warhead);
    return chosen.length === 0 ? [] : [{ ship, mounts: chosen.map(({ mount }) => ({ mount })) }];
  });
  const helper = random() < 0.5 ? pick(offer.targetResolution, random) : undefined;
  return {
    kind: 'fire',
    target: offer.target,
    shooters: orders,
    ...(random() < 0.3 ? { arcs: 'several' as const } : {}),
    ...(helper === undefined ? {} : { targetResolution: helper }),
  };
}

/** A command that the check accepts: coordinated fire where it may be, else one ship, else one weapon. */
export function sampleFire(state: OpenTable, squadron: Squadron, offer: FireOffer, random: Random): Fire {
  const warheads = offer.shooters.flatMap(({ mounts }) =>
    mounts.flatMap((each) => (each.torpedo ? [each.ordnance] : [])),
  );
  const tries: Fire[] = [];
  const joined = offer.shooters.filter(({ inCommand }) => inCommand);
  if (offer.coordinated && random() < 0.7) tries.push(command(offer, joined, null, random));
  const shooter = pick(offer.shooters, random);
  if (shooter !== undefined) tries.push(command(offer, [shooter], pick([null, ...warheads], random) ?? null, random));
  for (const { ship, mounts } of offer.shooters)
    for (const { mount } of mounts.filter(({ alone }) => alone))
      tries.push({ kind: 'fire', target: offer.target, shooters: [{ ship, mounts: [{ mount }] }] });
  const legal = tries.find((each) => each.shooters.length > 0 && muster(state, squadron, each).ok);
  if (legal === undefined) throw new Error(`no legal fire at ${offer.target}`);
  return legal;
}
