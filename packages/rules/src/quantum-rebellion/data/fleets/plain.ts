/** Ready-made fleets that close and fire, as people write them at the table. */
import type { WrittenFleet } from '../../../mechanics/blueprint-fleets/lists/design.ts';

export const plainFleets: readonly WrittenFleet[] = [
  {
    id: 'waders',
    maxPoints: 500,
    note: 'A battleship behind screens, with cruisers on her wing. Steady at every range.',
    text: `
Fleet: The Waders
Faction: Meridian

Squadron: Resolute
- Battleship (admiral): Resolute
  Weapons: F high velocity 8, P autocannon 2, S autocannon 2, T1 beam 4, T2 explosive torpedo 4
  Equipment: E1 armor plating, E2 shield generator, E3 automated repair
  Customizations: operations center
- Frigate: Tern
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Equipment: E1 auxiliary power unit, E2 point defense screen
  Customizations: defensive screen
- Corvette: Plover
  Weapons: F beam 3, P autocannon 1, S autocannon 2
  Customizations: defensive screen

Squadron: Dunlin
- Cruiser (commander): Dunlin
  Weapons: F beam 6, P autocannon 3, T1 explosive torpedo 3
  Equipment: E1 armor plating
  Customizations: expert engineers
- Cruiser: Knot
  Weapons: F autocannon 6, S autocannon 3, T1 beam 3
  Equipment: E1 shield generator
- Destroyer: Curlew
  Weapons: F autocannon 5, P autocannon 3, T1 explosive torpedo 2

Squadron: Avocet
- Destroyer (commander): Avocet
  Weapons: F beam 5, S autocannon 3, T1 emp torpedo 2
- Frigate: Godwit
  Weapons: F beam 4, P autocannon 2, S autocannon 2
`,
  },
  {
    id: 'stones',
    maxPoints: 500,
    note: 'A battlecruiser and heavy cruisers that come close and do not stop: plasma, nuclear and thick armour.',
    text: `
Fleet: The Stone Fist
Faction: Hallgrim

Squadron: Basalt
- Battlecruiser (admiral): Basalt
  Weapons: F plasma 8, T1 nuclear 4, T2 nuclear torpedo 4
  Equipment: E1 armor plating, E2 multiplex targeting
  Customizations: redundant systems
- Cruiser: Onyx
  Weapons: F scatter 6, P autocannon 3, T1 explosive torpedo 3
  Equipment: E1 armor plating
- Frigate: Ember
  Weapons: F scatter 4, P autocannon 2, S autocannon 2
  Equipment: E1 armor plating

Squadron: Sable
- Heavy cruiser (commander): Sable
  Weapons: F beam 7, A autocannon 1, T1 beam 3, T2 explosive torpedo 3
  Equipment: E1 shield generator
  Customizations: expert engineers
- Heavy cruiser: Flint
  Weapons: F autocannon 7, A autocannon 1, T1 beam 3, T2 explosive torpedo 3
  Equipment: E1 automated repair
  Customizations: redundant systems
- Destroyer: Cinder
  Weapons: F nuclear 5, P autocannon 3, T1 autocannon 2
`,
  },
  {
    id: 'raptors',
    maxPoints: 500,
    note: 'Three hangars with twenty fighters. Keep the carriers away from the guns and let the flights do the work.',
    text: `
Fleet: The Raptors
Faction: Ashen League

Squadron: Osprey
- Fleet carrier (admiral): Osprey
  Weapons: F beam 7, P autocannon 2, S autocannon 2, T1 explosive torpedo 3
  Equipment: E1 hangar bay, E2 point defense screen
  Customizations: flight deck crews, elite bridge crew, veteran crew
- Corvette: Kestrel
  Weapons: F beam 3, P autocannon 1, S autocannon 2
  Customizations: defensive screen
- Corvette: Merlin
  Weapons: F autocannon 3, P autocannon 2, S autocannon 1
  Customizations: defensive screen

Squadron: Harrier
- Light carrier (commander): Harrier
  Weapons: F beam 6, P autocannon 3, S autocannon 3
  Equipment: E1 hangar bay
  Customizations: flight deck crews
- Light carrier: Hobby
  Weapons: F cyberwarfare 6, P autocannon 3, S autocannon 3
  Equipment: E1 point defense screen
- Frigate: Kite
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Equipment: E1 auxiliary power unit, E2 point defense screen
  Customizations: defensive screen

Squadron: Falcon
- Destroyer (commander): Falcon
  Weapons: F cyberwarfare 5, P autocannon 3, T1 emp torpedo 2
- Destroyer: Goshawk
  Weapons: F emp 5, S autocannon 3, T1 explosive torpedo 2
`,
  },
  {
    id: 'corsairs',
    maxPoints: 500,
    note: 'Marines in every second hull. Strip the target of its defence and crew, then go aboard.',
    text: `
Fleet: The Corsairs
Faction: Free Ports

Squadron: Corsair
- Battlecruiser (admiral): Corsair
  Weapons: F emp 8, T1 disruptor 4, T2 biohazard torpedo 4
  Equipment: E1 space marines, E2 long range assault craft
  Customizations: special forces, armed crew, security detachment
- Cruiser: Cutlass
  Weapons: F emp 6, P autocannon 3, T1 beam 3
  Equipment: E1 space marines, E2 space marines
  Customizations: special forces
- Frigate: Halyard
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Equipment: E1 space marines, E2 long range assault craft
  Customizations: defensive screen

Squadron: Grapnel
- Heavy cruiser (commander): Grapnel
  Weapons: F biohazard 7, A autocannon 1, T1 emp 3, T2 biohazard torpedo 3
  Equipment: E1 shield generator
  Customizations: armed crew
- Cruiser: Gaff
  Weapons: F biohazard 6, S autocannon 3, T1 emp torpedo 3
  Equipment: E1 space marines, E2 long range assault craft
  Customizations: special forces
- Corvette: Skiff
  Weapons: F beam 3, P autocannon 1, S autocannon 2
  Equipment: E1 space marines
`,
  },
  {
    id: 'pack',
    maxPoints: 500,
    note: 'No ship larger than a destroyer. Hunts together, strikes with torpedoes and is hard to hit.',
    text: `
Fleet: The Long Pack
Faction: Fellmark

Squadron: Lynx
- Destroyer (admiral): Lynx
  Weapons: F autocannon 5, P autocannon 3, T1 dark matter torpedo 2
  Customizations: pack hunters, difficult target
- Destroyer: Stoat
  Weapons: F autocannon 5, P autocannon 3, T1 explosive torpedo 2
  Customizations: pack hunters
- Destroyer: Marten
  Weapons: F autocannon 5, S autocannon 3, T1 explosive torpedo 2
  Customizations: pack hunters
- Frigate: Fitch
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Customizations: pack hunters
- Frigate: Weasel
  Weapons: F beam 4, P autocannon 2, S autocannon 2
  Customizations: pack hunters

Squadron: Otter
- Destroyer (commander): Otter
  Weapons: F dark matter 5, P autocannon 3, T1 dark matter torpedo 2
  Customizations: pack hunters, target resolution
- Destroyer: Badger
  Weapons: F dark matter 5, S autocannon 3, T1 explosive torpedo 2
  Customizations: pack hunters
- Frigate: Ermine
  Weapons: F high velocity 4, P autocannon 2, S autocannon 2
  Customizations: pack hunters

Squadron: Ferret
- Corvette (commander): Ferret
  Weapons: F beam 3, P autocannon 1, S autocannon 2
  Customizations: difficult target
- Corvette: Mink
  Weapons: F beam 3, P autocannon 2, S autocannon 1
  Customizations: target resolution
- Corvette: Vole
  Weapons: F beam 3, P autocannon 1, S autocannon 2
  Equipment: E1 armor plating
- Corvette: Shrew
  Weapons: F beam 3, P autocannon 2, S autocannon 1
`,
  },
  {
    id: 'court',
    maxPoints: 500,
    note: 'One dreadnought with everything, and a small court that opens the way for her.',
    text: `
Fleet: The Iron Court
Faction: Valdemar

Squadron: Monarch
- Dreadnought (admiral): Monarch
  Weapons: F dark matter 12, T1 beam 6, T2 nuclear torpedo 6
  Equipment: E1 armor plating, E2 shield generator, E3 automated repair
  Customizations: no vulnerable sector
- Corvette: Page
  Weapons: F autocannon 3, P autocannon 1, S autocannon 2
  Customizations: defensive screen

Squadron: Lancer
- Heavy cruiser (commander): Lancer
  Weapons: F polaron ray 7, A autocannon 1, T1 gravitational 3, T2 beam 3
  Equipment: E1 multiplex targeting
- Cruiser: Herald
  Weapons: F antimatter 6, P autocannon 3, T1 explosive torpedo 3
- Frigate: Squire
  Weapons: F antimatter 4, P autocannon 2, S autocannon 2
`,
  },
];
