/** Orders with what people leave out: the way of a move, the only weapon, a card of the hand. */
import type { Json, JsonObject, Result, Seat } from '../../kernel/contract.ts';
import { plainWord } from '../../kernel/words.ts';
import { isJsonObject } from '../../kernel/writing.ts';
import { cards } from '../data/cards.ts';
import type { CardId } from '../ids.ts';
import { offersFor } from '../flow.ts';
import type { Offer } from '../offers.ts';
import { interruptCards, interruptOf } from '../phases/interrupts/means.ts';
import { currentOf } from '../phases/orders/steps.ts';
import { handOf, sightOf } from '../sight.ts';
import type { State } from '../state.ts';
import { cardOf } from '../unit/stats.ts';
import { weaponNames } from '../data/names.ts';
import { asPath } from './ways.ts';

/** What is known while an order is completed. */
interface Moment {
  readonly state: State;
  readonly by: Seat;
  readonly offers: readonly Offer[];
}
type Completed = Result<JsonObject>;
type Completer = (order: JsonObject, moment: Moment) => Completed;

const done = (value: JsonObject): Completed => ({ ok: true, value });
const no = (problem: string): Completed => ({ ok: false, problems: [problem] });
/** Fields that were not written, with what they are then. */
const withDefaults =
  (defaults: JsonObject): Completer =>
  (order) =>
    done({ ...defaults, ...order });

/** A card of the hand for an order that any card will do for: the first by name. */
function anyCard({ state, by }: Moment): CardId | undefined {
  const hand = handOf(state, by);
  return hand === undefined ? undefined : state.secrets.hands[hand.id]?.[0];
}
const withAnyCard: Completer = (order, moment) => {
  const card = order['card'] ?? anyCard(moment);
  return card === undefined ? no('the hand holds no card to play: write some in "hands".') : done({ ...order, card });
};

/** The unit whose order, or whose attack, goes on. */
function actingUnit({ state, offers }: Moment): string | undefined {
  const order = state.frames.findLast((frame) => frame.kind === 'order');
  const current = order === undefined ? undefined : currentOf(state, order)?.unit.id;
  const about = offers.flatMap((offer) => offer.about)[0];
  return about?.startsWith('unit:') === true ? about.slice('unit:'.length) : current;
}

/** Who acts need not be named; where it is, it has to be the one. */
const ofTheActing =
  (next: Completer): Completer =>
  ({ unit, ...order }, moment) => {
    const acting = actingUnit(moment);
    if (unit === undefined || acting === undefined || unit === acting) return next(order, moment);
    const name = (id: string): string => moment.state.units[id]?.name ?? id;
    return no(`it is for ${name(acting)} to act now, not for ${typeof unit === 'string' ? name(unit) : 'that unit'}.`);
  };

const playOrder: Completer = ({ unit, units, ...order }) => {
  const named = Array.isArray(units) ? (units as readonly Json[]) : [unit ?? units ?? null];
  const card = typeof order['card'] === 'string' ? order['card'] : '';
  const lines = Object.hasOwn(cards, card) ? cards[card as CardId].lines.length : named.length;
  return done({
    ...order,
    units: [...named, ...Array.from({ length: Math.max(0, lines - named.length) }, () => null)],
  });
};

/** Fields of a purpose beside the order: `{ "purpose": "transfer crew", "from": "Hulk", "points": 2 }`. */
const spendCard: Completer = (given, moment) => {
  const { kind, card, also, unit, purpose, ...flat } = given;
  const named = typeof purpose === 'string' ? { to: plainWord(purpose) } : {};
  const what: JsonObject = { ...(isJsonObject(purpose) ? purpose : named), ...flat };
  const other = unit === undefined ? {} : { unit };
  const rest = { kind: kind ?? 'spend-card', ...(card === undefined ? {} : { card }), ...other };
  const paid = withAnyCard(also === undefined ? rest : { ...rest, also }, moment);
  return paid.ok ? done({ ...paid.value, purpose: wholePurpose(what, unit, moment) }) : paid;
};
function wholePurpose(what: JsonObject, unit: Json | undefined, { state }: Moment): JsonObject {
  switch (what['to']) {
    case 'transfer-crew':
      return { points: 0, leader: false, ...what };
    case 'transfer-artifact':
      return { giver: unit ?? null, taker: unit ?? null, ...what };
    case 'take-artifact': {
      const [artifact] = Object.values(state.features).filter(({ kind }) => kind === 'artifact');
      return { artifact: artifact?.id ?? null, ...what };
    }
    default:
      return what;
  }
}

/** `to` a hex, or a `path` of hexes, as directions. */
const onTheWay: Completer = (order, moment) => {
  const { to, path: steps, ...rest } = order;
  const id = actingUnit(moment);
  const unit = id === undefined ? undefined : moment.state.units[id];
  const moving = moment.offers.find((offer) => offer.kind === 'move' || offer.kind === 'go-on');
  const path = asPath(moment.state, unit, { to, path: steps }, moving?.destinations ?? []);
  return typeof path === 'string' ? no(path) : done({ ...rest, path: [...path] });
};

/** The only weapon, or the one of the offers against that target. */
const attack: Completer = (order, moment) => {
  const mode = order['mode'] ?? 'weapon';
  if (mode !== 'weapon' || order['weapon'] !== undefined) return done({ ...order, mode });
  const weapon = moment.offers.flatMap((offer) =>
    offer.kind === 'attack' && offer.target === order['target'] && offer.mode === 'weapon' ? [offer.weapon] : [],
  );
  const acting = moment.state.units[actingUnit(moment) ?? ''];
  const own = acting === undefined ? [] : cardOf(acting).weapons;
  const may = weapon.flatMap((id) => (id === null ? [] : [id]));
  const [only, another] = may.length > 0 ? may : own;
  if (only !== undefined && another !== undefined && may.length > 1)
    return no(`name the weapon: ${may.map((id) => weaponNames[id]).join(' or ')}.`);
  return done({ ...order, mode, ...(only === undefined ? {} : { weapon: only }) });
};

const defensiveFire: Completer = (order, { offers }) => {
  if (order['weapon'] !== undefined) return done(order);
  const weapons = offers.flatMap((offer) => (offer.kind === 'defensive-fire' ? offer.weapons : []));
  const [first, second] = weapons;
  if (second !== undefined)
    return no(`name the weapon: ${weapons.map(({ weapon }) => weaponNames[weapon]).join(' or ')}.`);
  return done({ ...order, weapon: first?.weapon ?? null });
};

/** Dice by place, or by the faces that are rolled again; as many as may be unless said. */
const reroll: Completer = ({ faces, ...order }, { offers }) => {
  if (order['dice'] !== undefined) return done(order);
  const offer = offers.find(({ kind }) => kind === 'reroll');
  if (offer?.kind !== 'reroll') return done({ ...order, dice: [] });
  if (!Array.isArray(faces)) return done({ ...order, dice: offer.among.slice(0, offer.most) });
  const left = offer.faces.map((face, at) => ({ face, at }));
  const dice: number[] = [];
  for (const face of faces as readonly Json[]) {
    const found = left.findIndex((die) => die.face === face);
    const [die] = found < 0 ? [] : left.splice(found, 1);
    if (die === undefined) return no(`no die shows ${JSON.stringify(face)}; the roll is ${offer.faces.join(', ')}.`);
    dice.push(die.at);
  }
  return done({ ...order, dice });
};

const rollAgain: Completer = (order, { offers }) => {
  const [by] = offers.flatMap((offer) => (offer.kind === 'roll-again' ? (offer.by as readonly Json[]) : []));
  return done({ by: by ?? 'valour', ...order });
};

const harvest: Completer = (order, { offers }) => {
  const offer = offers.find(({ kind }) => kind === 'harvest');
  return done(offer?.kind === 'harvest' ? { fields: offer.fields.slice(0, offer.most), ...order } : order);
};

const withFacing: Completer = (order, { state }) => {
  const unit = typeof order['unit'] === 'string' ? state.units[order['unit']] : undefined;
  return done({ facing: unit?.facing ?? 0, ...order });
};

/** What the card does stands beside it: `{ "card": "Interrupt Attack", "unit": "Lance", "target": "Red" }`. */
const playInterrupt: Completer = (order, moment) => {
  const { kind, card, use, ...flat } = order;
  const word = typeof use === 'string' ? use : isJsonObject(use) ? use['use'] : undefined;
  const type = typeof card === 'string' && Object.hasOwn(cards, card) ? interruptOf(card as CardId) : undefined;
  const named = Object.entries(interruptCards).find(([each]) => each === word);
  const what: JsonObject = { ...(isJsonObject(use) ? use : {}), ...flat, use: word ?? type ?? null };
  const whole = { kind: kind ?? 'play-interrupt', card: card ?? named?.[1] ?? null };
  if (what['use'] === 'attack') return interruptAttack(whole, what, moment);
  if (what['use'] !== 'move') return done({ ...whole, use: what });
  const { to, path, facing, ...rest } = what;
  if (facing !== undefined && to === undefined && path === undefined)
    return done({ ...whole, use: { ...rest, facing, path: [] } });
  const unit = typeof what['unit'] === 'string' ? moment.state.units[what['unit']] : undefined;
  const offered = moment.offers.find(
    (offer) => offer.kind === 'play-interrupt' && offer.use === 'move' && offer.unit === what['unit'],
  );
  const places = offered?.kind === 'play-interrupt' && offered.use === 'move' ? offered.destinations : [];
  const way = asPath(moment.state, unit, { to, path }, places);
  return typeof way === 'string' ? no(way) : done({ ...whole, use: { ...rest, path: [...way] } });
};

/** At the unit that moves, with the only weapon. */
function interruptAttack(whole: JsonObject, what: JsonObject, { state }: Moment): Completed {
  const mover = state.frames.findLast((frame) => frame.kind === 'window')?.unit ?? null;
  const unit = typeof what['unit'] === 'string' ? state.units[what['unit']] : undefined;
  const use = { mode: 'weapon', ...(mover === null ? {} : { target: mover }), ...what };
  const [weapon] = unit === undefined ? [] : cardOf(unit).weapons;
  const fires = use.mode === 'weapon' && weapon !== undefined;
  return done({ ...whole, use: fires ? { weapon, ...use } : use });
}

const completers: { readonly [kind: string]: Completer } = {
  'play-order': playOrder,
  'play-basic': withAnyCard,
  'spend-card': spendCard,
  'send-patrol': withAnyCard,
  'play-interrupt': playInterrupt,
  move: ofTheActing(onTheWay),
  'go-on': ofTheActing(onTheWay),
  turn: ofTheActing(withDefaults({})),
  attack: ofTheActing(attack),
  'defensive-fire': ofTheActing(defensiveFire),
  reroll: ofTheActing(reroll),
  'roll-again': ofTheActing(rollAgain),
  capture: ofTheActing(withDefaults({ capture: true })),
  cripple: ofTheActing(withDefaults({})),
  overrun: ofTheActing(withDefaults({ go: true })),
  'place-patrol': ofTheActing(withDefaults({})),
  harvest: ofTheActing(harvest),
  'damage-control': ofTheActing(withDefaults({ roll: true })),
  'remove-token': ofTheActing(withDefaults({})),
  'skip-action': ofTheActing(withDefaults({})),
  reinforce: ofTheActing(withFacing),
  'leave-patrol': ofTheActing(withFacing),
  'deploy-unit': withFacing,
  'discard-cards': withDefaults({ cards: [] }),
  'bid-initiative': withDefaults({ cards: [] }),
};

/** The command that the order means. */
export function complete(state: State, order: JsonObject, by: Seat): Result<Json> {
  const kind = typeof order['kind'] === 'string' ? order['kind'] : '';
  const completer = Object.hasOwn(completers, kind) ? completers[kind] : undefined;
  if (completer === undefined) return { ok: true, value: order };
  return completer(order, { state, by, offers: offersFor(sightOf(state, { kind: 'seat', seat: by }), by) });
}
