/** The class table (12.1): every figure of each row, as the book is read, against what the game makes of it. */
import type { CaseFile } from '../../kernel/index.ts';
import { accepted, alone, built, drawing, refused } from './drawn.ts';
import { acting, type ArmadaCase, by, type Fields, knot, move, squadron } from './written.ts';

/** A row of 12.1: figures in its order, then mounts, then what else the blueprint counts. */
interface Row {
  readonly rule: string;
  readonly code: string;
  readonly name: string;
  readonly cost: number;
  /** Sides of the squadron die; none for civilians. */
  readonly squadronDie: number | null;
  readonly modules: number;
  readonly scrs: number;
  readonly def: number;
  readonly mv: number;
  /** What a template lets a ship turn to either side at Medium speed, in degrees; null for a station. */
  readonly turn: number | null;
  readonly cp: number;
  readonly cr: number;
  readonly hp: number;
  readonly power: number;
  readonly apu: number;
  readonly size: number;
  readonly mounts: string;
}
const template = { A: 30, B: 40, C: 50, D: 60 } as const;
const row = (
  rule: string,
  code: string,
  name: string,
  [cost, squadronDie, modules, scrs, def, mv]: readonly [number, number | null, number, number, number, number],
  letter: keyof typeof template | null,
  [cp, cr, hp, power, apu, size]: readonly [number, number, number, number, number, number],
  mounts: string,
): Row => {
  const turn = letter === null ? null : template[letter];
  return { rule, code, name, cost, squadronDie, modules, scrs, def, mv, turn, cp, cr, hp, power, apu, size, mounts };
};

// prettier-ignore
const rows: readonly Row[] = [
  row('DA-12.1a', 'DN', 'dreadnought', [180, 10, 3, 3, 8, 12], 'A', [8, 7, 30, 30, 6, 9], 'F P S A T1 T2'),
  row('DA-12.1b', 'BB', 'battleship', [120, 8, 3, 3, 6, 12], 'A', [7, 6, 26, 28, 5, 8], 'F P S A T1 T2'),
  row('DA-12.1c', 'CV', 'fleet carrier', [90, 6, 2, 3, 6, 12], 'A', [6, 6, 22, 17, 4, 7], 'F P S T1'),
  row('DA-12.1d', 'BC', 'battlecruiser', [80, 8, 2, 3, 6, 14], 'B', [5, 6, 22, 22, 5, 7], 'F P S A T1 T2'),
  row('DA-12.1e', 'CH', 'heavy cruiser', [50, 6, 1, 2, 6, 16], 'B', [5, 5, 22, 18, 4, 5], 'F P S A T1 T2'),
  row('DA-12.1f', 'CVL', 'light carrier', [50, 4, 1, 2, 4, 14], 'C', [4, 4, 18, 14, 3, 5], 'F P S'),
  row('DA-12.1g', 'CR', 'cruiser', [35, 6, 2, 2, 4, 16], 'C', [4, 4, 20, 15, 3, 4], 'F P S A T1'),
  row('DA-12.1h', 'DD', 'destroyer', [25, 6, 1, 2, 4, 18], 'D', [4, 3, 18, 13, 3, 3], 'F P S A T1'),
  row('DA-12.1i', 'FF', 'frigate', [20, 4, 2, 1, 4, 20], 'D', [3, 3, 16, 10, 2, 2], 'F P S'),
  row('DA-12.1j', 'K', 'corvette', [10, 4, 1, 1, 4, 24], 'D', [2, 3, 12, 9, 2, 1], 'F P S'),
  row('DA-12.1k', 'LSA', 'large station a', [130, 10, 3, 3, 10, 0], null, [10, 8, 30, 30, 6, 7], 'W1 W2 T1 T2 T3 T4'),
  row('DA-12.1k', 'LSB', 'large station b', [130, 10, 3, 3, 10, 0], null, [10, 8, 30, 30, 6, 7], 'W1 T1 T2 T3 T4'),
  row('DA-12.1l', 'SSA', 'small station a', [80, 6, 2, 1, 6, 0], null, [6, 6, 20, 18, 4, 5], 'W1 W2 T1 T2'),
  row('DA-12.1l', 'SSB', 'small station b', [80, 6, 2, 1, 6, 0], null, [6, 6, 20, 18, 4, 5], 'W1 T1 T2'),
  row('DA-12.1m', 'AFL', 'large freighter', [50, null, 3, 0, 6, 10], 'A', [5, 4, 20, 10, 3, 6], 'T1 T2'),
  row('DA-12.1n', 'AFM', 'medium freighter', [35, null, 2, 0, 4, 12], 'B', [4, 3, 16, 8, 2, 4], 'T1 T2'),
  // The book counts the hold of the small freighter as its second module (R-DA-31).
  row('DA-12.1o', 'AFS', 'small freighter', [20, null, 1, 0, 4, 14], 'C', [3, 3, 12, 6, 1, 2], 'T1 T2'),
];

/** Class and rank in ids of cases. */
const tag = ({ code }: Row): string => code.toLowerCase();
const military = rows.filter(({ squadronDie }) => squadronDie !== null);
const APU_COST = 15;
/** Power that each rating of a DEF system draws, as the book is read. */
const defPower: Readonly<Record<number, number>> = { 4: 2, 6: 4, 8: 6, 10: 8 };

/** As many modules as the class has boxes for. */
const units = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`E${index + 1}`, 'auxiliary-power-unit']));

/** Costs, DEF, CP, HP and boxes, with an Auxiliary Power Unit in each; a third of the boxes is compromised. */
const figures = military.map((each) => {
  const { rule, code, cost, def, cp, hp, modules } = each;
  const crew = cp + 1;
  const shaded = { hullShaded: Math.ceil(hp / 3), crewShaded: Math.ceil(crew / 3) };
  const halved = code === 'BC' ? { hullShaded: 4 } : {};
  return accepted(
    `${tag(each)}-costs-and-has-what-its-row-says`,
    [rule, 'DA-12.1v', 'DA-1.5a', 'R-DA-19'],
    alone({ class: code, equipment: units(modules) }),
    built({
      ...{ class: code, cost: cost + APU_COST * modules, def, speed: 'medium' },
      ...{ crew, crewMax: crew, hull: hp, hullMax: hp, ...shaded, ...halved },
    }),
  );
});

/** One autocannon too many: what is told is the rating with all Auxiliary Power Units. */
const overPower = military.map((each) => {
  const { rule, code, power, apu, modules, def, mounts } = each;
  const most = power + apu * modules;
  const weapons = drawing(most + 1 - (defPower[def] ?? 0), mounts.split(' '));
  return refused(
    `${tag(each)}-draws-no-more-power-than-its-row-gives`,
    [rule, 'DA-12.2.3a', 'DA-12.2.3b', 'R-DA-20', 'R-DA-38'],
    alone({ class: code, equipment: units(modules), weapons }),
    { code: 'power-over', rule: 'DA-12.2.3b', says: `draws ${most + 1} power and has ${most}, 1 too few` },
  );
});
const allPower = military.map((each) => {
  const { rule, code, power, apu, modules, def, mounts, cost } = each;
  const weapons = drawing(power + apu * modules - (defPower[def] ?? 0), mounts.split(' '));
  return accepted(
    `${tag(each)}-draws-all-the-power-of-its-row`,
    [rule, 'DA-12.2.3a', 'DA-12.2.3b', 'DA-12.2.3d', 'R-DA-20', 'R-DA-38', 'R-DA-24'],
    alone({ class: code, equipment: units(modules), weapons }),
    built({ cost: cost + APU_COST * modules }),
  );
});

const rules = ['elite-bridge-crew', 'expert-engineers', 'high-bypass-engines', 'veteran-crew'];
const ruleCost = [10, 15, 20, 10];
const customized = military.flatMap((each) => {
  const { rule, code, name, scrs, cost } = each;
  const covers = [rule, 'DA-1.8.13', 'R-DA-36'];
  const sum = ruleCost.slice(0, scrs).reduce((all, one) => all + one, cost);
  return [
    accepted(
      `${tag(each)}-takes-${scrs}-customizations`,
      covers,
      alone({ class: code, customizations: rules.slice(0, scrs) }),
      built({ cost: sum }),
    ),
    refused(
      `${tag(each)}-takes-no-more-than-${scrs}-customizations`,
      covers,
      alone({ class: code, customizations: rules.slice(0, scrs + 1) }),
      { code: 'too-many-customizations', rule: 'DA-1.8.13', says: `A ${name} may have ${scrs}: take 1 off` },
    ),
  ];
});

/** DEF from the baseline to twice it, and d16 (DA-12.1s). */
const ladder = [4, 6, 8, 10, 12, 14, 16];
const defence = military.flatMap((each) => {
  const { rule, code, def } = each;
  const most = Math.min(16, def * 2);
  const covers = ['DA-12.1s', rule, 'R-DA-21'];
  const next = ladder.find((die) => die > most);
  const below = ladder.findLast((die) => die < def);
  const over = { code: 'defense-over', rule: 'DA-12.1s' };
  return [
    accepted(`${tag(each)}-buys-twice-its-def`, covers, alone({ class: code, def: most }), built({ def: most })),
    ...(next === undefined
      ? []
      : [refused(`${tag(each)}-buys-no-larger-def`, covers, alone({ class: code, def: next }), over)]),
    ...(below === undefined
      ? []
      : [
          refused(`${tag(each)}-keeps-its-baseline-def`, covers, alone({ class: code, def: below }), {
            code: 'defense-under',
            rule: 'DA-12.1s',
          }),
        ]),
  ];
});

/** MV and template: at Medium speed a ship goes as far as its MV, and turns as far as its template lets it. */
const sailing = (each: Row): Fields =>
  acting('movement', [{ name: 'Tern', class: each.code, at: [24, 10], facing: 0 }, knot({ at: [40, 4] })]);
const moves = rows.flatMap((each): ArmadaCase[] => {
  const { rule, mv, turn } = each;
  const covers = [rule, 'DA-9.2.1', 'DA-9.2.2b'];
  const goes = (course: number, inches: number): ArmadaCase['when'] => by('seat-1', move(course, inches));
  if (turn === null)
    return [
      {
        id: `${tag(each)}-never-moves`,
        covers: [rule, 'R-DA-151'],
        given: sailing(each),
        when: goes(0, 1),
        rejects: { code: 'no-drive', rule: 'R-DA-151' },
      },
    ];
  return [
    {
      id: `${tag(each)}-moves-and-turns-as-far-as-its-row-says`,
      covers,
      given: sailing(each),
      when: goes(turn, mv),
      then: { events: [{ kind: 'ship-moved', ship: 'tern' }] },
    },
    {
      id: `${tag(each)}-moves-no-farther`,
      covers,
      given: sailing(each),
      when: goes(0, mv + 0.1),
      rejects: { code: 'too-long', rule: 'DA-9.2.4' },
    },
    {
      id: `${tag(each)}-turns-no-more`,
      covers,
      given: sailing(each),
      when: goes(turn + 1, mv),
      rejects: { code: 'outside-turning-arc', rule: 'DA-9.2.1' },
    },
  ];
});

/** Freighters belong to scenarios: a position shows their DEF, CP and HP. */
const freighters = rows
  .filter(({ squadronDie }) => squadronDie === null)
  .map((each): ArmadaCase => ({
    id: `${tag(each)}-has-what-its-row-says`,
    covers: [each.rule, 'DA-12.1v'],
    given: sailing(each),
    when: by('seat-1', move(0, each.mv)),
    then: {
      position: {
        squadrons: [
          { id: 'waders', ships: [{ id: 'tern', def: each.def, hull: each.hp, crew: each.cp + 1, disorder: 0 }] },
        ],
      },
    },
  }));

/** CR: so many hits score a critical hit, one fewer none. The weapon shows two more than that, DEF two. */
const target = (each: Row): Fields => ({
  active: 'Waders',
  segment: 'combat',
  squadrons: [
    squadron('Waders', 'seat-1', [
      { name: 'Tern', class: 'CR', at: [24, 10], facing: 0, weapons: { F: 'autocannon d16' } },
    ]),
    squadron('Stones', 'seat-2', [
      { name: 'Onyx', class: each.code, at: [24, 20], facing: 180, rank: 'captain' },
      { name: 'Flint', class: 'DD', at: [44, 44], facing: 180, rank: 'admiral' },
    ]),
  ],
});
const fires = by('seat-1', { kind: 'fire', target: 'onyx', shooters: [{ ship: 'tern', mounts: ['F'] }] });
const ratings = rows.flatMap((each): ArmadaCase[] => {
  const covers = [each.rule, 'DA-1.8.5'];
  // The Defense Network, whatever its number: the location does not matter here.
  const network: Readonly<Record<string, number>> = {
    CV: 8,
    BC: 8,
    CVL: 6,
    K: 6,
    DD: 6,
    FF: 6,
    LSA: 10,
    LSB: 10,
    SSA: 6,
    SSB: 6,
    AFL: 7,
  };
  // A corvette is a difficult target for a cruiser: one more die.
  const bonus = each.code === 'K' ? [3] : [];
  const more = bonus.length * 3;
  const face = network[each.code] ?? (each.code === 'DN' || each.code === 'BB' ? 7 : 5);
  return [
    {
      id: `${tag(each)}-is-struck-at-its-rating`,
      covers,
      given: target(each),
      dice: [each.cr + 2 + more, 2, ...bonus, face],
      when: fires,
      then: { events: [{ kind: 'critical-hit', ship: 'onyx', space: 'DF' }] },
    },
    {
      id: `${tag(each)}-is-not-struck-below-its-rating`,
      covers,
      given: target(each),
      dice: [each.cr + 1 + more, 2, ...bonus],
      when: fires,
      then: { events: ['hull-lost'], without: ['critical-hit'] },
    },
  ];
});

/** The die of the squadron in its Coordinated Fire, by the class of the commander (DA-12.1r). */
const dice = military.map((each): ArmadaCase => ({
  id: `${tag(each)}-commands-with-its-die`,
  covers: [each.rule, 'DA-12.1r', 'DA-9.4.6b'],
  given: {
    active: 'Waders',
    segment: 'combat',
    squadrons: [
      squadron('Waders', 'seat-1', [
        {
          name: 'Tern',
          class: each.code,
          at: [24, 10],
          facing: 0,
          rank: 'admiral',
          weapons: { [gun(each)]: 'autocannon d8' },
        },
        { name: 'Knot', class: 'K', at: [27, 10], facing: 0, rank: 'captain', weapons: { F: 'autocannon d8' } },
      ]),
      squadron('Stones', 'seat-2', [{ name: 'Onyx', class: 'DN', at: [24, 20], facing: 180 }]),
    ],
  },
  dice: [5, 4, 3, 2],
  when: by('seat-1', {
    kind: 'fire',
    target: 'onyx',
    shooters: [
      { ship: 'tern', mounts: [gun(each)] },
      { ship: 'knot', mounts: ['F'] },
    ],
  }),
  then: { events: [{ kind: 'fire-declared', bonus: [{ source: 'squadron', sides: each.squadronDie }] }] },
}));
function gun({ mounts }: Row): string {
  return mounts.startsWith('F') ? 'F' : 'W1';
}

/** Hull Size: a Tractor Beam draws what is smaller, and nothing of its own size (9.3.8). */
const drawn = rows.flatMap((each): ArmadaCase[] => {
  // Ships of all sizes, by which a row's own is known: the larger draws it, its equal does not.
  const bySize: Readonly<Record<number, string>> = {
    1: 'K',
    2: 'FF',
    3: 'DD',
    4: 'CR',
    5: 'CH',
    6: 'AFL',
    7: 'BC',
    8: 'BB',
    9: 'DN',
  };
  const still = { from: { at: [24, 20], facing: 180 }, movedMils: 0 };
  const given = (code: string | undefined): Fields => ({
    active: 'Waders',
    segment: 'special',
    squadrons: [
      squadron('Waders', 'seat-1', [
        { name: 'Tern', class: code ?? 'DN', at: [24, 10], facing: 0, equipment: { E1: 'tractor beam' } },
        knot({ at: [40, 4] }),
      ]),
      squadron('Stones', 'seat-2', [{ name: 'Onyx', class: each.code, at: [24, 20], facing: 180, activation: still }]),
    ],
  });
  const when = by('seat-1', { kind: 'draw-object', ship: 'tern', target: 'onyx' });
  const covers = [each.rule, 'DA-9.3.8'];
  const larger = bySize[each.size + 1];
  return [
    ...(larger === undefined
      ? []
      : [
          {
            id: `${tag(each)}-is-drawn-by-the-next-size`,
            covers,
            given: given(larger),
            when,
            then: { events: ['object-drawn'] },
          },
        ]),
    {
      id: `${tag(each)}-is-not-drawn-by-its-own-size`,
      covers,
      given: given(bySize[each.size]),
      when,
      rejects: { code: 'too-large', rule: 'DA-9.3.8' },
    },
  ];
});

export default {
  ruleset: 'darkmatter-armada',
  cases: [
    ...figures,
    ...overPower,
    ...allPower,
    ...customized,
    ...defence,
    ...moves,
    ...freighters,
    ...ratings,
    ...dice,
    ...drawn,
  ],
} satisfies CaseFile;
