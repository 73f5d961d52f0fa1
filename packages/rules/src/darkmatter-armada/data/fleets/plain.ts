/** Ready-made fleets that close and fire, as people write them at the table. */
import type { WrittenFleet } from '../../../mechanics/blueprint-fleets/lists/design.ts';

export const plainFleets: readonly WrittenFleet[] = [
  {
    id: 'lanterns',
    maxPoints: 250,
    note: 'Five ships for a first battle: a cruiser behind a shield, a destroyer pack that fires as one.',
    text: `
Fleet: The Lantern Watch
Faction: Anchorage

Squadron: Beacon Hill
- Cruiser (admiral): Beacon Hill
  DEF: d6
  Weapons: F beam d8, P autocannon d4, S autocannon d4, T1 autocannon d8
  Equipment: E1 shield generator, E2 auxiliary power unit
  Customizations: expert engineers
- Frigate: Lightship
  Weapons: F beam d8, P autocannon d6, S autocannon d6
  Equipment: E1 armor plating

Squadron: Foghorn
- Destroyer (commander): Foghorn
  Weapons: F beam d10, P autocannon d6, S autocannon d6, T1 high explosive torpedo d6
- Destroyer: Headland
  Weapons: F beam d10, P autocannon d6, S autocannon d6, T1 high explosive torpedo d6
- Corvette: Skerry
  Weapons: F scatter d8, P autocannon d4, S autocannon d4
  Equipment: E1 armor plating
`,
  },
  {
    id: 'embers',
    maxPoints: 250,
    note: 'Five raiders for a first battle: a light carrier with fighters and fast ships that come close.',
    text: `
Fleet: The Ember Line
Faction: Free holds

Squadron: Cinder
- Light carrier (admiral): Cinder
  DEF: d6
  Weapons: F beam d8, P autocannon d8, S autocannon d8
  Equipment: E1 armor plating
  Customizations: veteran pilots
- Frigate: Spark
  Weapons: F beam d8, P autocannon d6, S autocannon d6
  Equipment: E1 armor plating

Squadron: Kiln
- Destroyer (commander): Kiln
  Weapons: F plasma d8, P autocannon d6, S autocannon d6, T1 emp torpedo d6
  Equipment: E1 armor plating
- Frigate: Tinder
  Weapons: F emp d8, P autocannon d6, S autocannon d6
  Equipment: E1 armor plating
- Corvette: Ash
  Weapons: F beam d8, P autocannon d4, S autocannon d4
  Equipment: E1 armor plating
`,
  },
  {
    id: 'rampart',
    maxPoints: 500,
    note: 'A battleship that stands in the middle and cruisers on her wings; thick armour, steady at every range.',
    text: `
Fleet: The Rampart
Faction: Anchorage

Squadron: Bulwark
- Battleship (admiral): Bulwark
  DEF: d8
  Weapons: F autocannon d12, P beam d8, S beam d8, T1 autocannon d8, T2 nuclear torpedo d8
  Equipment: E1 armor plating, E2 point defense screen, E3 automated repair
  Reactors: RE1 antimatter, RE2 antimatter
  Customizations: operations center
- Frigate: Portcullis
  Weapons: F beam d8, P autocannon d6, S autocannon d6
- Corvette: Sally Port
  Weapons: F beam d8, P autocannon d4, S autocannon d4

Squadron: Keystone
- Cruiser (commander): Keystone
  Weapons: F beam d10, P autocannon d8, S autocannon d8, T1 high explosive torpedo d6
  Equipment: E1 armor plating
  Customizations: expert engineers
- Cruiser: Buttress
  Weapons: F scatter d10, P autocannon d8, S autocannon d8, T1 autocannon d6
  Equipment: E1 armor plating

Squadron: Parapet
- Destroyer (commander): Parapet
  Weapons: F beam d10, P autocannon d6, S autocannon d6, T1 autocannon d6
- Destroyer: Barbican
  Weapons: F x-ray laser d10, P autocannon d6, S autocannon d6, T1 autocannon d6
- Destroyer: Redoubt
  Weapons: F beam d10, P autocannon d6, S autocannon d6, T1 autocannon d6
`,
  },
  {
    id: 'pikes',
    maxPoints: 500,
    note: 'Two packs of destroyers and a battlecruiser: coordinated beams up close, torpedoes on the way in.',
    text: `
Fleet: The Pike Shoal
Faction: Free holds

Squadron: Barracuda
- Battlecruiser (admiral): Barracuda
  DEF: d8
  Weapons: F polaron ray d10, P beam d6, S beam d6, T1 beam d8, T2 corrosive torpedo d6
  Equipment: E1 armor plating, E2 auxiliary power unit
  Customizations: target resolution
- Cruiser: Tarpon
  Weapons: F plasma d8, P autocannon d6, S autocannon d6, T1 emp torpedo d6

Squadron: Grayling
- Destroyer (commander): Grayling
  Weapons: F beam d8, P beam d6, S beam d6, T1 high explosive torpedo d8
- Destroyer: Zander
  Weapons: F beam d8, P beam d6, S beam d6, T1 high explosive torpedo d8
- Destroyer: Ruffe
  Weapons: F beam d8, P beam d6, S beam d6, T1 high explosive torpedo d8

Squadron: Sturgeon
- Destroyer (commander): Sturgeon
  Weapons: F biohazard d8, P beam d6, S beam d6, T1 high explosive torpedo d8
- Destroyer: Burbot
  Weapons: F cyberwarfare d8, P beam d6, S beam d6, T1 high explosive torpedo d8
`,
  },
];
