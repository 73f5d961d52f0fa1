/** Small fleets for golden games: each brings what its game is kept for, and little else. */
import type { DrawnShip } from './lists/design.ts';

type Class = 'CR' | 'FF' | 'K' | 'AFL';
type Customization = 'ambush' | 'scout';
type Module =
  | 'auxiliary-power-unit'
  | 'beacon-deployment'
  | 'cargo-space'
  | 'cloaking-device'
  | 'electronic-countermeasures'
  | 'hyperspace-matrix'
  | 'minelayer'
  | 'minesweeper';
type Equipment<More> = Partial<Record<'E1' | 'E2', Module | More>>;

/** What a ship of either game can be written with. */
interface Ordered<Weapons, More> extends DrawnShip {
  readonly class: Class;
  readonly weapons: Weapons;
  readonly equipment: Equipment<More>;
  readonly customizations: Customization[];
}

interface Squadron<Ship> {
  name: string;
  ships: Ship[];
}

export interface Arms<Ship, Weapons, More extends string> {
  /** What the game writes of a ship. */
  readonly written: (ship: Ordered<Weapons, More>) => Ship;
  readonly line: Weapons;
  readonly flag: Weapons;
  readonly light: Weapons;
  readonly none: Weapons;
  /** What a ship carries that may become a beacon to jump to. */
  readonly aperture: More;
  /** How many freighters a convoy has. */
  readonly freighters: number;
}

/** What all of these fleets are made of. */
function yardOf<Ship, Weapons, More extends string>(arms: Arms<Ship, Weapons, More>) {
  type Drawn = Ordered<Weapons, More>;
  const ship = (name: string, code: Class, rest: Partial<Drawn> = {}): Drawn => ({
    name,
    class: code,
    rank: 'captain',
    weapons: arms.line,
    equipment: {},
    customizations: [],
    ...rest,
  });
  const squadron = (name: string, ...ships: Drawn[]): Squadron<Ship> => ({
    name,
    ships: ships
      .map((each, index): Drawn => (index === 0 && each.rank === 'captain' ? { ...each, rank: 'commander' } : each))
      .map(arms.written),
  });
  /** A cruiser with the fleet's admiral, and what else sails with it. */
  const line = (word: string, equipment: Equipment<More>, ...others: Drawn[]): Squadron<Ship> => {
    const flagship = ship(`${word} pride`, 'CR', { rank: 'admiral', weapons: arms.flag, equipment });
    return squadron(`${word} line`, flagship, ...others);
  };
  const fleet = (word: string, ...squadrons: Squadron<Ship>[]) => ({
    name: `The ${word}s`,
    faction: `${word} League`,
    squadrons,
  });
  return { ship, squadron, line, fleet };
}

export function goldenFleets<Ship, Weapons, More extends string>(arms: Arms<Ship, Weapons, More>) {
  const { ship, squadron, line, fleet } = yardOf(arms);
  const patrol = (word: string) => fleet(word, line(word, {}, ship(`${word} guard`, 'FF')));

  return {
    /** One squadron of a cruiser and a frigate. */
    patrol,
    /** A frigate that may wait in hyperspace beside a line that may not. */
    reserves: (word: string) =>
      fleet(word, line(word, {}, ship(`${word} guard`, 'CR')), squadron(`${word} reserve`, ship(`${word} late`, 'FF'))),
    /** Ships that jump, and that lay beacons and go after those of others. */
    wayfarers: (word: string) =>
      fleet(
        word,
        line(
          word,
          { E1: 'hyperspace-matrix', E2: 'auxiliary-power-unit' },
          ship(`${word} hacker`, 'FF', { equipment: { E1: 'electronic-countermeasures' } }),
          ship(`${word} gate`, 'FF', { equipment: { E1: 'beacon-deployment', E2: arms.aperture } }),
        ),
      ),
    /** A cruiser under a cloak and a minelayer. */
    prowlers: (word: string) =>
      fleet(
        word,
        line(
          word,
          { E1: 'cloaking-device', E2: 'auxiliary-power-unit' },
          ship(`${word} layer`, 'FF', { equipment: { E1: 'minelayer', E2: 'minesweeper' } }),
        ),
      ),
    /** A line, frigates that hide behind discs, and a scout. */
    lurkers: (word: string) => {
      const lurker = (name: string) => ship(`${word} ${name}`, 'FF', { customizations: ['ambush'] });
      const scout = ship(`${word} eye`, 'K', { weapons: arms.light, customizations: ['scout'] });
      return fleet(
        word,
        line(word, {}),
        squadron(`${word} ambush`, lurker('shade'), lurker('shadow')),
        squadron(`${word} scouts`, scout),
      );
    },
    /** Ships laden with troops, with a turret to fire at those of the enemy. */
    landers: (word: string) => {
      const hold = { E1: 'cargo-space', E2: 'cargo-space' } as const;
      return fleet(word, line(word, hold, ship(`${word} boats`, 'FF', { equipment: hold })));
    },
    /** A patrol with the freighters that it brings across the table. */
    convoy: (word: string) => {
      const freighters = Array.from({ length: arms.freighters }, (_, index) =>
        arms.written(ship(`${word} freighter ${index + 1}`, 'AFL', { weapons: arms.none })),
      );
      return fleet(word, ...patrol(word).squadrons, { name: `${word} convoy`, ships: freighters });
    },
    /** One corvette, which does not last. */
    lone: (word: string) =>
      fleet(word, squadron(`${word} line`, ship(`${word} one`, 'K', { rank: 'admiral', weapons: arms.light }))),
  };
}
