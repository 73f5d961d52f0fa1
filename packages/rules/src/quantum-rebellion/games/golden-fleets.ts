/** Small fleets for golden games: each brings what its game is kept for, and little else. */
import { convoyLayout } from '../data/scenarios.ts';
import type { FleetDesign, ShipDesign, SquadronDesign } from '../fleet/index.ts';

type Weapons = ShipDesign['weapons'];
type Equipment = ShipDesign['equipment'];

const guns: Weapons = {
  F: { ordnance: 'beam', dice: 4 },
  P: { ordnance: 'autocannon', dice: 2 },
  S: { ordnance: 'autocannon', dice: 2 },
};

const ship = (name: string, code: ShipDesign['class'], rest: Partial<ShipDesign> = {}): ShipDesign => ({
  name,
  class: code,
  rank: 'captain',
  weapons: guns,
  equipment: {},
  customizations: [],
  ...rest,
});
const squadron = (name: string, ...ships: ShipDesign[]): SquadronDesign => ({
  name,
  ships: ships.map((each, index) => (index === 0 && each.rank === 'captain' ? { ...each, rank: 'commander' } : each)),
});

/** A cruiser with the fleet's admiral, and what else sails with it. */
const flagship = (word: string, equipment: Equipment = {}): ShipDesign =>
  ship(`${word} pride`, 'CR', {
    rank: 'admiral',
    weapons: { F: { ordnance: 'beam', dice: 6 }, T1: { ordnance: 'autocannon', dice: 3 } },
    equipment,
  });

const fleet = (word: string, ...squadrons: SquadronDesign[]): FleetDesign => ({
  name: `The ${word}s`,
  faction: `${word} League`,
  squadrons,
});

/** One squadron of a cruiser and a frigate. */
export const patrol = (word: string): FleetDesign =>
  fleet(word, squadron(`${word} line`, flagship(word), ship(`${word} guard`, 'FF')));

/** Frigates that may wait in hyperspace beside a line that may not. */
export const reserves = (word: string): FleetDesign =>
  fleet(
    word,
    squadron(`${word} line`, flagship(word), ship(`${word} guard`, 'CR')),
    squadron(`${word} reserve`, ship(`${word} late`, 'FF')),
  );

/** Ships that jump, and that lay beacons and go after those of others. */
export const wayfarers = (word: string): FleetDesign =>
  fleet(
    word,
    squadron(
      `${word} line`,
      flagship(word, { E1: 'hyperspace-matrix', E2: 'auxiliary-power-unit' }),
      ship(`${word} hacker`, 'FF', { equipment: { E1: 'electronic-countermeasures' } }),
      ship(`${word} gate`, 'FF', { equipment: { E1: 'beacon-deployment', E2: 'aperture-beacon' } }),
    ),
  );

/** A cruiser under a cloak and a minelayer. */
export const prowlers = (word: string): FleetDesign =>
  fleet(
    word,
    squadron(
      `${word} line`,
      flagship(word, { E1: 'cloaking-device', E2: 'auxiliary-power-unit' }),
      ship(`${word} layer`, 'FF', { equipment: { E1: 'minelayer', E2: 'minesweeper' } }),
    ),
  );

/** A line, frigates that hide behind discs, and a scout. */
export const lurkers = (word: string): FleetDesign => {
  const lurker = (name: string) => ship(`${word} ${name}`, 'FF', { customizations: ['ambush'] });
  const scout = ship(`${word} eye`, 'K', { weapons: { F: { ordnance: 'beam', dice: 3 } }, customizations: ['scout'] });
  return fleet(
    word,
    squadron(`${word} line`, flagship(word)),
    squadron(`${word} ambush`, lurker('shade'), lurker('shadow')),
    squadron(`${word} scouts`, scout),
  );
};

/** Ships laden with troops, with a turret to fire at those of the enemy. */
export const landers = (word: string): FleetDesign =>
  fleet(
    word,
    squadron(
      `${word} line`,
      flagship(word, { E1: 'cargo-space', E2: 'cargo-space' }),
      ship(`${word} boats`, 'FF', { equipment: { E1: 'cargo-space', E2: 'cargo-space' } }),
    ),
  );

/** A patrol with the freighters that it brings across the table. */
export const convoy = (word: string): FleetDesign => {
  const { squadrons } = patrol(word);
  const freighters = Array.from({ length: convoyLayout.freighters }, (_, index) =>
    ship(`${word} freighter ${index + 1}`, 'AFL', { weapons: {} }),
  );
  return fleet(word, ...squadrons, { name: `${word} convoy`, ships: freighters });
};

/** One corvette, which does not last. */
export const lone = (word: string): FleetDesign =>
  fleet(word, squadron(`${word} line`, ship(`${word} one`, 'K', { rank: 'admiral', weapons: { F: { ordnance: 'beam', dice: 3 } } })));
