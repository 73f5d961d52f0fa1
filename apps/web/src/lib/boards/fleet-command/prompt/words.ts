/** The words of a prompt: a question, a sentence of facts, and what it is called to let things go on. */
import { called } from '../drafts/draft.ts';
import {
  cards,
  controlDice,
  lightningOf,
  moveOf,
  questionOf,
  warDice,
  weapons,
  type AttackFrame,
  type OpenTable,
  type OrderFrame,
  type Question,
  type Sight,
  type WindowFrame,
} from '../rules.ts';
import { interruptNames, cardWords } from '../hand/card-words.ts';
import { lookOf } from '../rail/sides.ts';
import type { SideColour } from '#lib/components/side.ts';

/** A run of a sentence; a unit's name stands in its side's colour. */
export type Word = string | { readonly name: string; readonly side: SideColour };

export interface AskWords {
  readonly title: string;
  readonly facts: readonly Word[];
  /** The words of the declining answer, where the question has none of its own. */
  readonly decline: string;
  /** The rule by which it is asked. */
  readonly rule: string;
}

const count = (number: number, one: string, more = `${one}s`): string => `${number} ${number === 1 ? one : more}`;

function unitWord(sight: Sight, id: string | null | undefined, otherwise = 'A unit'): Word {
  const unit = id ? sight.units[id] : undefined;
  return unit === undefined ? otherwise : { name: called(sight, unit.id), side: lookOf(unit.side) };
}

/** The frame of a kind that lies nearest below the top. */
function below<K extends OpenTable['frames'][number]['kind']>(
  table: OpenTable,
  kind: K,
): Extract<OpenTable['frames'][number], { kind: K }> | undefined {
  return table.frames
    .slice(0, -1)
    .findLast((frame): frame is Extract<typeof frame, { kind: K }> => frame.kind === kind);
}

/** 'Ion Frigates attack Bombers D with Ion Cannon'. */
function attackWords(sight: Sight, frame: AttackFrame): readonly Word[] {
  const { attacker, feature, mode, weapon, target } = frame;
  const who = attacker === null ? (sight.features[feature ?? '']?.name ?? 'The field') : unitWord(sight, attacker);
  const how = mode === 'ram' ? ' rams ' : mode === 'boarding' || mode === 'counterattack' ? ' boards ' : ' attacks ';
  const by = weapon === null ? '' : ` with ${weapons[weapon].name}`;
  return [who, how, unitWord(sight, target), by];
}

function stepWords(sight: Sight, frame: WindowFrame, opposes: boolean): AskWords {
  const mover = frame.unit === null ? undefined : sight.units[frame.unit];
  const moving = below(sight, 'moving');
  const been = (moving?.trail.length ?? 1) - 1;
  const most = mover === undefined ? 0 : moving?.cause === 'lightning' ? lightningOf(mover) : moveOf(mover);
  const way = most > 0 && been <= most ? `${count(been, 'hex', 'hexes')} of ${most}` : count(been, 'hex', 'hexes');
  const facts: readonly Word[] = [unitWord(sight, frame.unit), ` has moved ${way}.`];
  return opposes
    ? { title: `Interrupt ${called(sight, frame.unit)} here?`, facts, decline: 'Let them go', rule: 'R-FC-46' }
    : { title: 'Repairs now?', facts, decline: 'Go on', rule: 'R-FC-46' };
}

function declaredWords(sight: Sight, name: (hand: string) => string): AskWords {
  const order = below(sight, 'order');
  if (order === undefined) return { title: 'Counter it?', facts: [], decline: 'Let it stand', rule: 'R-FC-53' };
  const units = order.lines.flatMap(({ unit }): readonly Word[] => (unit === null ? [] : [unitWord(sight, unit)]));
  const named = units.flatMap((word, index): readonly Word[] => (index === 0 ? [word] : [' and ', word]));
  return {
    title: `Counter ${cards[order.card].name}?`,
    facts: [`${name(order.hand)} plays it for `, ...named, `. ${cardWords(order.card).line}`],
    decline: 'Let it stand',
    rule: 'R-FC-53',
  };
}

function interruptWords(sight: Sight, name: (hand: string) => string): AskWords {
  const pending = sight.frames.slice(0, -1).findLast((frame) => frame.kind === 'window' && frame.pending !== null);
  const played = pending?.kind === 'window' ? pending.pending : null;
  const rule = 'R-FC-54';
  if (played === null) return { title: 'Counter the interrupt?', facts: [], decline: 'Let it stand', rule };
  const { use } = played;
  const does: readonly Word[] =
    use.use === 'attack'
      ? [unitWord(sight, use.unit), ' would attack ', unitWord(sight, use.target), '.']
      : use.use === 'move'
        ? [unitWord(sight, use.unit), ' would move.']
        : use.use === 'repairs'
          ? [unitWord(sight, use.unit), ' would lose a token.']
          : [];
  const who = played.hand === null ? 'The enemy' : name(played.hand);
  return {
    title: `Counter Interrupt ${interruptNames[played.kind]}?`,
    facts: [`${who} plays it. `, ...does],
    decline: 'Let it stand',
    rule,
  };
}

function windowWords(sight: Sight, frame: WindowFrame, name: (hand: string) => string): AskWords {
  const own = sight.own === null ? undefined : sight.hands[sight.own.hand];
  const opposes = own !== undefined && own.side !== frame.side;
  const attack = below(sight, 'attack');
  const told = attack === undefined ? [] : attackWords(sight, attack);
  switch (frame.at) {
    case 'order':
      return declaredWords(sight, name);
    case 'interrupt':
      return interruptWords(sight, name);
    case 'step':
      return stepWords(sight, frame, opposes);
    case 'attack': {
      const patrol = frame.patrol === null ? undefined : sight.units[frame.patrol];
      const mine = patrol !== undefined && own?.side === patrol.side;
      return mine
        ? {
            title: `Send ${called(sight, patrol.id)} to meet it?`,
            facts: [...told, '. The patrol fights first, for a card and 1 Play.'],
            decline: 'Let it come',
            rule: 'R-FC-160',
          }
        : { title: 'Repairs before the attack?', facts: [...told, '.'], decline: 'Go on', rule: 'R-FC-46' };
    }
    case 'resolved':
      return {
        title: 'Repairs after the attack?',
        facts: ['The attack on ', unitWord(sight, attack?.target), ' is over.'],
        decline: 'Go on',
        rule: 'R-FC-46',
      };
    case 'end':
    case 'own':
      return {
        title: 'Repairs before the turn ends?',
        facts: ['The next turn begins after this.'],
        decline: 'Go on',
        rule: 'R-FC-46',
      };
  }
}

/** '5 4 4 1: 3 hits on 4+.' */
const rolled = (faces: readonly number[], need: number): string => {
  const hits = faces.filter((face) => face >= need).length;
  return `${[...faces].sort((one, other) => other - one).join(' ')}: ${count(hits, 'success', 'successes')} on ${need}+.`;
};

function attackQuestion(sight: Sight, frame: AttackFrame, question: Question): AskWords {
  const told = attackWords(sight, frame);
  const { unit } = question;
  const words = (title: string, facts: readonly Word[], decline: string, rule: string): AskWords => ({
    title,
    facts,
    decline,
    rule,
  });
  switch (question.kind) {
    case 'defensive-fire':
      return words(
        `Defensive fire from ${called(sight, unit.id)}?`,
        [...told, '. It answers first, at no cost.'],
        'Hold fire',
        'FC-DF-1',
      );
    case 'reroll': {
      const { net } = question.roll;
      const [by, what] = net > 0 ? ['Rapid Fire', 'failure'] : ['Evasive', 'success'];
      return words(
        net > 0
          ? `Roll failures of ${called(sight, unit.id)} again?`
          : `Roll successes against ${called(sight, unit.id)} again?`,
        [
          `${by}: up to ${count(Math.abs(net), what, what === 'success' ? 'successes' : 'failures')}. Needs ${question.roll.need}+.`,
        ],
        'Keep the roll',
        'FC-RNG-20',
      );
    }
    case 'roll-again':
      return words(
        `Roll all dice of ${called(sight, unit.id)} again?`,
        [rolled(question.roll.faces, question.roll.need), armourWords(question)],
        'Keep the roll',
        question.by.includes('valour') ? 'FC-VAL-4' : 'FC-VAL-7',
      );
    case 'capture':
      return words(
        `Capture ${called(sight, question.target.id)}?`,
        [unitWord(sight, unit.id), ' can take it instead of destroying it.'],
        `Destroy ${called(sight, question.target.id)}`,
        'FC-BRD-13',
      );
    case 'cripple':
      return words(
        `What does the ram cripple?`,
        [unitWord(sight, unit.id), ' hit ', unitWord(sight, question.target.id), ' and are lost.'],
        '',
        'FC-RAM-7',
      );
    case 'place-patrol':
      return words(
        `Where does ${called(sight, unit.id)} go?`,
        ['Its ship is no longer there for it. Choose a lit hex.'],
        '',
        'FC-CAP-13',
      );
    case 'overrun':
      return words(
        `Move ${called(sight, unit.id)} in?`,
        [`The hex of ${called(sight, frame.target)} is free. Going there costs nothing.`],
        'Stay',
        'FC-CQ-5',
      );
  }
}

function armourWords({ roll }: Extract<Question, { kind: 'roll-again' }>): string {
  const armour = Math.max(
    0,
    roll.armour.reduce((sum, { amount }) => sum + amount, 0),
  );
  return armour === 0 ? '' : ` Armour stops ${armour}.`;
}

function orderQuestion(sight: Sight, order: OrderFrame): AskWords | undefined {
  const id = order.lines[order.line]?.unit;
  const unit = id ? sight.units[id] : undefined;
  switch (order.stage) {
    case 'damage-control':
      return unit === undefined
        ? undefined
        : {
            title: `Damage control on ${called(sight, unit.id)}?`,
            facts: [
              `${count(controlDice(unit), 'die', 'dice')} on ${warDice(unit)}+, at no cost. A success takes a token off.`,
            ],
            decline: 'No damage control',
            rule: 'FC-DMG-9',
          };
    case 'damage-roll':
      return unit === undefined
        ? undefined
        : {
            title: 'Roll damage control again?',
            facts: [rolled(order.faces, warDice(unit)), ' It takes the Valour token.'],
            decline: 'Keep the roll',
            rule: 'R-FC-121',
          };
    case 'remove':
      return {
        title: `Which token comes off ${called(sight, unit?.id)}?`,
        facts: [`${count(order.removals, 'success', 'successes')} to use.`],
        decline: '',
        rule: 'R-FC-135',
      };
    case 'choose-basic':
      return {
        title: 'Which basic order instead?',
        facts: [`Counter-Intelligence has taken the text of ${cards[order.card].name}.`],
        decline: '',
        rule: 'R-FC-53',
      };
    default:
      return undefined;
  }
}

/** The words of the question that is asked now; `name` gives who plays from a hand. */
export function askWords(sight: Sight, name: (hand: string) => string): AskWords | undefined {
  const frame = sight.frames.at(-1);
  switch (frame?.kind) {
    case 'window':
      return windowWords(sight, frame, name);
    case 'attack': {
      const question = questionOf(sight, frame);
      return question && attackQuestion(sight, frame, question);
    }
    case 'order':
      return orderQuestion(sight, frame);
    default:
      return undefined;
  }
}
