/** Activations and the special orders (sections 6 and 11; R-FC-42 to R-FC-44, R-FC-59 to R-FC-77). */
import { basic, file, front, k, kushan, table, taiidan, units } from './play.ts';
import type { Fields } from './written.ts';

const used = ['move', 'attack', 'repairs', 'counter-intelligence'];
const red = (at: [number, number] = [4, 4], more: Fields = {}) => kushan('Red', 'interceptor', at, 0, more);
const blue = (at: [number, number] = [5, 4], more: Fields = {}) => kushan('Blue', 'interceptor', at, 0, more);
const frigate = (name: string, at: [number, number], more: Fields = {}) =>
  kushan(name, 'ion-cannon-frigate', at, 0, more);
const foe = (name: string, at: [number, number], card = 'ion-cannon-frigate', more: Fields = {}) =>
  taiidan(name, card, at, 0, more);
const far = foe('Claw', [12, 8], 'gun-platform');
/** Nobody interrupts, and the Faction card is used. */
const calm = (card: string, list: readonly Fields[], more: Fields = {}): Fields =>
  table(
    [...list, far],
    { kushan: { cards: [card, 'target-bays'], interrupts: used }, taiidan: { interrupts: used } },
    { sides: { kushan: { factionCardUsed: true } }, ...more },
  );
const stays = k('move', { path: [] });
const skips = k('skip-action');
const shoots = (target: string, weapon: string) => k('attack', { mode: 'weapon', target, weapon });
const rams = (target: string) => k('attack', { mode: 'ram', target });
const dc = (roll: boolean) => k('damage-control', { roll });
const ion = 'ion-cannon';
const gun = 'projectile-cannon';

export default file([
  {
    id: 'all-ahead-full-moves-twice-in-one-line',
    covers: ['FC-ORD-14', 'FC-ORD-4', 'R-FC-60'],
    given: calm('all-ahead-full', [red([4, 8])]),
    when: [front('all-ahead-full', 'red'), k('move', { path: [0, 0, 0] }), k('move', { path: [0, 0] })],
    then: { ...units({ id: 'red', at: [4, 3], activated: true }), awaiting: ['seat-2'] },
  },
  {
    id: 'and-turns-only-before-its-first-hex',
    covers: ['FC-ORD-14', 'FC-ORD-10', 'R-FC-60'],
    given: calm('all-ahead-full', [red([4, 8])]),
    when: [front('all-ahead-full', 'red'), k('move', { path: [0, 1] })],
    rejects: { code: 'not-straight', rule: 'R-FC-60' },
  },
  {
    id: 'straight-in-the-second-move-as-well',
    covers: ['FC-ORD-10', 'R-FC-37', 'R-FC-60'],
    given: calm('all-ahead-full', [red([4, 8])]),
    when: [front('all-ahead-full', 'red'), k('move', { path: [1] }), k('move', { path: [0] })],
    rejects: { code: 'not-straight', rule: 'R-FC-60' },
  },
  {
    id: 'the-first-hex-can-lie-anywhere',
    covers: ['R-FC-60'],
    given: calm('all-ahead-full', [red([4, 8])]),
    when: [front('all-ahead-full', 'red'), skips, k('move', { path: [5, 5] })],
    then: units({ id: 'red', at: [2, 7], facing: 5 }),
  },
  {
    id: 'it-may-ram-straight-ahead-with-one-more-die',
    covers: ['R-FC-60', 'R-FC-136'],
    given: calm('all-ahead-full', [kushan('Anvil', 'heavy-corvette', [4, 8]), foe('Fang', [4, 4])]),
    dice: [2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2],
    when: [front('all-ahead-full', 'anvil'), k('move', { path: [0, 0] }), k('move', { path: [0] }), rams('fang')],
    then: {
      events: [
        { kind: 'attack-declared', mode: 'ram', target: 'fang' },
        { kind: 'pool-rolled', faces: [2, 2, 2, 2, 2, 2, 3] },
      ],
    },
  },
  {
    id: 'but-not-where-the-game-leaves-the-ram-out',
    covers: ['R-FC-60'],
    given: calm('all-ahead-full', [kushan('Anvil', 'heavy-corvette', [4, 8]), foe('Fang', [4, 4])], {
      options: { allAheadRam: false },
    }),
    when: [front('all-ahead-full', 'anvil'), k('move', { path: [0, 0] }), k('move', { path: [0] })],
    then: { awaiting: ['seat-2'] },
  },
  {
    id: 'stay-in-formation-moves-and-attacks-with-both',
    covers: ['FC-ORD-15', 'R-FC-61', 'FC-MOV-9', 'R-FC-82'],
    given: calm('stay-in-formation', [frigate('Anvil', [4, 6]), red([5, 6]), foe('Fang', [4, 4])]),
    dice: [2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 3],
    when: [
      front('stay-in-formation', 'anvil', 'red'),
      k('move', { path: [0] }),
      shoots('fang', ion),
      k('move', { path: [0, 0] }),
      shoots('fang', gun),
    ],
    then: {
      events: [
        { kind: 'attack-declared', attacker: 'anvil' },
        { kind: 'attack-declared', attacker: 'red' },
      ],
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'the-second-does-not-attack-from-anywhere-else',
    covers: ['R-FC-61', 'FC-ORD-10'],
    given: calm('stay-in-formation', [frigate('Anvil', [4, 6]), red([5, 5]), foe('Fang', [4, 4])]),
    dice: [2, 2, 2, 2, 2, 2, 3],
    when: [
      front('stay-in-formation', 'anvil', 'red'),
      k('move', { path: [0] }),
      shoots('fang', ion),
      k('move', { path: [0, 0] }),
    ],
    then: { ...units({ id: 'red', at: [5, 3], attacked: false }), awaiting: ['seat-2'] },
  },
  {
    id: 'the-two-of-a-formation-start-next-to-each-other',
    covers: ['R-FC-61'],
    given: calm('stay-in-formation', [frigate('Anvil', [4, 6]), red([5, 2])]),
    when: [front('stay-in-formation', 'anvil', 'red')],
    rejects: { code: 'not-adjacent', rule: 'R-FC-61' },
  },
  {
    id: 'the-second-needs-a-lightning-move',
    covers: ['R-FC-61'],
    given: calm('stay-in-formation', [frigate('Anvil', [4, 6]), kushan('Hull', 'heavy-corvette', [5, 6])]),
    when: [front('stay-in-formation', 'anvil', 'hull')],
    rejects: { code: 'wrong-unit', rule: 'FC-ORD-16' },
  },
  {
    id: 'pincer-attack-names-one-target',
    covers: ['FC-ORD-16', 'R-FC-62', 'FC-ORD-10'],
    given: calm('pincer-attack', [red([4, 4]), blue([6, 4]), foe('Fang', [5, 3]), foe('Talon', [7, 3])]),
    dice: [2, 2, 2, 2, 2, 2],
    when: [front('pincer-attack', 'red', 'blue'), stays, shoots('fang', gun), stays, shoots('talon', gun)],
    rejects: { code: 'same-target', rule: 'R-FC-62' },
  },
  {
    id: 'the-second-attack-is-lost-with-the-target',
    covers: ['R-FC-62'],
    given: calm('pincer-attack', [
      red([4, 4]),
      blue([6, 4]),
      foe('Fang', [5, 3], 'interceptor', { ships: 1 }),
      foe('Talon', [7, 3]),
    ]),
    dice: [6, 6, 6, 6, 6, 6],
    when: [front('pincer-attack', 'red', 'blue'), stays, shoots('fang', gun), k('overrun', { go: false }), stays],
    then: { events: [{ kind: 'unit-destroyed', unit: 'fang' }], awaiting: ['seat-2'] },
  },
  {
    id: 'intercept-moves-and-makes-a-power-attack',
    covers: ['FC-ORD-16', 'R-FC-63', 'R-FC-229', 'FC-RNG-16'],
    given: calm('intercept', [red([4, 5]), foe('Fang', [4, 3])]),
    dice: [2, 2, 2, 2, 2, 2],
    when: [front('intercept', 'red'), k('move', { path: [0] }), shoots('fang', gun)],
    then: { events: [{ kind: 'attack-declared', attacker: 'red', power: true }] },
  },
  {
    id: 'intercept-is-for-strike-craft',
    covers: ['R-FC-63', 'FC-UNIT-3'],
    given: calm('intercept', [frigate('Anvil', [4, 5])]),
    when: [front('intercept', 'anvil')],
    rejects: { code: 'wrong-unit', rule: 'FC-ORD-16' },
  },
  {
    id: 'hit-and-run-ends-with-a-lightning-move',
    covers: ['FC-ORD-16', 'R-FC-64', 'FC-ORD-4', 'FC-MOV-9'],
    given: calm('hit-and-run', [red([4, 5]), foe('Fang', [4, 3])]),
    dice: [2, 2, 2, 2, 2, 2],
    when: [front('hit-and-run', 'red'), k('move', { path: [0] }), shoots('fang', gun), k('move', { path: [3, 3] })],
    then: { ...units({ id: 'red', at: [4, 6] }), awaiting: ['seat-2'] },
  },
  {
    id: 'who-has-no-lightning-move-skips-it',
    covers: ['R-FC-64', 'R-FC-82', 'FC-ORD-5'],
    given: calm('hit-and-run', [kushan('Hull', 'heavy-corvette', [4, 5])]),
    when: [front('hit-and-run', 'hull'), k('move', { path: [0] })],
    then: { ...units({ id: 'hull', at: [4, 4] }), awaiting: ['seat-2'] },
  },
  {
    id: 'ship-assault-only-rams-or-boards',
    covers: ['FC-ORD-16', 'R-FC-65', 'FC-ORD-10'],
    given: calm('ship-assault', [kushan('Hull', 'heavy-corvette', [4, 5]), foe('Fang', [4, 3])]),
    when: [front('ship-assault', 'hull'), k('move', { path: [0] }), shoots('fang', 'heavy-projectile-cannon')],
    rejects: { code: 'wrong-attack', rule: 'FC-ORD-10' },
  },
  {
    id: 'with-one-more-die',
    covers: ['R-FC-65', 'R-FC-115'],
    given: calm('ship-assault', [kushan('Hull', 'heavy-corvette', [4, 5]), foe('Fang', [4, 3])]),
    dice: [2, 2, 2, 2, 2, 2, 3],
    when: [front('ship-assault', 'hull'), k('move', { path: [0] }), k('attack', { mode: 'boarding', target: 'fang' })],
    then: { events: [{ kind: 'pool-rolled', faces: [2, 2, 2, 2, 2, 2, 3] }] },
  },
  {
    id: 'a-ram-needs-a-move-with-1-left',
    covers: ['FC-RAM-1', 'FC-RAM-2', 'R-FC-137'],
    given: calm('ship-assault', [kushan('Hull', 'heavy-corvette', [4, 6]), foe('Fang', [4, 3])]),
    when: [front('ship-assault', 'hull'), k('move', { path: [0, 0] }), rams('fang')],
    rejects: { code: 'no-run-up', rule: 'R-FC-137' },
  },
  {
    id: 'a-basic-order-never-rams',
    covers: ['FC-RAM-1', 'R-FC-136'],
    given: calm('intercept', [kushan('Hull', 'heavy-corvette', [4, 4]), foe('Fang', [4, 3])]),
    when: [basic('attack', 'hull'), rams('fang')],
    rejects: { code: 'no-run-up', rule: 'R-FC-137' },
  },
  {
    id: 'turning-leaves-a-move-to-ram-with',
    covers: ['R-FC-79', 'R-FC-137'],
    given: calm('ship-assault', [kushan('Hull', 'heavy-corvette', [4, 4], 3), foe('Fang', [4, 3])]),
    dice: [2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2],
    when: [front('ship-assault', 'hull'), k('turn', { facing: 0 }), rams('fang')],
    then: { events: [{ kind: 'attack-declared', mode: 'ram' }] },
  },
  {
    id: 'or-after-a-basic-move-where-the-game-says-so',
    covers: ['R-FC-136'],
    given: calm('intercept', [kushan('Hull', 'heavy-corvette', [4, 5]), foe('Fang', [4, 3])], {
      options: { ramWithBasicMove: true },
    }),
    dice: [2, 2, 2, 2, 2, 3, 2, 2, 2, 2],
    when: [basic('move', 'hull'), k('move', { path: [0] }), rams('fang')],
    then: { events: [{ kind: 'attack-declared', mode: 'ram', target: 'fang' }] },
  },
  {
    id: 'ready-to-launch-brings-a-unit-on-that-acts-at-once',
    covers: ['FC-ORD-16', 'R-FC-66', 'FC-REI-8'],
    given: calm('ready-to-launch', [
      kushan('Pride', 'mothership', [4, 6]),
      { name: 'Red', card: 'interceptor', side: 'kushan', parent: 'Pride' },
      foe('Fang', [4, 2]),
    ]),
    dice: [2, 2, 2, 2, 2, 2],
    when: [
      front('ready-to-launch', 'red'),
      k('reinforce', { at: { col: 4, row: 5 }, facing: 0 }),
      k('move', { path: [0, 0] }),
      shoots('fang', gun),
    ],
    then: {
      ...units(
        { id: 'red', place: 'board', at: [4, 3], activated: true },
        { id: 'pride', activated: false, launched: 1 },
      ),
      awaiting: ['seat-2'],
    },
  },
  {
    id: 'and-is-for-units-aboard',
    covers: ['R-FC-66'],
    given: calm('ready-to-launch', [red()]),
    when: [front('ready-to-launch', 'red')],
    rejects: { code: 'not-embarked', rule: 'R-FC-66' },
  },
  {
    id: 'deploy-engineers-takes-a-crippled-token-before-focus-fire',
    covers: ['FC-ORD-16', 'R-FC-67', 'FC-ORD-13', 'R-FC-44'],
    given: calm('deploy-engineers', [frigate('Anvil', [4, 4], { focusFire: 2, crippled: ['bays'] })]),
    when: [front('deploy-engineers', 'anvil'), dc(false), k('remove-token', { remove: 'focus-fire' })],
    rejects: { code: 'nothing-to-repair', rule: 'R-FC-67' },
  },
  {
    id: 'after-the-damage-control-of-the-activation',
    covers: ['R-FC-67', 'R-FC-42', 'FC-DMG-9'],
    given: calm('deploy-engineers', [frigate('Anvil', [4, 4], { focusFire: 2 })]),
    dice: [5],
    when: [front('deploy-engineers', 'anvil'), dc(true), k('remove-token', { remove: 'focus-fire' })],
    then: { ...units({ id: 'anvil', focusFire: 0 }), awaiting: ['seat-2'] },
  },
  {
    id: 'engineers-need-a-token-to-work-on',
    covers: ['R-FC-67'],
    given: calm('deploy-engineers', [frigate('Anvil', [4, 4])]),
    when: [front('deploy-engineers', 'anvil')],
    rejects: { code: 'wrong-unit', rule: 'FC-ORD-16' },
  },
  {
    id: 'weapons-to-maximum-is-a-power-attack-of-a-capital-ship',
    covers: ['FC-ORD-16', 'R-FC-68', 'R-FC-229'],
    given: calm('weapons-to-maximum', [kushan('Hammer', 'destroyer', [4, 6]), foe('Fang', [4, 3])]),
    dice: [2, 2, 2, 2, 2, 2],
    when: [front('weapons-to-maximum', 'hammer'), shoots('fang', 'large-ion-cannon')],
    then: { events: [{ kind: 'attack-declared', attacker: 'hammer', power: true }] },
  },
  {
    id: 'hammer-and-anvil-strikes-one-target-with-both',
    covers: ['FC-ORD-16', 'R-FC-69'],
    given: calm('hammer-and-anvil', [frigate('Anvil', [4, 6]), red([5, 3]), foe('Fang', [4, 3]), foe('Talon', [6, 3])]),
    dice: [2, 2, 2, 2, 2, 2, 2],
    when: [front('hammer-and-anvil', 'anvil', 'red'), shoots('fang', ion), stays, shoots('talon', gun)],
    rejects: { code: 'same-target', rule: 'R-FC-62' },
  },
  {
    id: 'brace-for-impact-attacks-then-braces',
    covers: ['FC-ORD-16', 'R-FC-70', 'FC-ORD-11', 'FC-DMG-12'],
    given: calm('brace-for-impact', [frigate('Anvil', [4, 6]), foe('Fang', [4, 4])]),
    dice: [2, 2, 2, 2, 2, 2, 2],
    when: [front('brace-for-impact', 'anvil'), shoots('fang', ion)],
    then: units({ id: 'anvil', braced: true }),
  },
  {
    id: 'evasive-pattern-delta-moves-then-evades',
    covers: ['R-FC-71', 'FC-ORD-11', 'FC-DMG-12'],
    given: calm('evasive-pattern-delta', [red()]),
    when: [front('evasive-pattern-delta', 'red'), k('move', { path: [0] })],
    then: units({ id: 'red', evading: true, at: [4, 3] }),
  },
  {
    id: 'repel-boarders-locks-down',
    covers: ['R-FC-72', 'FC-ORD-11', 'FC-DMG-12'],
    given: calm('repel-boarders', [frigate('Anvil', [4, 6])]),
    when: [front('repel-boarders', 'anvil')],
    then: units({ id: 'anvil', lockdown: true }),
  },
  {
    id: 'and-needs-a-crew',
    covers: ['R-FC-72'],
    given: calm('repel-boarders', [red()]),
    when: [front('repel-boarders', 'red')],
    rejects: { code: 'wrong-unit', rule: 'FC-ORD-16' },
  },
  {
    id: 'target-engines-cripples-with-a-success-before-armour',
    covers: ['FC-ORD-16', 'R-FC-73', 'FC-DMG-11'],
    given: calm('target-engines', [frigate('Anvil', [4, 6]), foe('Fang', [4, 4], 'ion-cannon-frigate', { facing: 3 })]),
    dice: [5, 2, 2, 2, 2, 2, 2],
    when: [front('target-engines', 'anvil'), shoots('fang', ion)],
    then: units({ id: 'fang', crippled: ['engines'], ships: 2 }),
  },
  {
    id: 'target-cards-shoot-and-do-not-board',
    covers: ['R-FC-73', 'FC-ORD-10'],
    given: calm('target-weapons', [frigate('Anvil', [4, 5]), foe('Fang', [4, 4])]),
    when: [front('target-weapons', 'anvil'), k('attack', { mode: 'boarding', target: 'fang' })],
    rejects: { code: 'wrong-attack', rule: 'FC-ORD-10' },
  },
  {
    id: 'any-action-may-be-skipped',
    covers: ['FC-ORD-4', 'R-FC-37'],
    given: calm('hit-and-run', [red([4, 5]), foe('Fang', [4, 3])]),
    when: [front('hit-and-run', 'red'), skips, k('move', { path: [0, 1] })],
    then: { events: [{ kind: 'action-skipped', unit: 'red', action: 'move' }], ...units({ id: 'red', at: [5, 3] }) },
  },
  {
    id: 'actions-keep-their-order',
    covers: ['FC-ORD-4'],
    given: calm('hit-and-run', [red([4, 4]), foe('Fang', [4, 3])]),
    when: [front('hit-and-run', 'red'), shoots('fang', gun)],
    rejects: { code: 'not-now', rule: 'FC-ORD-4' },
  },
  {
    id: 'one-attack-in-a-turn',
    covers: ['FC-ORD-20', 'R-FC-235'],
    given: calm('intercept', [frigate('Anvil', [4, 6], { attacked: true }), foe('Fang', [4, 4])]),
    when: [basic('attack', 'anvil')],
    then: { ...units({ id: 'anvil', activated: true }), awaiting: ['seat-2'] },
  },
  {
    id: 'buffs-end-with-the-next-order',
    covers: ['FC-ORD-12', 'R-FC-43', 'R-FC-42'],
    given: calm('intercept', [frigate('Anvil', [4, 6], { braced: true, evading: true, lockdown: true })]),
    when: [basic('move', 'anvil')],
    then: units({ id: 'anvil', braced: false, evading: false, lockdown: false }),
  },
  {
    id: 'damage-control-is-offered-with-a-token-and-takes-one-off',
    covers: ['FC-DMG-9', 'R-FC-134', 'FC-ORD-13', 'R-FC-44', 'FC-ORD-17'],
    given: calm('intercept', [frigate('Anvil', [4, 6], { crippled: ['weapons'] })]),
    dice: [5],
    when: [basic('move', 'anvil'), dc(true), k('move', { path: [0] })],
    then: {
      events: [{ kind: 'order-paid' }, { kind: 'damage-control-rolled', need: 5, successes: 1 }],
      ...units({ id: 'anvil', crippled: [] }),
    },
  },
  {
    id: 'it-can-fail',
    covers: ['FC-DMG-9'],
    given: calm('intercept', [frigate('Anvil', [4, 6], { crippled: ['weapons'] })]),
    dice: [4],
    when: [basic('move', 'anvil'), dc(true)],
    then: units({ id: 'anvil', crippled: ['weapons'] }),
  },
  {
    id: 'a-captain-adds-a-die-and-each-success-takes-one-off',
    covers: ['FC-DMG-10', 'R-FC-135', 'R-FC-19'],
    given: calm('intercept', [frigate('Anvil', [4, 6], { leader: 'captain', crippled: ['weapons'], focusFire: 2 })]),
    dice: [5, 6],
    when: [basic('move', 'anvil'), dc(true), k('remove-token', { remove: 'weapons' }), k('move', { path: [] })],
    then: units({ id: 'anvil', crippled: [], focusFire: 1 }),
  },
  {
    id: 'or-one-in-all-where-the-game-says-so',
    covers: ['R-FC-135'],
    given: calm('intercept', [frigate('Anvil', [4, 6], { leader: 'captain', focusFire: 2 })], {
      options: { damageControlPerSuccess: false },
    }),
    dice: [5, 6],
    when: [basic('move', 'anvil'), dc(true)],
    then: units({ id: 'anvil', focusFire: 1 }),
  },
  {
    id: 'valour-rolls-damage-control-again',
    covers: ['R-FC-121', 'FC-VAL-4'],
    given: calm('intercept', [frigate('Anvil', [4, 6], { focusFire: 1 })], { valour: 'kushan' }),
    dice: [2, 6],
    when: [basic('move', 'anvil'), dc(true), k('roll-again', { by: 'valour' })],
    then: {
      ...units({ id: 'anvil', focusFire: 0 }),
      position: { valour: 'taiidan', units: [{ id: 'anvil', focusFire: 0 }] },
    },
  },
  {
    id: 'damage-control-is-answered-before-anything-else',
    covers: ['R-FC-134', 'FC-ORD-17'],
    given: calm('intercept', [frigate('Anvil', [4, 6], { focusFire: 1 })]),
    when: [basic('move', 'anvil'), k('move', { path: [0] })],
    rejects: { code: 'not-now', rule: 'R-FC-134' },
  },
  {
    id: 'crippled-weapons-do-not-shoot-but-board',
    covers: ['R-FC-74', 'FC-BRD-3'],
    given: calm('intercept', [frigate('Anvil', [4, 4], { crippled: ['weapons'] }), foe('Fang', [4, 3])]),
    when: [basic('attack', 'anvil'), dc(false), shoots('fang', ion)],
    rejects: { code: 'weapons-crippled', rule: 'R-FC-74' },
  },
  {
    id: 'a-destroyed-unit-leaves-its-line-to-the-other',
    covers: ['R-FC-38', 'R-FC-55'],
    given: calm('pincer-attack', [kushan('Hull', 'heavy-corvette', [4, 4], 0, { ships: 1 }), blue([8, 4])], {
      features: [{ kind: 'asteroids', at: [4, 4] }],
    }),
    dice: [6, 2, 2],
    when: [front('pincer-attack', 'hull', 'blue'), k('defensive-fire', { weapon: null }), k('move', { path: [0] })],
    then: { events: [{ kind: 'unit-destroyed', unit: 'hull' }], ...units({ id: 'blue', at: [8, 3] }) },
  },
]);
