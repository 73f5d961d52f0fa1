/**
 * What players may agree otherwise than usual: the options of play (options.ts). Each case is one of another file, which shows
 * the usual value, with the other value. Those of ships and tables have their cases where they belong.
 */
import type { CaseFile } from '../../kernel/index.ts';
import beacons from './beacons.cases.ts';
import boarding from './boarding.cases.ts';
import cloaks from './cloaks.cases.ts';
import criticals from './criticals.cases.ts';
import defence from './defence.cases.ts';
import fighters from './fighters.cases.ts';
import jumps from './jumps.cases.ts';
import orbit from './orbit.cases.ts';
import rounds from './rounds.cases.ts';
import setup from './setup.cases.ts';
import terrain from './terrain.cases.ts';
import torpedoes from './torpedoes.cases.ts';
import { acting, type ArmadaCase, by, type Fields, squadron, stones } from './written.ts';

type Changed = Pick<ArmadaCase, 'id' | 'covers'> & Partial<ArmadaCase>;

/** The case of that name in another file under these options, with other dice, orders or results. */
function agreed({ cases }: CaseFile, like: string, options: Fields, { id, covers, ...change }: Changed): ArmadaCase {
  const usual = cases.find((one) => one.id === like);
  if (usual === undefined) throw new Error(`no case ${like}`);
  const { then, rejects, ...same } = usual;
  const result = change.then === undefined && change.rejects === undefined ? { then, rejects } : {};
  const given = { ...(usual.given as Fields), options };
  return JSON.parse(JSON.stringify({ ...same, ...result, given, ...change, id, covers })) as ArmadaCase;
}

const scouts = 'scouts-deploy-after-all-others-and-far-ahead';
const ofTheTable: ArmadaCase[] = [
  agreed(
    setup,
    scouts,
    { scoutDistanceMils: 6000 },
    {
      id: 'scouts-stand-as-far-from-the-enemy-as-is-agreed',
      covers: ['R-DA-51'],
    },
  ),
  agreed(
    setup,
    scouts,
    { scoutDistanceMils: 12_000 },
    {
      id: 'scouts-stand-no-nearer-to-the-enemy-than-is-agreed',
      covers: ['R-DA-51'],
      dice: [],
      when: by('seat-1', {
        kind: 'deploy-squadron',
        squadron: 'gulls',
        ships: [{ ship: 'auk', at: { xMils: 31_000, yMils: 31_000 }, facingCdeg: 0 }],
        fighters: [],
      }),
      rejects: { code: 'near-enemy', rule: 'R-DA-51' },
    },
  ),
];

const entered = (skua: Fields, fulmar: Fields): ArmadaCase['then'] => ({
  position: {
    squadrons: [
      {
        id: 'gulls',
        ships: [
          { id: 'skua', ...skua },
          { id: 'fulmar', ...fulmar },
        ],
      },
    ],
  },
});
const hyperspace: ArmadaCase[] = [
  agreed(
    rounds,
    'who-enters-gets-its-markers',
    { entryPenalty: 'fire-control' },
    {
      id: 'each-ship-that-enters-gets-comms-down-and-fire-control-by-agreement',
      covers: ['R-DA-60'],
      then: entered(
        { gridFault: 0, commsDown: 'on', fireControl: 'on' },
        { gridFault: 0, commsDown: 'on', fireControl: 'on' },
      ),
    },
  ),
  agreed(
    rounds,
    'who-enters-gets-its-markers',
    { entryPenalty: 'both' },
    {
      id: 'each-ship-that-enters-gets-all-three-markers-by-agreement',
      covers: ['R-DA-60'],
      then: entered(
        { gridFault: 2, commsDown: 'on', fireControl: 'on' },
        { gridFault: 2, commsDown: 'on', fireControl: 'on' },
      ),
    },
  ),
  agreed(
    criticals,
    'an-overload-off-the-table-is-the-end',
    { driftOffBoard: 'clamp' },
    {
      id: 'an-overload-stops-at-the-edge-by-agreement',
      covers: ['R-DA-79', 'R-DA-146'],
      then: {
        events: [{ kind: 'hyperdrive-overloaded', rolledMils: 16_000, distanceMils: 9250 }],
        position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', at: [0.75, 20] }] }] },
      },
    },
  ),
  agreed(
    criticals,
    'a-hyperdrive-overloads-and-stays',
    { overloadNoDrift: 'ahead' },
    {
      id: 'an-overload-without-a-direction-leads-ahead-by-agreement',
      covers: ['R-DA-146', 'DA-12.7.15b'],
      then: {
        events: [{ kind: 'hyperdrive-overloaded', face: 15, bearingCdeg: 18_000, rolledMils: 10_000 }],
        // Tern stands in its way, ten inches ahead.
        position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', at: [10, 11.45], disorder: 1 }] }] },
      },
    },
  ),
  agreed(
    jumps,
    'a-drift-onto-another-base-slides-back-until-it-is-clear',
    { driftOffBoard: 'clamp' },
    {
      id: 'a-drift-that-stays-on-the-table-is-the-same-where-ships-stop-at-its-edge',
      covers: ['R-DA-79', 'R-DA-91'],
    },
  ),
];

const inCommand = (tern: Fields): Fields =>
  acting('command', [], {
    squadrons: [
      squadron('Waders', 'seat-1', [
        { name: 'Tern', class: 'CR', at: [10, 10], equipment: { E1: 'cloaking device' }, rank: 'captain', ...tern },
        { name: 'Knot', class: 'FF', at: [14, 10], rank: tern['rank'] === 'commander' ? 'captain' : 'commander' },
      ]),
      squadron('Gulls', 'seat-1', [{ name: 'Skua', class: 'DD', at: [40, 4], rank: 'admiral' }]),
      stones(),
    ],
    options: { cloakToggle: 'command' },
  });
const toggles = (kind: string): ArmadaCase['when'] => by('seat-1', { kind, ship: 'tern' });
const cloakedNow = (is: Fields): ArmadaCase['then'] => ({
  position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', ...is }] }] },
});
const cloaking: ArmadaCase[] = [
  {
    id: 'a-cloak-is-engaged-in-the-command-segment-by-agreement',
    covers: ['R-DA-85', 'DA-9.3.3a'],
    given: inCommand({}),
    when: toggles('engage-cloak'),
    then: cloakedNow({ cloaked: true }),
  },
  {
    id: 'a-captain-that-disengages-in-the-command-segment-keeps-its-voice',
    covers: ['R-DA-85', 'DA-9.3.3b'],
    given: inCommand({ cloaked: true }),
    when: toggles('disengage-cloak'),
    then: cloakedNow({ cloaked: false, commsDown: 'off', fireControl: 'on' }),
  },
  {
    id: 'a-commander-that-disengages-in-the-command-segment-loses-its-voice',
    covers: ['R-DA-85', 'DA-9.3.3b'],
    given: inCommand({ cloaked: true, rank: 'commander' }),
    when: toggles('disengage-cloak'),
    then: cloakedNow({ commsDown: 'on', fireControl: 'on' }),
  },
  agreed(
    cloaks,
    'a-ship-engages-its-cloak',
    { cloakToggle: 'command' },
    {
      id: 'a-cloak-is-not-switched-after-moving-where-that-is-agreed',
      covers: ['R-DA-85', 'DA-9.3.3a'],
      rejects: { code: 'other-segment', rule: 'DA-9.0a' },
    },
  ),
];

const round = (segments: number, at: [number, number], facing: number, orbitSegments: 8 | 16): ArmadaCase =>
  agreed(
    orbit,
    'a-ship-in-orbit-goes-on-round-without-its-special-action',
    { orbitSegments },
    {
      id: `an-orbit-has-${orbitSegments}-segments-by-agreement`,
      covers: ['R-DA-97', 'DA-9.3.10.2'],
      when: by('seat-1', { kind: 'follow-orbit', ship: 'tern', planet: 'planet', segments, carry: [] }),
      then: { position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', at, facing }] }] } },
    },
  );
const orbits: ArmadaCase[] = [round(2, [29, 24], 180, 8), round(4, [29, 24], 180, 16)];

const ofShips: ArmadaCase[] = [
  agreed(
    terrain,
    'asteroids-score-critical-hits',
    { terrainCriticals: false },
    {
      id: 'asteroids-score-no-critical-hits-by-agreement',
      covers: ['R-DA-74'],
      dice: [8],
      then: { position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', hull: 12, destroyed: [] }] }] } },
    },
  ),
  agreed(
    criticals,
    'a-critical-for-each-full-multiple',
    { criticals: 'single' },
    {
      id: 'one-critical-at-most-by-agreement',
      covers: ['R-DA-118', 'DA-9.4.8k'],
      dice: [8, 2, 6],
      then: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', hull: 12, destroyed: ['DF'] }] }] } },
    },
  ),
  agreed(
    terrain,
    'asteroids-score-critical-hits',
    { criticals: 'single' },
    {
      id: 'terrain-scores-one-critical-at-most-by-agreement',
      covers: ['R-DA-118', 'R-DA-74'],
      dice: [8, 6],
      then: { position: { squadrons: [{ id: 'waders', ships: [{ id: 'tern', hull: 12, destroyed: ['DF'] }] }] } },
    },
  ),
];

const evading = (sides: number): ArmadaCase['then'] => ({
  events: [{ kind: 'defence-rolled', dice: [{ source: 'def' }, { source: 'evasive', sides }] }],
});
const evades = 'a-ship-that-evades-adds-a-die-by-its-speed';
const patrol = 'a-patrol-adds-the-die-of-its-stack-and-goes-home';
const fighting: ArmadaCase[] = [
  agreed(
    defence,
    evades,
    { evasiveDice: 'd6' },
    {
      id: 'a-ship-evades-with-a-d6-by-agreement',
      covers: ['R-DA-92', 'DA-9.3.6a'],
      then: evading(6),
    },
  ),
  agreed(
    defence,
    evades,
    { evasiveDice: 'd6-d8-d10' },
    {
      id: 'a-ship-evades-with-larger-dice-by-agreement',
      covers: ['R-DA-92', 'DA-9.3.6a'],
      then: evading(10),
    },
  ),
  agreed(
    torpedoes,
    'a-planet-blocks-torpedoes',
    { planetBlocksTorpedoes: false },
    {
      id: 'torpedoes-fly-through-planets-by-agreement',
      covers: ['R-DA-110'],
      dice: [2, 4],
      then: { events: [{ kind: 'fire-declared', cover: null }] },
    },
  ),
  agreed(
    defence,
    patrol,
    { capVsDirectFire: false },
    {
      id: 'nobody-is-asked-for-a-patrol-against-direct-fire-by-agreement',
      covers: ['R-DA-115', 'R-DA-10'],
      dice: [8, 2, 6],
      when: defence.cases.find(({ id }) => id === patrol)?.when?.slice(0, 1),
      then: { events: [{ kind: 'defence-rolled', dice: [{ source: 'def' }], hits: 6 }] },
    },
  ),
  agreed(
    defence,
    'a-patrol-helps-against-torpedoes',
    { capVsDirectFire: false },
    {
      id: 'a-patrol-helps-against-torpedoes-whatever-is-agreed-for-direct-fire',
      covers: ['R-DA-115'],
    },
  ),
  agreed(
    fighters,
    'nobody-attacks-a-cloaked-ship',
    { fightersVsCloak: true },
    {
      id: 'fighters-attack-a-cloaked-ship-by-agreement',
      covers: ['R-DA-86'],
      dice: [4],
      then: { events: [{ kind: 'fighters-attacked', target: 'onyx' }] },
    },
  ),
  agreed(
    beacons,
    'each-countermeasure-adds-one',
    { hackNeedsEcm: true },
    {
      id: 'a-ship-with-countermeasures-hacks-where-that-is-agreed',
      covers: ['R-DA-82'],
    },
  ),
  agreed(
    beacons,
    'a-five-without-countermeasures-fails',
    { hackNeedsEcm: true },
    {
      id: 'nobody-hacks-without-countermeasures-where-that-is-agreed',
      covers: ['R-DA-82', 'DA-9.3.2'],
      dice: [],
      rejects: { code: 'no-ecm', rule: 'R-DA-82' },
    },
  ),
  agreed(
    boarding,
    'a-defender-has-its-detachment-its-marines-and-a-weak-crew-a-smaller-die',
    { defendingMarines: false },
    {
      id: 'marines-do-not-repel-boarders-by-agreement',
      covers: ['R-DA-136', 'DA-9.4.10.2b'],
      dice: [1, 1, 4, 6, 4, 6, 6],
      then: {
        events: [
          { kind: 'assault-fought', defence: [{ from: 'crew' }, { from: 'Security Detachment' }, { from: 'DEF' }] },
        ],
      },
    },
  ),
];

const cases: CaseFile = {
  ruleset: 'darkmatter-armada',
  cases: [...ofTheTable, ...hyperspace, ...cloaking, ...orbits, ...ofShips, ...fighting],
};
export default cases;
