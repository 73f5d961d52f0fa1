/** Judging the answers that an attack asks for, and making legal ones up. */
import type { Random, Rejection } from '../../../kernel/contract.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { ordnance } from '../../data/ordnance.ts';
import type { Offer } from '../../offers.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import { helpersOf, resultsByType, screenLimits } from './defence.ts';
import { generatorsAtStake, resultsOf } from './ordnance-results.ts';
import type { AttackFrame } from './schema.ts';

const name = (state: OpenTable, id: string): string =>
  state.ships[id]?.name ?? state.fighters[id]?.name ?? 'What you named';
const repeats = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

function checkDefend(state: OpenTable, frame: AttackFrame, command: CommandOf<'defend'>): Rejection | undefined {
  const target = name(state, frame.target);
  const { screens, escorts } = helpersOf(state, frame);
  const stranger = command.screens.find((id) => !screens.includes(id));
  if (stranger !== undefined)
    return refuse(
      'no-screen',
      'QR-8.4.5.3k',
      `${name(state, stranger)} cannot screen ${target}: a screen is a friendly ship with Defensive Screen and DEF left that touches it.`,
    );
  if (!frame.torpedo && command.escorts.length > 0)
    return refuse('no-escort', 'R-QR-125', `Escorts do not help ${target} against direct fire. Leave them out.`);
  const lost = command.escorts.find((id) => !escorts.includes(id));
  if (lost !== undefined)
    return refuse(
      'no-escort',
      'QR-8.4.6.7h',
      `${name(state, lost)} does not touch ${target}. Name your own fighters that do.`,
    );
  if (!repeats(command.screens) && !repeats(command.escorts)) return undefined;
  return refuse('named-twice', 'R-QR-125', 'Name each screen and each escort once.');
}

function checkCancels(frame: AttackFrame, command: CommandOf<'assign-cancels'>): Rejection | undefined {
  const results = resultsByType(frame);
  let total = 0;
  for (const [id, count] of Object.entries(command.cancels) as [keyof typeof ordnance, number][]) {
    const there = results.get(id) ?? 0;
    total += count;
    if (count > there)
      return refuse(
        'too-many-cancels',
        'R-QR-130',
        `There are ${there} ${ordnance[id].name} results to stop, not ${count}.`,
      );
  }
  if (total === frame.cancels) return undefined;
  return refuse(
    'cancels-differ',
    'R-QR-130',
    `${frame.cancels} Damage Control results stop ${frame.cancels} Ordnance results, not ${total}. Assign them all.`,
  );
}

function checkShares(
  state: OpenTable,
  frame: AttackFrame,
  command: CommandOf<'assign-screen-hits'>,
): Rejection | undefined {
  const limits = screenLimits(state, frame);
  if (repeats(command.hits.map(({ ship }) => ship)))
    return refuse('named-twice', 'R-QR-126', 'Name each screening ship once.');
  const stranger = command.hits.find(({ ship }) => !frame.screens.includes(ship));
  if (stranger !== undefined)
    return refuse(
      'no-screen',
      'R-QR-126',
      `${name(state, stranger.ship)} does not screen this target. Assign hits to its screens.`,
    );
  let total = 0;
  for (const { ship, least, most } of limits) {
    const hits = command.hits.find((each) => each.ship === ship)?.hits ?? 0;
    total += hits;
    if (hits < least || hits > most)
      return refuse(
        'screen-hits',
        'QR-8.4.1a',
        `${name(state, ship)} takes ${least} to ${most} of the hits, not ${hits}.`,
      );
  }
  const must = Math.min(frame.hits, frame.screens.length);
  if (total >= must && total <= frame.hits) return undefined;
  return refuse('screen-hits', 'R-QR-126', `The screens take ${must} to ${frame.hits} hits together, not ${total}.`);
}

const questions = {
  defend: 'Say who helps the target before the dice fall.',
  cancels: 'Say which Ordnance results Damage Control stops.',
  'screen-hits': 'Share the hits out between the target and its screens.',
  generator: 'Choose the Shield Generator that is destroyed.',
  push: 'Say where the target is pushed.',
} as const;

const answers: Readonly<Record<keyof typeof questions, Command['kind']>> = {
  defend: 'defend',
  cancels: 'assign-cancels',
  'screen-hits': 'assign-screen-hits',
  generator: 'choose-generator',
  push: 'push-target',
};

/** Why the command does not answer what the attack asks for now. */
export function checkAnswer(state: OpenTable, frame: AttackFrame, command: Command): Rejection | undefined {
  const { step } = frame;
  if (step === 'roll' || step === 'effects' || step === 'finish' || command.kind !== answers[step]) {
    const question = step in questions ? ` ${questions[step as keyof typeof questions]}` : '';
    return refuse('not-now', 'R-QR-187', `An attack on ${name(state, frame.target)} is being resolved.${question}`);
  }
  switch (command.kind) {
    case 'defend':
      return checkDefend(state, frame, command);
    case 'assign-cancels':
      return checkCancels(frame, command);
    case 'assign-screen-hits':
      return checkShares(state, frame, command);
    case 'choose-generator': {
      const spaces = generatorsAtStake(state, frame);
      if (spaces.includes(command.space)) return undefined;
      const ship = shipOf(state, frame.target);
      return refuse(
        'no-generator',
        'R-QR-137',
        `${ship.name} has Shield Generators in ${spaces.join(' and ')}. Choose one of them.`,
      );
    }
    case 'push-target': {
      const pushes = resultsOf(frame, 'push');
      if (command.bearings.length === pushes) return undefined;
      return refuse(
        'pushes-differ',
        'R-QR-139',
        `Give ${pushes} bearing${pushes === 1 ? '' : 's'}, one for each Gravitational result.`,
      );
    }
    default:
      return undefined;
  }
}

const below = (random: Random, limit: number): number => Math.floor(random() * limit);

function sampleCancels(frame: AttackFrame, random: Random): Command {
  const left = [...resultsByType(frame)].flatMap(([id, count]) => Array.from({ length: count }, () => id));
  const cancels: Partial<Record<keyof typeof ordnance, number>> = {};
  for (let open = frame.cancels; open > 0 && left.length > 0; open--) {
    const [id] = left.splice(below(random, left.length), 1);
    if (id !== undefined) cancels[id] = (cancels[id] ?? 0) + 1;
  }
  return { kind: 'assign-cancels', cancels };
}

function sampleShares(state: OpenTable, frame: AttackFrame, random: Random): Command {
  const limits = screenLimits(state, frame);
  const hits = limits.map(({ ship, least }) => ({ ship, hits: least }));
  let free = frame.hits - hits.reduce((sum, each) => sum + each.hits, 0);
  const must = Math.min(frame.hits, limits.length) - (frame.hits - free);
  for (const [index, share] of hits.entries()) {
    const room = Math.min(free, (limits[index]?.most ?? 0) - share.hits);
    const more = must > 0 ? Math.min(room, 1) : below(random, room + 1);
    share.hits += more;
    free -= more;
  }
  return { kind: 'assign-screen-hits', hits };
}

/** A legal answer picked at random; undefined for an offer of another kind. */
export function answerSample(state: OpenTable, frame: AttackFrame, offer: Offer, random: Random): Command | undefined {
  switch (offer.kind) {
    case 'defend': {
      const some = (ids: readonly string[]) => ids.filter(() => random() < 0.5);
      return { kind: 'defend', screens: some(offer.screens), escorts: some(offer.escorts) };
    }
    case 'assign-cancels':
      return sampleCancels(frame, random);
    case 'assign-screen-hits':
      return sampleShares(state, frame, random);
    case 'choose-generator':
      return { kind: 'choose-generator', space: offer.space };
    case 'push-target':
      return { kind: 'push-target', bearings: Array.from({ length: offer.pushes }, () => below(random, 36_000)) };
    default:
      return undefined;
  }
}
