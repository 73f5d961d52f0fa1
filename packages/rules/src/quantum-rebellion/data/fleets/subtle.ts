/** Ready-made fleets that convoys, ambushes, cloaks and jumps ask for, as people write them at the table. */
import type { WrittenFleet } from '../../../mechanics/blueprint-fleets/lists/design.ts';

export const subtleFleets: readonly WrittenFleet[] = [
  {
    id: 'rivers',
    maxPoints: 250,
    note: 'Five ships for a quick match: a heavy cruiser with a shield, a cruiser with a long gun.',
    text: `
Fleet: The River Patrol
Faction: Meridian

Squadron: Severn
- Heavy cruiser (admiral): Severn
  Weapons: F beam 7, A autocannon 1, T1 beam 3, T2 explosive torpedo 3
  Equipment: E1 shield generator
  Customizations: redundant systems
- Frigate: Tees
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Customizations: defensive screen

Squadron: Clyde
- Cruiser (commander): Clyde
  Weapons: F high velocity 6, P autocannon 3, T1 explosive torpedo 3
  Equipment: E1 armor plating
  Customizations: expert engineers
- Destroyer: Wye
  Weapons: F autocannon 5, P autocannon 3, T1 explosive torpedo 2
- Corvette: Tyne
  Weapons: F beam 3, P autocannon 1, S autocannon 2
`,
  },
  {
    id: 'winds',
    maxPoints: 250,
    note: 'Five ships for a quick match: a light carrier, and a cruiser full of marines.',
    text: `
Fleet: The Trade Winds
Faction: Ashen League

Squadron: Mistral
- Light carrier (admiral): Mistral
  Weapons: F beam 6, P autocannon 3, S autocannon 3
  Equipment: E1 point defense screen
  Customizations: flight deck crews
- Corvette: Bora
  Weapons: F beam 3, P autocannon 1, S autocannon 2
  Customizations: defensive screen

Squadron: Sirocco
- Cruiser (commander): Sirocco
  Weapons: F scatter 6, P autocannon 3, T1 explosive torpedo 3
  Equipment: E1 space marines, E2 long range assault craft
  Customizations: special forces
- Destroyer: Zephyr
  Weapons: F emp 5, P autocannon 3, T1 explosive torpedo 2
- Frigate: Foehn
  Weapons: F beam 4, P autocannon 2, S autocannon 2
`,
  },
  {
    id: 'shades',
    maxPoints: 500,
    note: 'Cloaked cruisers in the line, frigates that lie in wait and scouts ahead. Strikes first, from where nobody looks.',
    text: `
Fleet: The Veil
Faction: Gloam Compact

Squadron: Dusk
- Cruiser (admiral): Dusk
  Weapons: F dark matter 6, P autocannon 3, T1 explosive torpedo 3
  Equipment: E1 cloaking device, E2 auxiliary power unit
  Customizations: elite bridge crew
- Cruiser: Gloaming
  Weapons: F dark matter 6, S autocannon 3, T1 explosive torpedo 3
  Equipment: E1 cloaking device, E2 auxiliary power unit
- Cruiser: Umbra
  Weapons: F nuclear 6, P autocannon 3, T1 emp torpedo 3
  Equipment: E1 cloaking device, E2 auxiliary power unit

Squadron: Wraith
- Destroyer (commander): Wraith
  Weapons: F high velocity 5, P autocannon 3, T1 explosive torpedo 2
  Equipment: E1 stealth systems
  Customizations: ambush
- Frigate: Spectre
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Customizations: ambush
- Frigate: Phantom
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Customizations: ambush

Squadron: Moth
- Corvette (commander): Moth
  Weapons: F beam 3, P autocannon 1, S autocannon 2
  Equipment: E1 electronic countermeasures
  Customizations: scout
- Corvette: Lacewing
  Weapons: F beam 3, P autocannon 2, S autocannon 1
  Customizations: scout
- Corvette: Midge
  Weapons: F beam 3, P autocannon 1, S autocannon 2
  Customizations: scout
`,
  },
  {
    id: 'wayfarers',
    maxPoints: 500,
    note: 'Jumps where it likes, lays beacons and mines behind it, and is gone again. For players who plan a round ahead.',
    text: `
Fleet: The Wayfarers
Faction: Lantern Guild

Squadron: Pathfinder
- Battlecruiser (admiral): Pathfinder
  Weapons: F polaron ray 8, P beam 4, T1 disruptor 4
  Equipment: E1 hyperspace matrix, E2 aperture beacon
  Customizations: expert navigators, operations center
- Cruiser: Waymark
  Weapons: F gravitational 6, P autocannon 3, T1 beam 3
  Equipment: E1 hyperspace matrix, E2 auxiliary power unit

Squadron: Lamplighter
- Destroyer (commander): Lamplighter
  Weapons: F antimatter 5, P autocannon 3, T1 cyberwarfare 2
  Equipment: E1 beacon deployment
- Frigate: Candle
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Equipment: E1 beacon deployment, E2 maneuvering thrusters
- Frigate: Taper
  Weapons: F beam 4, P autocannon 2, S autocannon 2

Squadron: Sapper
- Frigate (commander): Sapper
  Weapons: F scatter 4, P autocannon 2, S autocannon 2
  Equipment: E1 minelayer, E2 minesweeper
- Frigate: Fuse
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Equipment: E1 minelayer
- Corvette: Spark
  Weapons: F beam 3, P autocannon 1, S autocannon 2
`,
  },
];
