/** Fighters against a ship: defence first, then one die for each that is left, then all go home (R-QR-163). */
import type { HandlerOf } from '../../game.ts';
import type { Frame } from '../../frames.ts';
import { criticalHit } from '../../damage/critical.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import {
  checkCover,
  type FighterCover,
  coverPool,
  diceIn,
  asksEscorts,
  escortsOf,
  freeCover,
  screensOf,
} from './cover.ts';
import type { Toll } from './schema.ts';
import { checkLosses, type Losses, losesByChoice, lowestIds, sampleLosses, tollOf } from './losses.ts';
import { sendHome } from './home.ts';
import { someOf } from '../../../kernel/dice.ts';

type AttackFrame = Extract<Frame, { kind: 'fighter-attack' }>;
type LossesFrame = Extract<AttackFrame, { step: 'losses' }>;

/** The ship under attack: it stays on the table until its criticals fall. */
function targetOf(state: OpenTable, frame: AttackFrame): PlacedShip {
  const ship = shipOf(state, frame.target);
  if (!isPlaced(ship)) throw new Error(`${frame.target} is attacked, but not on the table`);
  return ship;
}

const tollOfFrame = (frame: LossesFrame): Toll => ({
  seat: frame.by,
  fighters: frame.fighters,
  destroyed: frame.destroyed,
  sentHome: frame.sentHome,
});

function defend(p: Procedure, frame: AttackFrame, cover: FighterCover): void {
  const target = targetOf(p.state, frame);
  const defender = target.seat;
  const { screens, escorts } = cover;
  if (screens.length + escorts.length > 0)
    p.emit({ kind: 'ship-covered', by: defender, target: target.id, screens: [...screens], escorts: [...escorts] });
  const sources = coverPool(p.state, target, cover);
  const dice = diceIn(sources);
  const faces = dice === 0 ? [] : [...p.dice.roll(6, dice, `defence of ${target.name} against fighters`)];
  const toll = tollOf(faces, frame.fighters.length);
  const attackers = frame.fighters.length;
  p.emit({ kind: 'fighters-repelled', target: target.id, faces, sources, attackers, ...toll });
  const { kind, by, fighters } = frame;
  p.replace({ kind, step: 'losses', by, target: target.id, fighters, escorts: [...escorts], ...toll });
}

/** The losses are taken, the rest attack, and everybody who took part returns. */
function strike(p: Procedure, frame: LossesFrame, losses: Losses): void {
  p.pop();
  const target = shipOf(p.state, frame.target);
  if (losses.destroyed.length > 0)
    p.emit({
      kind: 'fighters-destroyed',
      fighters: [...losses.destroyed],
      cause: { rule: 'QR-8.4.6.7c', by: `the defence of ${target.name}` },
    });
  const gone = new Set([...losses.destroyed, ...losses.sentHome]);
  const fighters = frame.fighters.filter((id) => !gone.has(id));
  if (fighters.length > 0) {
    const faces = [...p.dice.roll(6, fighters.length, `fighters attack ${target.name}`)];
    const criticals = faces.filter((face) => face >= 3).length;
    p.emit({ kind: 'fighters-struck', target: target.id, fighters, faces, criticals });
    for (let hit = 0; hit < criticals; hit++) criticalHit(p, target.id, { rule: 'QR-8.4.6.7d', by: 'fighters' });
    settle(p);
  }
  const home = [...losses.sentHome, ...fighters, ...frame.escorts];
  sendHome(p, home, { rule: 'QR-8.4.6.7e', by: `the attack on ${target.name}` });
}

export const fighterAttack: HandlerOf<'fighter-attack'> = {
  awaiting: (state, frame) => {
    if (frame.step === 'losses') return losesByChoice(state, tollOfFrame(frame), false) ? [frame.by] : [];
    return asksEscorts(state, targetOf(state, frame)) ? [opponentOf(state, frame.by)] : [];
  },
  advance: (p, frame) => {
    if (frame.step === 'losses') return strike(p, frame, lowestIds(tollOfFrame(frame)));
    return defend(p, frame, freeCover(p.state, targetOf(p.state, frame)));
  },
  offers: (state, frame) => {
    if (frame.step === 'losses') {
      const { fighters, destroyed, sentHome } = frame;
      const about = fighters.map((id) => `fighter:${id}`);
      const label = `Choose the fighters lost: ${destroyed} destroyed, ${sentHome} sent home`;
      return [{ kind: 'choose-fighters-lost', label, fighters, destroyed, sentHome, rule: 'R-QR-163', about }];
    }
    const target = targetOf(state, frame);
    return [
      {
        kind: 'cover-ship',
        label: `Defend ${target.name} against ${frame.fighters.length} fighters`,
        target: target.id,
        screens: screensOf(state, target).map((ship) => ship.id),
        escorts: escortsOf(state, target).map((fighter) => fighter.id),
        rule: 'R-QR-164',
        about: [`ship:${target.id}`, ...frame.fighters.map((id) => `fighter:${id}`)],
      },
    ];
  },
  check: (state, frame, command) => {
    const target = targetOf(state, frame);
    if (frame.step === 'losses') {
      if (command.kind === 'choose-fighters-lost') return checkLosses(tollOfFrame(frame), command, 'R-QR-163');
      return refuse('not-now', 'R-QR-163', `The defence of ${target.name} has hit your fighters. Say first which.`);
    }
    if (command.kind === 'cover-ship') return checkCover(state, target, command, 'R-QR-164');
    return refuse('not-now', 'R-QR-164', `Fighters attack ${target.name}. Say first who defends it.`);
  },
  resolve: (p, frame, command) => {
    if (command.kind === 'cover-ship' && frame.step === 'cover') defend(p, frame, command);
    if (command.kind === 'choose-fighters-lost' && frame.step === 'losses') strike(p, frame, command);
  },
  sample: (_state, frame, offer, _by, random) => {
    if (frame.step === 'losses') {
      const { destroyed, sentHome } = sampleLosses(frame, random);
      return { kind: 'choose-fighters-lost', destroyed: [...destroyed], sentHome: [...sentHome] };
    }
    if (offer.kind !== 'cover-ship') throw new Error(`a fighter attack does not offer ${offer.kind}`);
    return { kind: 'cover-ship', screens: [...offer.screens], escorts: someOf(offer.escorts, random) };
  },
  standingAnswer: (state, frame) => {
    if (frame.step === 'losses') {
      const { destroyed, sentHome } = lowestIds(tollOfFrame(frame));
      return { kind: 'choose-fighters-lost', destroyed: [...destroyed], sentHome: [...sentHome] };
    }
    const { screens } = freeCover(state, targetOf(state, frame));
    return { kind: 'cover-ship', screens: [...screens], escorts: [] };
  },
};
