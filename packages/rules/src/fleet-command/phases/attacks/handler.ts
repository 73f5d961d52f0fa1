/** An attack asks its questions one at a time; each answer is checked against the very question (R-FC-58). */
import type { Random, Rejection } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { HandlerOf } from '../../game.ts';
import type { Offer } from '../../offers.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { Sight } from '../../state.ts';
import { sameHex } from '../../unit/units.ts';
import { picks } from './dice.ts';
import type { AttackFrame, AttackOffer } from './schema.ts';
import { askedOf, type Question, questionOf } from './question.ts';
import { advanceAttack, type AttackAnswer, answer, standing } from './steps.ts';

const words: { readonly [K in Question['kind']]: string } = {
  'defensive-fire': 'whether it uses defensive fire',
  reroll: 'which dice are rolled again',
  'roll-again': 'whether the whole roll is rolled again',
  capture: 'whether the unit is captured',
  cripple: 'what the ram cripples',
  overrun: 'whether it moves into the hex',
  'place-patrol': 'where the patrol goes',
};

function check(sight: Sight, frame: AttackFrame, command: Command): Rejection | undefined {
  const question = questionOf(sight, frame);
  if (question === undefined || command.kind !== question.kind)
    return refuse(
      'not-now',
      'R-FC-58',
      `An attack is being resolved. Say first ${question === undefined ? 'nothing' : words[question.kind]}.`,
    );
  switch (question.kind) {
    case 'defensive-fire':
      return command.kind === 'defensive-fire' ? checkDefence(question, command.weapon) : undefined;
    case 'reroll':
      return command.kind === 'reroll' ? checkReroll(question, command.dice) : undefined;
    case 'roll-again':
      if (command.kind !== 'roll-again' || command.by === null || question.by.includes(command.by)) return undefined;
      return refuse(
        'no-reroll',
        'R-FC-123',
        `This roll can be rolled again by: ${question.by.join(', ')}. Choose that, or keep it.`,
      );
    case 'cripple':
      if (command.kind !== 'cripple' || question.among.includes(command.crippling)) return undefined;
      return refuse(
        'already-crippled',
        'R-FC-77',
        `${question.target.name} has that token already. Choose: ${question.among.join(', ')}.`,
      );
    case 'place-patrol':
      if (command.kind !== 'place-patrol' || question.hexes.some((hex) => sameHex(hex, command.at))) return undefined;
      return refuse(
        'wrong-hex',
        'R-FC-166',
        `${question.unit.name} returns to the nearest free hex. Choose one of those shown.`,
      );
    case 'capture':
    case 'overrun':
      return undefined;
  }
}

function checkDefence(question: Question & { kind: 'defensive-fire' }, weapon: string | null): Rejection | undefined {
  if (weapon === null || question.options.some((option) => option.weapon.id === weapon)) return undefined;
  const names = question.options.map((option) => option.weapon.name).join(', ');
  return refuse(
    'no-defensive-fire',
    'R-FC-127',
    `${question.unit.name} can fire its ${names} now. Choose that, or hold fire.`,
  );
}

function checkReroll({ roll }: Question & { kind: 'reroll' }, dice: readonly number[]): Rejection | undefined {
  const choice = picks(roll);
  if (choice === undefined || dice.length === 0) return undefined;
  const what = choice.ability === 'evasive' ? 'successes' : 'failures';
  if (dice.length > choice.most || new Set(dice).size !== dice.length)
    return refuse(
      'too-many-dice',
      'R-FC-108',
      `At most ${choice.most} different ${what} are rolled again. Choose fewer dice.`,
    );
  if (dice.some((at) => !choice.among.includes(at)))
    return refuse('wrong-dice', 'R-FC-108', `Only ${what} can be rolled again here. Choose among those.`);
  return undefined;
}

const offerFor = (question: Question): AttackOffer => {
  const { unit } = question;
  const about = [`unit:${unit.id}`];
  switch (question.kind) {
    case 'defensive-fire':
      return {
        kind: 'defensive-fire',
        label: `Defensive fire of ${unit.name}`,
        about,
        rule: 'FC-DF-1',
        weapons: question.options.map(({ weapon, dice }) => ({ weapon: weapon.id, dice })),
      };
    case 'reroll': {
      const choice = picks(question.roll);
      const ability = choice?.ability ?? 'evasive';
      return {
        kind: 'reroll',
        label: `${ability === 'evasive' ? 'Evasive' : 'Rapid Fire'} of ${unit.name}: roll ${choice?.most ?? 0} again`,
        about,
        rule: 'FC-RNG-20',
        ability,
        faces: question.roll.faces,
        among: choice?.among ?? [],
        most: choice?.most ?? 0,
      };
    }
    case 'roll-again':
      return {
        kind: 'roll-again',
        label: `Roll all dice of ${unit.name} again`,
        about,
        rule: 'FC-VAL-4',
        by: question.by,
        faces: question.roll.faces,
      };
    case 'capture':
      return {
        kind: 'capture',
        label: `Capture ${question.target.name}`,
        about: [...about, `unit:${question.target.id}`],
        rule: 'FC-BRD-13',
      };
    case 'cripple':
      return {
        kind: 'cripple',
        label: `Cripple ${question.target.name}`,
        about: [...about, `unit:${question.target.id}`],
        rule: 'FC-RAM-7',
        among: question.among,
      };
    case 'overrun':
      return { kind: 'overrun', label: `${unit.name} moves into the hex`, about, rule: 'FC-CQ-5', at: question.at };
    case 'place-patrol':
      return {
        kind: 'place-patrol',
        label: `Place ${unit.name}`,
        about: about,
        rule: 'FC-CAP-13',
        hexes: question.hexes,
      };
  }
};

/** One of the values, by chance. */
const anyOf = <T>(values: readonly T[], random: Random): T | undefined => values[Math.floor(random() * values.length)];

function sampleAnswer(offer: AttackOffer, random: Random): AttackAnswer {
  switch (offer.kind) {
    case 'defensive-fire':
      return {
        kind: 'defensive-fire',
        weapon: anyOf([null, ...offer.weapons.map(({ weapon }) => weapon)], random) ?? null,
      };
    case 'reroll': {
      const count = Math.floor(random() * (offer.most + 1));
      const shuffled = offer.among.map((at) => ({ at, key: random() })).sort((one, other) => one.key - other.key);
      return { kind: 'reroll', dice: shuffled.slice(0, count).map(({ at }) => at) };
    }
    case 'roll-again':
      return { kind: 'roll-again', by: anyOf([null, ...offer.by], random) ?? null };
    case 'capture':
      return { kind: 'capture', capture: random() < 0.7 };
    case 'cripple':
      return { kind: 'cripple', crippling: anyOf(offer.among, random) ?? 'weapons' };
    case 'overrun':
      return { kind: 'overrun', go: random() < 0.5 };
    case 'place-patrol':
      return { kind: 'place-patrol', at: anyOf(offer.hexes, random) ?? { col: 0, row: 0 } };
  }
}

const kinds: ReadonlySet<string> = new Set(Object.keys(words));
const isAttackOffer = (offer: Offer): offer is AttackOffer => kinds.has(offer.kind);
const isAnswer = (command: Command): command is Command & AttackAnswer => kinds.has(command.kind);

const asCommand = (given: AttackAnswer): Command =>
  given.kind === 'reroll' ? { kind: 'reroll', dice: [...given.dice] } : given;

export const attack: HandlerOf<'attack'> = {
  awaiting: askedOf,
  advance: advanceAttack,
  offers: (sight, frame) => {
    const question = questionOf(sight, frame);
    return question === undefined ? [] : [offerFor(question)];
  },
  check,
  resolve: (p, frame, command) => {
    if (isAnswer(command)) answer(p, frame, command);
  },
  sample: (_sight, _frame, offer, _by, random) => {
    if (!isAttackOffer(offer)) throw new Error(`an attack does not offer ${offer.kind}`);
    return asCommand(sampleAnswer(offer, random));
  },
  standingAnswer: (sight, frame) => {
    const question = questionOf(sight, frame);
    if (question === undefined) throw new Error('the attack asks nothing');
    return asCommand(standing(sight, question));
  },
};
