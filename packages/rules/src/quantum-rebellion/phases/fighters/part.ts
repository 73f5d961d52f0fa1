/** The fighter block of the Combat segment: attacks on ships and dogfights (QR-8.4.6.7a). */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { optionOf, type Ship } from '../../table.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { flying, isPlaced, placedShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { isCloaked } from '../../specials/cloak/cloaking.ts';
import { checkMode, enterMode, type Order, type SegmentPart } from '../activation/part.ts';
import { attackers, chains, checkAttackers } from './acting.ts';
import { pick, someOf } from '../../../kernel/dice.ts';
import { fightDogfight } from './dogfight.ts';
import type { DogfightOffer, FighterAttackOffer } from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import { flyingOf } from '../../../mechanics/blueprint-fleets/fighters/stacks.ts';

/** A cloak hides from fighters only where the players have agreed so (R-QR-101). */
const hidesFromFighters = (state: OpenTable, target: Ship): boolean =>
  isCloaked(target) && !optionOf(state.match, 'fightersMayAttackCloaked');

/** Why these fighters may not attack that ship; its shields do not stop them (QR-1.10.3b). */
function checkAttack(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'attack-with-fighters'>,
  by: Seat,
): Rejection | undefined {
  const target = state.ships[command.target];
  if (target === undefined || target.seat === by)
    return refuse(
      'not-an-enemy-ship',
      'QR-8.4.6.7a',
      'Fighters attack enemy ships. Name one that your fighters touch.',
    );
  if (!isPlaced(target))
    return refuse(
      'target-gone',
      'QR-8.4.6.6a',
      `${target.name} is not on the table. Name a ship that your fighters touch.`,
    );
  if (hidesFromFighters(state, target))
    return refuse(
      'target-cloaked',
      'R-QR-101',
      `${target.name} is cloaked, and in this match not even fighters attack it. Name another ship.`,
    );
  const reason = checkAttackers(state, squadron, command.fighters, by, 'QR-8.4.6.7a');
  if (reason !== undefined) return reason;
  const away = flyingOf(state, command.fighters).find((fighter) => !touching(fighter, target));
  if (away === undefined) return undefined;
  return refuse(
    'not-touching',
    'QR-8.4.6.6a',
    `${away.name} does not touch ${target.name}. Only fighters whose token touches the ship attack it.`,
    { fighter: away.id },
  );
}

function checkDogfight(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'dogfight'>,
  by: Seat,
): Rejection | undefined {
  const reason = checkAttackers(state, squadron, command.fighters, by, 'QR-8.4.6.7f');
  if (reason !== undefined) return reason;
  const enemies = flyingOf(state, command.enemies).filter((fighter) => fighter.seat !== by);
  if (enemies.length < command.enemies.length || new Set(command.enemies).size < command.enemies.length)
    return refuse(
      'not-enemy-fighters',
      'QR-8.4.6.7f',
      'A dogfight is against enemy fighters on the table. Name each once.',
    );
  if (chains([...flyingOf(state, command.fighters), ...enemies]).length === 1) return undefined;
  return refuse(
    'not-in-contact',
    'R-QR-165',
    'They do not form one chain of contacts. Name fighters that touch one another.',
  );
}

function attackOffers(state: OpenTable, squadron: Squadron, by: Seat): FighterAttackOffer[] {
  const own = attackers(state, squadron);
  return placedShips(state).flatMap((target) => {
    if (target.seat === by || hidesFromFighters(state, target)) return [];
    const fighters = own.filter((fighter) => touching(fighter, target)).map((fighter) => fighter.id);
    if (fighters.length === 0) return [];
    const about = [`ship:${target.id}`, ...fighters.map((id) => `fighter:${id}`)];
    return [
      {
        kind: 'attack-with-fighters' as const,
        label: `Attack ${target.name} with fighters`,
        target: target.id,
        fighters,
        rule: 'QR-8.4.6.7a',
        about,
      },
    ];
  });
}

function dogfightOffers(state: OpenTable, squadron: Squadron, by: Seat): DogfightOffer[] {
  const tokens = [...attackers(state, squadron), ...flying(state).filter((fighter) => fighter.seat !== by)];
  return chains(tokens).flatMap((chain) => {
    const fighters = chain.filter((fighter) => fighter.seat === by).map((fighter) => fighter.id);
    const enemies = chain.filter((fighter) => fighter.seat !== by).map((fighter) => fighter.id);
    if (fighters.length === 0 || enemies.length === 0) return [];
    const about = [...fighters, ...enemies].map((id) => `fighter:${id}`);
    const label = `Dogfight: ${fighters.length} of yours against ${enemies.length}`;
    return [{ kind: 'dogfight' as const, label, fighters, enemies, rule: 'QR-8.4.6.7f', about }];
  });
}

/** Two tokens of the chain that touch: the smallest dogfight there is. */
function pair(state: OpenTable, offer: DogfightOffer, random: () => number): { fighters: string[]; enemies: string[] } {
  const enemies = flyingOf(state, offer.enemies);
  const pairs = flyingOf(state, offer.fighters).flatMap((fighter) =>
    enemies
      .filter((enemy) => touching(fighter, enemy))
      .map((enemy) => ({ fighters: [fighter.id], enemies: [enemy.id] })),
  );
  return pick(pairs, random);
}

const attack: Order<'attack-with-fighters'> = {
  check: (state, squadron, command, by) => checkMode(state, 'fighters') ?? checkAttack(state, squadron, command, by),
  resolve: (p, _squadron, { target, fighters }, by) => {
    enterMode(p, 'fighters');
    p.emit({ kind: 'fighters-attacked', by, target, fighters });
    p.push({ kind: 'fighter-attack', step: 'cover', by, target, fighters });
  },
  sample: (_state, _squadron, { kind, target, fighters }, _by, random) => {
    const some = someOf(fighters, random);
    return { kind, target, fighters: some.length > 0 ? some : [...fighters] };
  },
};

const dogfight: Order<'dogfight'> = {
  check: (state, squadron, command, by) => checkMode(state, 'fighters') ?? checkDogfight(state, squadron, command, by),
  resolve: (p, _squadron, command, by) => {
    enterMode(p, 'fighters');
    fightDogfight(p, by, command);
  },
  sample: (state, _squadron, offer, _by, random) =>
    random() < 0.5
      ? { kind: 'dogfight', fighters: [...offer.fighters], enemies: [...offer.enemies] }
      : { kind: 'dogfight', ...pair(state, offer, random) },
};

export const fightersPart: SegmentPart = {
  segment: 'combat',
  orders: { 'attack-with-fighters': attack, dogfight },
  offers: (state, squadron, by) =>
    checkMode(state, 'fighters') === undefined
      ? [...attackOffers(state, squadron, by), ...dogfightOffers(state, squadron, by)]
      : [],
};
