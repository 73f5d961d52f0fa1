/** How orders may be written, for an editor that completes and checks (`pnpm cases --schema fleet-command`). */
import * as z from 'zod';
import { basicOrders } from '../data/cards.ts';
import { cardNames, directionNames, tokenNames, unitCardNames, weaponNames } from '../data/names.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const name = z.string().max(60);
const said = (what: string, ...examples: string[]) => name.describe(what).meta({ examples });
const listed = (what: string, names: Readonly<Record<string, string>>) => said(what, ...Object.values(names));

const unit = said('a unit by its name, or by its id', 'Red', 'kushan-interceptor-a');
const hex = z
  .tuple([z.int().min(0).max(60), z.int().min(0).max(60)])
  .describe('a hex, [column, row]')
  .meta({ examples: [[6, 3]] });
const direction = z.union([z.enum(directionNames), z.int().min(0).max(5)]);
const card = listed('a Command card', cardNames);
const weapon = listed('a weapon of the unit', weaponNames);
const token = listed('a token', tokenNames);
const path = z
  .array(z.union([hex, direction]))
  .max(60)
  .describe('every hex that is entered, or the directions');
const way = { to: hex.optional(), path: path.optional() };
const acting = { unit: unit.optional().describe('who acts; need not be said') };
const anyCard = { card: card.optional().describe('the first card of the hand unless given') };
const kind = <K extends string>(word: K) => z.literal(word);

/** What belongs to a spent card, and to an interrupt: written beside it or with its purpose. */
const ofPurpose = {
  from: unit.optional(),
  points: z.int().min(0).max(99).optional(),
  leader: z.boolean().optional(),
  giver: unit.optional(),
  taker: unit.optional(),
  artifact: name.optional(),
};
const ofUse = {
  unit: unit.optional(),
  target: unit.optional(),
  mode: name.optional(),
  weapon: weapon.optional(),
  ...way,
  facing: direction.optional(),
  patrol: unit.nullable().optional(),
  leave: z.literal(true).optional(),
  remove: token.optional(),
};

/** One form for each kind of order. */
const forms = {
  'deploy-unit': { unit, at: hex, facing: direction.optional() },
  'discard-cards': { cards: z.array(card).max(60).optional() },
  'bid-initiative': { cards: z.array(card).max(60).optional() },
  concede: {},
  'play-order': { card, unit: unit.optional(), units: z.array(unit.nullable()).min(1).max(2).optional() },
  'play-basic': { ...anyCard, order: said('a basic order', ...Object.keys(basicOrders)), unit },
  'spend-card': {
    ...anyCard,
    also: card.optional(),
    unit,
    purpose: z.union([
      said(
        'what the card is spent for',
        'counterattack',
        'transfer crew',
        'transfer artifact',
        'take artifact',
        'take core',
      ),
      z.strictObject({ to: name, ...ofPurpose }),
    ]),
    ...ofPurpose,
  },
  pass: {},
  'redundant-systems': { unit, remove: token },
  'choose-basic': { unit, order: name },
  'damage-control': { ...acting, roll: z.boolean().optional() },
  'remove-token': { ...acting, remove: token },
  'leave-patrol': { ...acting, at: hex, facing: direction.optional() },
  'skip-action': acting,
  move: { ...acting, ...way, patrol: unit.nullable().optional(), leave: z.literal(true).optional() },
  'go-on': { ...acting, ...way },
  turn: { ...acting, facing: direction },
  attack: {
    ...acting,
    target: unit,
    mode: said('how it attacks; with a weapon unless given', 'weapon', 'ramming', 'boarding action').optional(),
    weapon: weapon.optional(),
  },
  harvest: {
    ...acting,
    fields: z
      .array(z.union([name, hex]))
      .max(16)
      .optional(),
  },
  reinforce: {
    ...acting,
    at: hex,
    facing: direction.optional(),
    build: listed('what is built', unitCardNames).optional(),
  },
  'play-interrupt': {
    card,
    ...ofUse,
    use: z.union([name, z.strictObject({ use: name, ...ofUse })]).optional(),
  },
  decline: {},
  'send-patrol': anyCard,
  'defensive-fire': { ...acting, weapon: weapon.nullable().optional() },
  reroll: {
    ...acting,
    faces: z.array(z.int().min(1).max(6)).max(200).optional(),
    dice: z.array(z.int().min(0).max(199)).max(200).optional(),
  },
  'roll-again': { ...acting, by: said('by what', 'Valour', 'Ferocious Attack').nullable().optional() },
  capture: { ...acting, capture: z.boolean().optional() },
  cripple: { ...acting, crippling: token },
  overrun: { ...acting, go: z.boolean().optional() },
  'place-patrol': { ...acting, at: hex },
} as const;

/** A test holds them against the commands. */
export const writtenKinds: readonly string[] = Object.keys(forms);

const written = Object.entries(forms).map(([word, form]) => z.strictObject({ kind: kind(word), ...form }));

/** An order in one of the forms; nothing that a ruleset would still have to look up is judged. */
export const writtenOrder = z.union(written);

/** The forms as people write them, or the commands as the program sends them. */
export function orderSchema(commands: JsonSchema): JsonSchema {
  const plain = written.map((form) => {
    const { $schema: _, ...schema } = z.toJSONSchema(form, { io: 'input' });
    return schema;
  });
  const { $schema: _, ...sent } = commands;
  const description = 'an order that needs nothing but its kind';
  const word: JsonSchema = { type: 'string', enum: [...writtenKinds], description };
  return { anyOf: [word, ...plain, sent] };
}
