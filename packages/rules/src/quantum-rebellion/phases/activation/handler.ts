import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { HandlerOf } from '../../frame-handler.ts';
import type { Offer } from '../../offers.ts';
import { refuse } from '../../rejections.ts';
import { squadronShips } from '../../ship/ships.ts';
import type { State } from '../../state.ts';
import type { Squadron } from '../../table.ts';
import { recall } from '../fighters/recall.ts';
import { beginActivation, endActivation, leaveSegment, passSegment } from './course.ts';
import { goesBefore, squadronDisorder, unactivated } from './order.ts';
import type { SegmentPart } from './part.ts';
import { partFor, parts, segmentName } from './segments.ts';

/** The squadron that is activating. */
export function activeSquadron(state: State): Squadron {
  const squadron = state.match.active === null ? undefined : state.squadrons[state.match.active];
  if (squadron === undefined) throw new Error('no squadron is activating');
  return squadron;
}

const optionsOf = new WeakMap<State, readonly Offer[]>();

/** What the active squadron can do in this segment besides ending it; kept by state, as it is asked for repeatedly. */
function options(state: State, by: Seat): readonly Offer[] {
  const known = optionsOf.get(state);
  if (known !== undefined) return known;
  const squadron = activeSquadron(state);
  const made = parts
    .filter((part) => part.segment === state.match.segment)
    .flatMap((part) => part.offers(state, squadron, by));
  optionsOf.set(state, made);
  return made;
}

/** QR-6.3b. */
function checkActivate(state: State, command: Command, by: Seat): Rejection | undefined {
  if (command.kind !== 'activate-squadron')
    return refuse('not-now', 'QR-6.3a', 'No squadron is acting. Choose the squadron that activates now.');
  const squadron = state.squadrons[command.squadron];
  if (squadron === undefined || squadron.seat !== by)
    return refuse('not-your-squadron', 'QR-6.3a', 'That is not a squadron of your fleet. Choose one of your own.');
  if (squadronShips(state, squadron).length === 0)
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

function checkAct(state: State, command: Command, by: Seat): Rejection | undefined {
  const { segment } = state.match;
  if (segment === null) throw new Error('an activation without a segment');
  if (command.kind === 'end-segment') {
    if (command.segment === segment) return undefined;
    return refuse('other-segment', 'QR-8.0c', `This is the ${segmentName[segment]} segment. End that one.`);
  }
  const part = partFor(command.kind);
  if (part === undefined)
    return refuse('not-now', 'QR-8.0c', `${activeSquadron(state).name} is acting. Give it an order of this segment.`);
  if (part.segment !== segment)
    return refuse(
      'other-segment',
      'QR-8.0c',
      `That belongs to the ${segmentName[part.segment]} segment. This is the ${segmentName[segment]} segment.`,
    );
  return part.check(state, activeSquadron(state), command, by);
}

const partOfOffer = (offer: Offer): SegmentPart => {
  const part = partFor(offer.kind);
  if (part === undefined) throw new Error(`no segment offers ${offer.kind}`);
  return part;
};

function activationOffers(state: State, by: Seat): Offer[] {
  return unactivated(state, by)
    .filter((squadron) => goesBefore(state, squadron) === undefined)
    .map((squadron) => ({
      kind: 'activate-squadron',
      label: `Activate ${squadron.name}`,
      squadron: squadron.id,
      rule: 'QR-6.3a',
      about: [`squadron:${squadron.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
    }));
}

function segmentOffers(state: State, by: Seat): Offer[] {
  const { segment } = state.match;
  if (segment === null) return [];
  const end: Offer = {
    kind: 'end-segment',
    label: `End ${segmentName[segment]} of ${activeSquadron(state).name}`,
    segment,
    rule: 'QR-8.0c',
    about: [],
  };
  return [...options(state, by), end];
}

export const activation: HandlerOf<'activation'> = {
  awaiting: (state, frame) => {
    if (frame.step === 'choose') return unactivated(state, frame.turn).length > 0 ? [frame.turn] : [];
    const squadron = activeSquadron(state);
    if (frame.step === 'over' || squadronShips(state, squadron).length === 0) return [];
    if (frame.step === 'recall') return recall.offers(state, squadron).length > 0 ? [frame.turn] : [];
    return options(state, frame.turn).length > 0 ? [frame.turn] : [];
  },
  advance: (p, frame) => {
    if (frame.step !== 'act') return endActivation(p, frame);
    if (squadronShips(p.state, activeSquadron(p.state)).length === 0) return endActivation(p, frame);
    return passSegment(p, frame, (state) => options(state, frame.turn).length > 0);
  },
  offers: (state, frame, by) => {
    if (frame.step === 'choose') return activationOffers(state, by);
    if (frame.step === 'recall') return recall.offers(state, activeSquadron(state));
    return segmentOffers(state, by);
  },
  check: (state, frame, command, by) => {
    if (frame.step === 'choose') return checkActivate(state, command, by);
    if (frame.step === 'recall') return recall.check(state, activeSquadron(state), command);
    return checkAct(state, command, by);
  },
  resolve: (p, frame, command, by) => {
    if (command.kind === 'activate-squadron') return beginActivation(p, frame, command.squadron);
    const squadron = activeSquadron(p.state);
    if (frame.step === 'recall') {
      p.replace({ ...frame, step: 'over' });
      return recall.resolve(p, squadron, command);
    }
    if (command.kind === 'end-segment') return leaveSegment(p, frame, []);
    return partFor(command.kind)?.resolve(p, squadron, command, by);
  },
  sample: (state, frame, offer, by, random) => {
    if (offer.kind === 'activate-squadron') return { kind: 'activate-squadron', squadron: offer.squadron };
    if (offer.kind === 'end-segment') return { kind: 'end-segment', segment: offer.segment };
    if (frame.step === 'recall') return recall.sample(state, activeSquadron(state), offer, random);
    return partOfOffer(offer).sample(state, activeSquadron(state), offer, by, random);
  },
  standingAnswer: (state, frame, by) => {
    if (frame.step === 'recall') return recall.standingAnswer();
    if (frame.step === 'act' && state.match.segment !== null)
      return { kind: 'end-segment', segment: state.match.segment };
    const first = activationOffers(state, by)[0];
    if (first?.kind !== 'activate-squadron') throw new Error('asked to activate without a squadron');
    return { kind: 'activate-squadron', squadron: first.squadron };
  },
};
