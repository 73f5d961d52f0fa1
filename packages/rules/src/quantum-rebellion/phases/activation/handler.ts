import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { kept } from '../../../kernel/kept.ts';
import type { Command } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import { anyOf, made, type Offering } from '../../../kernel/ruleset/offer.ts';
import type { Offer } from '../../offers.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable, Sight } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { hiddenOffers, checkHidden, resolveHidden } from '../../specials/ambush/turn.ts';
import { uncover } from '../../../mechanics/blueprint-fleets/ambush/uncover.ts';
import { hiding } from '../setup/deployment.ts';
import { recall } from '../fighters/recall.ts';
import { entryPortalOf } from '../../../mechanics/blueprint-fleets/reserve/waiting.ts';
import { beginActivation, endActivation, leaveSegment, passSegment } from './course.ts';
import { canAct, goesBefore, squadronDisorder, unactivated } from './order.ts';
import { orderOf, parts, segmentName } from './segments.ts';

/** The squadron that is activating. */
export function activeSquadron(state: OpenTable): Squadron {
  const squadron = state.match.active === null ? undefined : state.squadrons[state.match.active];
  if (squadron === undefined) throw new Error('no squadron is activating');
  return squadron;
}

/** What the active squadron can do in this segment besides ending it. */
function* options(state: OpenTable): Generator<Offering<Offer>> {
  const squadron = activeSquadron(state);
  for (const part of parts)
    if (part.segment === state.match.segment) yield* part.offers(state, squadron, squadron.seat);
}
/** Both are kept by state, as they are asked for repeatedly. */
const hasOptions = kept((state: OpenTable): boolean => anyOf(options(state)));
const madeOptions = kept((state: OpenTable): readonly Offer[] => made(options(state)));

/** QR-6.3b. */
function checkActivate(state: OpenTable, command: Command, by: Seat): Rejection | undefined {
  const hidden = checkHidden(state, command, by);
  if (hidden !== null) return hidden;
  if (command.kind !== 'activate-squadron')
    return refuse('not-now', 'QR-6.3a', 'No squadron is acting. Choose the squadron that activates now.');
  const squadron = state.squadrons[command.squadron];
  if (squadron === undefined || squadron.seat !== by)
    return refuse('not-your-squadron', 'QR-6.3a', 'That is not a squadron of your fleet. Choose one of your own.');
  if (squadron.reserve && entryPortalOf(state, squadron) === undefined)
    return refuse(
      'in-reserve',
      'QR-5.2.5.2d',
      `${squadron.name} waits in hyperspace without a portal. Choose a squadron on the table.`,
    );
  if (squadronShips(state, squadron).length === 0 && !squadron.reserve)
    return refuse('squadron-gone', 'QR-8.0b', `${squadron.name} has no ship on the table. Choose another squadron.`);
  if (squadron.activated)
    return refuse('activated', 'QR-8.0b', `${squadron.name} has activated this round. Choose one that has not.`);
  const first = goesBefore(state, squadron);
  if (first === undefined) return undefined;
  const [more, less] = [squadronDisorder(state, squadron), squadronDisorder(state, first)];
  return refuse(
    'less-disorder-first',
    'QR-6.3b',
    `${squadron.name} waits with ${more} Disorder: ${first.name} has ${less} and goes first.`,
    { first: first.id },
  );
}

function checkAct(state: OpenTable, command: Command, by: Seat): Rejection | undefined {
  const { segment } = state.match;
  if (segment === null) throw new Error('an activation without a segment');
  if (command.kind === 'end-segment') {
    if (command.segment === segment) return undefined;
    return refuse('other-segment', 'QR-8.0c', `This is the ${segmentName[segment]} segment. End that one.`);
  }
  const found = orderOf(command);
  if (found === undefined)
    return refuse('not-now', 'QR-8.0c', `${activeSquadron(state).name} is acting. Give it an order of this segment.`);
  // What is wrong whatever the segment is said before the segment is.
  const reason = found.order.check(state, activeSquadron(state), command, by);
  if (found.segment === segment || reason !== undefined) return reason;
  return refuse(
    'other-segment',
    'QR-8.0c',
    `That belongs to the ${segmentName[found.segment]} segment. This is the ${segmentName[segment]} segment.`,
  );
}

function activationOffers(state: Sight, by: Seat): Offer[] {
  const ready = unactivated(state, by)
    .filter((squadron) => goesBefore(state, squadron) === undefined)
    .map((squadron): Offer => ({
      kind: 'activate-squadron',
      label: `Activate ${squadron.name}`,
      squadron: squadron.id,
      rule: 'QR-6.3a',
      about: [`squadron:${squadron.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
    }));
  return [...ready, ...hiddenOffers(state, by)];
}

function segmentOffers(state: OpenTable): Offer[] {
  const { segment } = state.match;
  if (segment === null) return [];
  const end: Offer = {
    kind: 'end-segment',
    label: `End ${segmentName[segment]} of ${activeSquadron(state).name}`,
    segment,
    rule: 'QR-8.0c',
    about: [],
  };
  return [...madeOptions(state), end];
}

export const activation: HandlerOf<'activation'> = {
  awaiting: (state, frame) => {
    if (frame.step === 'choose') return canAct(state, frame.turn, frame.passed) ? [frame.turn] : [];
    const squadron = activeSquadron(state);
    if (frame.step === 'over' || squadronShips(state, squadron).length === 0) return [];
    if (frame.step === 'recall') return recall.offers(state, squadron).length > 0 ? [frame.turn] : [];
    return hasOptions(state) ? [frame.turn] : [];
  },
  advance: (p, frame) => {
    if (frame.step !== 'act') return endActivation(p, frame);
    if (squadronShips(p.state, activeSquadron(p.state)).length === 0) return endActivation(p, frame);
    const before = p.state;
    passSegment(p, frame, hasOptions);
    return uncover(hiding, p, before, activeSquadron(before).id);
  },
  offers: (state, frame, by) => {
    if (frame.step === 'choose') return activationOffers(state, by);
    if (frame.step === 'recall') return recall.offers(state, activeSquadron(state));
    return segmentOffers(state);
  },
  check: (state, frame, command, by) => {
    if (frame.step === 'choose') return checkActivate(state, command, by);
    if (frame.step === 'recall') return recall.check(state, activeSquadron(state), command);
    return checkAct(state, command, by);
  },
  resolve: (p, frame, command, by) => {
    if (command.kind === 'activate-squadron') return beginActivation(p, frame, command.squadron);
    if (command.kind === 'reveal-disc' || command.kind === 'stay-hidden') return resolveHidden(p, frame, command, by);
    const squadron = activeSquadron(p.state);
    if (frame.step === 'recall') {
      p.replace({ ...frame, step: 'over' });
      return recall.resolve(p, squadron, command);
    }
    const before = p.state;
    if (command.kind === 'end-segment') leaveSegment(p, frame, []);
    else orderOf(command)?.order.resolve(p, squadron, command, by);
    return uncover(hiding, p, before, squadron.id);
  },
  sample: (state, frame, offer, by, random) => {
    if (offer.kind === 'activate-squadron') return { kind: 'activate-squadron', squadron: offer.squadron };
    if (offer.kind === 'end-segment') return { kind: 'end-segment', segment: offer.segment };
    if (offer.kind === 'reveal-disc') return { kind: 'reveal-disc', disc: offer.disc };
    if (offer.kind === 'stay-hidden') return { kind: 'stay-hidden' };
    if (frame.step === 'recall') return recall.sample(state, activeSquadron(state), offer, random);
    const found = orderOf(offer);
    if (found === undefined) throw new Error(`no segment offers ${offer.kind}`);
    return found.order.sample(state, activeSquadron(state), offer, by, random);
  },
  standingAnswer: (state, frame, by) => {
    if (frame.step === 'recall') return recall.standingAnswer();
    if (frame.step === 'act' && state.match.segment !== null)
      return { kind: 'end-segment', segment: state.match.segment };
    const first = activationOffers(state, by)[0];
    if (first === undefined || first.kind === 'reveal-disc' || first.kind === 'stay-hidden')
      return { kind: 'stay-hidden' };
    if (first?.kind !== 'activate-squadron') throw new Error('asked to activate without a squadron');
    return { kind: 'activate-squadron', squadron: first.squadron };
  },
};
