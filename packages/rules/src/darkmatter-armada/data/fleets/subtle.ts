/** Ready-made fleets that win by other means: from afar, by fighters, by boarding, unseen. */
import type { WrittenFleet } from '../../../mechanics/blueprint-fleets/lists/design.ts';

export const subtleFleets: readonly WrittenFleet[] = [
  {
    id: 'longbows',
    maxPoints: 500,
    note: 'Torpedoes and far weapons on every ship, their salvos joined by multiplex targeting. Keep your distance.',
    text: `
Fleet: The Long Bows
Faction: Meridian

Squadron: Fletcher
- Heavy cruiser (admiral): Fletcher
  Weapons: F high velocity railgun d8, P emp d4, S emp d6, T1 nuclear torpedo d6, T2 dark matter torpedo d6
  Equipment: E1 multiplex targeting
- Heavy cruiser: Bowyer
  Weapons: F antimatter d8, P autocannon d4, S autocannon d6, T1 biohazard torpedo d6, T2 emp torpedo d6
  Equipment: E1 multiplex targeting

Squadron: Quarrel
- Cruiser (commander): Quarrel
  Weapons: F disruptor d10, P autocannon d4, S autocannon d4, T1 corrosive torpedo d8
  Equipment: E1 enhanced sensor array
- Cruiser: Arbalest
  Weapons: F gravitational d10, P autocannon d4, S autocannon d4, T1 corrosive torpedo d8
  Equipment: E1 electronic countermeasures

Squadron: Nock
- Frigate (commander): Nock
  Weapons: F x-ray laser d8, P autocannon d6, S autocannon d6
- Frigate: Vane
  Weapons: F dark matter d8, P autocannon d6, S autocannon d6
`,
  },
  {
    id: 'hives',
    maxPoints: 500,
    note: 'A fleet carrier and a light carrier with seventeen fighters between them, and frigates that screen the decks.',
    text: `
Fleet: The Hives
Faction: Meridian

Squadron: Apiary
- Fleet carrier (admiral): Apiary
  DEF: d8
  Weapons: F autocannon d8, P autocannon d4, S autocannon d4, T1 autocannon d8
  Equipment: E1 hangar bay, E2 catapult launchers
  Customizations: veteran pilots, elite bridge crew
- Frigate: Drone
  Weapons: F beam d8, P autocannon d6, S autocannon d6
  Equipment: E1 armor plating
- Frigate: Forager
  Weapons: F beam d8, P autocannon d6, S autocannon d6
  Equipment: E1 armor plating

Squadron: Skep
- Light carrier (commander): Skep
  Weapons: F beam d8, P autocannon d8, S autocannon d8
  Equipment: E1 hangar bay
  Customizations: flight deck crews, veteran pilots
- Frigate: Mason
  Weapons: F beam d8, P autocannon d6, S autocannon d6
  Equipment: E1 chaff launcher, E2 armor plating
  Customizations: security detachment

Squadron: Nectar
- Destroyer (commander): Nectar
  Weapons: F emp d8, P autocannon d6, S autocannon d6, T1 emp torpedo d8
- Destroyer: Honeycomb
  Weapons: F emp d8, P autocannon d6, S autocannon d6, T1 emp torpedo d8
- Destroyer: Pollen
  Weapons: F beam d8, P autocannon d6, S autocannon d6, T1 high explosive torpedo d8
`,
  },
  {
    id: 'corsairs',
    maxPoints: 500,
    note: 'Marines on every large ship. EMP opens a hull, assault craft cross the gap, special forces take the bridge.',
    text: `
Fleet: The Grapnels
Faction: Free holds

Squadron: Cutlass
- Battlecruiser (admiral): Cutlass
  DEF: d8
  Weapons: F emp d8, P emp d6, S emp d6, T1 scatter d6, T2 emp torpedo d6
  Equipment: E1 space marines, E2 long range assault craft
  Customizations: special forces, veteran troops
- Frigate: Boathook
  Weapons: F beam d8, P autocannon d6, S autocannon d6
  Equipment: E1 space marines

Squadron: Hanger
- Cruiser (commander): Hanger
  Weapons: F biohazard d8, P beam d6, S beam d6, T1 scatter d6
  Equipment: E1 space marines, E2 space marines
  Customizations: special forces
- Cruiser: Gaff
  Weapons: F biohazard d8, P beam d6, S beam d6, T1 scatter d6
  Equipment: E1 space marines, E2 long range assault craft

Squadron: Marline
- Destroyer (commander): Marline
  Weapons: F emp d8, P autocannon d6, S autocannon d6, T1 beam d4
  Equipment: E1 tractor beam
- Corvette: Fid
  Weapons: F beam d8, P autocannon d4, S autocannon d4
  Equipment: E1 armor plating
`,
  },
  {
    id: 'veils',
    maxPoints: 500,
    note: 'Frigates in ambush, corvettes that scout and lay mines, and cruisers that strike out of a cloak.',
    text: `
Fleet: The Veils
Faction: Anchorage

Squadron: Gossamer
- Heavy cruiser (admiral): Gossamer
  Weapons: F dark matter d8, P autocannon d6, S autocannon d6, T1 x-ray laser d6
  Equipment: E1 cloaking device
  Reactors: RE1 antimatter
- Cruiser: Muslin
  Weapons: F high velocity railgun d8, P autocannon d4, S autocannon d4, T1 beam d4
  Equipment: E1 stealth systems

Squadron: Lacewing
- Frigate (commander): Lacewing
  Weapons: F beam d8, P autocannon d6, S autocannon d6
  Customizations: ambush
- Frigate: Mantis
  Weapons: F beam d8, P autocannon d6, S autocannon d6
  Customizations: ambush
- Frigate: Sundew
  Weapons: F beam d8, P autocannon d6, S autocannon d6
  Customizations: ambush

Squadron: Thistle
- Corvette (commander): Thistle
  Weapons: F scatter d6, P autocannon d4, S autocannon d4
  Equipment: E1 minelayer
- Corvette: Teasel
  Weapons: F scatter d6, P autocannon d4, S autocannon d4
  Equipment: E1 minesweeper
- Corvette: Burdock
  Weapons: F beam d6, P autocannon d4, S autocannon d4
  Equipment: E1 beacon deployment

Squadron: Wayfarer
- Cruiser (commander): Wayfarer
  Weapons: F beam d8, P autocannon d4, S autocannon d4
  Equipment: E1 hyperspace matrix, E2 maneuvering thrusters
- Destroyer: Turnpike
  Weapons: F beam d8, P autocannon d4, S autocannon d4, T1 beam d6
  Equipment: E1 hyperspace aperture
  Reactors: RE1 antimatter
`,
  },
];
