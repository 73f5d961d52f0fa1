/** The assaults of a squadron, one target after the other (8.4.7.2 to 8.4.7.4). */
import { criticalHit } from '../../damage/critical.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import type { HandlerOf } from '../../game.ts';
import type { Frame } from '../../frames.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import { someOf } from '../../../kernel/dice.ts';
import {
  asksEscorts,
  checkCover,
  type FighterCover,
  diceIn,
  escortsOf,
  freeCover,
  screensOf,
} from '../fighters/cover.ts';
import { sendHome } from '../fighters/home.ts';
import { criticalsToCapture, defencePool } from './assault.ts';
import {
  atLeast,
  attackDice,
  criticalsOf,
  divisorOf,
  interceptsFrom,
  ordinaryHitsFrom,
  specialForcesHitFrom,
} from './dice.ts';
import type { Assault } from './schema.ts';

type BoardingFrame = Extract<Frame, { kind: 'boarding' }>;

/** The assault that is next, while its target is there. */
function current(state: OpenTable, frame: BoardingFrame): { assault: Assault; target: PlacedShip } | undefined {
  const [assault] = frame.assaults;
  const target = assault && state.ships[assault.target];
  return assault && target && isPlaced(target) ? { assault, target } : undefined;
}

function dropFirst(p: Procedure, frame: BoardingFrame): void {
  const assaults = frame.assaults.slice(1);
  if (assaults.length > 0) p.replace({ ...frame, assaults });
  else p.pop();
}

function roll(p: Procedure, dice: number, why: string): number[] {
  return dice === 0 ? [] : [...p.dice.roll(6, dice, why)];
}

/** Three critical results take the ship whole; fewer do nothing (QR-12.4c, R-QR-173). */
function capture(p: Procedure, { by }: BoardingFrame, target: PlacedShip, criticals: number): void {
  const squadron = p.state.match.active;
  if (criticals < criticalsToCapture || squadron === null) return;
  p.emit({ kind: 'freighter-captured', ship: target.id, by, squadron });
}

function fight(p: Procedure, frame: BoardingFrame, cover: FighterCover): void {
  const now = current(p.state, frame);
  dropFirst(p, frame);
  if (now === undefined) return;
  const { target, assault } = now;
  const escorts = [...cover.escorts];
  if (cover.screens.length + escorts.length > 0)
    p.emit({ kind: 'boarders-met', by: target.seat, target: target.id, screens: [...cover.screens], escorts });
  const dice = attackDice(p.state, assault.ships);
  const sources = defencePool(p.state, target, cover);
  const need = interceptsFrom(target);
  const divisor = divisorOf(target);
  const ordinary = roll(p, dice.ordinary, `boarding ${target.name}`);
  const specialForces = roll(p, dice.specialForces, `boarding ${target.name}: Special Forces`);
  const defence = roll(p, diceIn(sources), `${target.name} repels boarders`);
  const hits = atLeast(ordinary, ordinaryHitsFrom) + atLeast(specialForces, specialForcesHitFrom);
  const intercepts = atLeast(defence, need);
  const criticals = criticalsOf(hits, intercepts, divisor);
  const rolled = { ordinary, specialForces, defence, sources, interceptsFrom: need };
  const { ships, aim } = assault;
  const aimed = aim === undefined ? {} : { aim };
  p.emit({
    kind: 'assault-fought',
    target: target.id,
    ships,
    ...rolled,
    hits,
    intercepts,
    divisor,
    criticals,
    ...aimed,
  });
  if (aim === 'capture') capture(p, frame, target, criticals);
  else for (let hit = 0; hit < criticals; hit++) criticalHit(p, target.id, { rule: 'QR-8.4.7.4a', by: 'boarders' });
  settle(p);
  sendHome(p, escorts, { rule: 'QR-8.4.6.7i', by: `the defence of ${target.name}` });
}

export const boarding: HandlerOf<'boarding'> = {
  awaiting: (state, frame) => {
    const now = current(state, frame);
    return now !== undefined && asksEscorts(state, now.target) ? [now.target.seat] : [];
  },
  advance: (p, frame) => {
    const now = current(p.state, frame);
    fight(p, frame, now === undefined ? { screens: [], escorts: [] } : freeCover(p.state, now.target));
  },
  offers: (state, frame) => {
    const now = current(state, frame);
    if (now === undefined) return [];
    const { target, assault } = now;
    return [
      {
        kind: 'repel',
        label: `Repel the boarders of ${target.name}`,
        target: target.id,
        ships: assault.ships,
        screens: screensOf(state, target).map((ship) => ship.id),
        escorts: escortsOf(state, target).map((fighter) => fighter.id),
        rule: 'R-QR-164',
        about: [`ship:${target.id}`, ...assault.ships.map((id) => `ship:${id}`)],
      },
    ];
  },
  check: (state, frame, command) => {
    const now = current(state, frame);
    if (now !== undefined && command.kind === 'repel') return checkCover(state, now.target, command, 'R-QR-164');
    const whom = now === undefined ? 'a ship' : now.target.name;
    return refuse(
      'not-now',
      'R-QR-164',
      `Marines board ${whom}. Say first which fighters and screens help to repel them.`,
    );
  },
  resolve: (p, frame, command) => {
    if (command.kind === 'repel') fight(p, frame, command);
  },
  sample: (_state, _frame, offer, _by, random) => {
    if (offer.kind !== 'repel') throw new Error(`boarding does not offer ${offer.kind}`);
    return { kind: 'repel', screens: [...offer.screens], escorts: someOf(offer.escorts, random) };
  },
  standingAnswer: (state, frame) => {
    const now = current(state, frame);
    const { screens } = now === undefined ? { screens: [] } : freeCover(state, now.target);
    return { kind: 'repel', screens: [...screens], escorts: [] };
  },
};
