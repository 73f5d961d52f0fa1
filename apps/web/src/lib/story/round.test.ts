/** What rounds of real matches of every ruleset came to. */
import { catalog } from '@broadside/rules/catalog';
import { namesIn, play, SeededDice, seededRandom, type Seat } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { logOf } from '../../../test/told-match.ts';
import { scenesOf, type SceneLine } from '../scene/scene.ts';
import { closedRound, roundFigures, roundOf, sidesOf, signed, type RoundSide } from './round.ts';

const sides: readonly RoundSide[] = [
  { name: 'One', seats: ['seat-1'] },
  { name: 'Two', seats: ['seat-2'] },
];

describe.each(Object.entries(catalog))('rounds of %s', { timeout: 120_000 }, (_, load) => {
  const told = load().then((ruleset) => logOf(ruleset, 7, { kind: 'public' }));

  it('hold every loss and every die of their lines, side by side', async () => {
    const log = await told;
    const begins = log.flatMap(({ cue }, at) => (cue?.is === 'round' ? [at] : []));
    expect(begins.length).toBeGreaterThan(2);
    const rounds = begins.slice(1).map((end) => closedRound(log.slice(0, end + 1)));
    const first = rounds[0]?.round ?? 0;
    expect(rounds.map((each) => each?.round)).toEqual(rounds.map((_closed, at) => first + at));
    let lost = 0;
    for (const closed of rounds) {
      if (closed === undefined) throw new Error('A round has no beginning.');
      const { lines } = closed;
      const { rows, turning } = roundFigures({ ...closed, sides, before: undefined, after: undefined });
      const gone = lines.filter(({ cue }) => cue?.is === 'gone');
      const goneOf = (seat: Seat): number => gone.filter((line) => namesIn(line)[0]?.seat === seat).length;
      const kind = gone[0] === undefined ? '' : `${namesIn(gone[0])[0]?.record.split(':')[0] ?? ''}s lost`;
      const row = rows.find(({ label }) => label === kind);
      if (gone.length > 0) expect(row?.values.map(Number)).toEqual([goneOf('seat-1'), goneOf('seat-2')]);
      lost += gone.length;
      const dice = lines.flatMap(({ rolls }) => rolls ?? []);
      const thrown = (seat: Seat): number =>
        dice.filter((roll) => roll.seat === seat).reduce((sum, { faces }) => sum + faces.length, 0);
      const values = rows.find(({ label }) => label === 'dice thrown')?.values ?? ['0', '0'];
      expect(values.map(Number)).toEqual([thrown('seat-1'), thrown('seat-2')]);
      for (const { values: of } of rows) expect(of).toHaveLength(2);
      // What terrain takes is nobody's attack.
      const harmed = scenesOf(lines).some(({ losses }) => losses.length > 0);
      expect(turning?.words ?? '').toMatch(harmed ? /^(lost|loses \d+ \w+)/ : /^$/);
    }
    expect(lost).toBeGreaterThan(0);
  });

  it('say how it stands as the game counts', async () => {
    const ruleset = await load();
    const [preset] = ruleset.presets;
    if (!preset) throw new Error('There is no battle.');
    const match = play(ruleset, preset.setup, new SeededDice(seededRandom(3)));
    const standing = ruleset.story?.standing(match.viewOf('seat-1'));
    if (standing === undefined) throw new Error('It does not say how it stands.');
    const told = { round: 1, lines: [], sides: standing.sides, before: standing, after: standing };
    const { score, rows } = roundFigures(told);
    expect(score?.what).not.toBe('');
    expect(score?.now).toHaveLength(standing.sides.length);
    expect(score?.got).toEqual(standing.sides.map(() => 0));
    expect(rows.map(({ label }) => label)).toEqual(standing.counts.slice(1));
  });
});

describe('a round of bare lines', () => {
  const tern = { record: 'ship:t', name: 'Tern', seat: 'seat-1' } as const;
  const drone = { record: 'ship:d', name: 'Drone' } as const;
  const line = (parts: SceneLine['parts'], more: Partial<SceneLine> = {}): SceneLine => ({
    seq: 3,
    parts,
    rules: ['X-1'],
    tone: 'act',
    ...more,
  });
  const begins = (round: number): SceneLine => line([`Round ${round} of 6.`], { tone: 'phase', cue: { is: 'round' } });
  const guns = {
    label: 'Guns',
    seat: 'seat-1',
    sides: 6,
    faces: [6, 5, 4, 1],
    need: 4,
    counted: 3,
    use: 'gun',
  } as const;
  const fires = line([tern, ' fires at ', drone, '.'], { cue: { is: 'attack' }, rolls: [guns] });
  const loses = line([drone, ' loses 3 hull: 5 to 2.'], { cue: { is: 'loss', what: 'hull' } });
  const automated = [
    { name: 'Terns', seats: ['seat-1'] as const },
    { name: 'Drones', seats: [] },
  ];

  it('counts what the automated side lost as its own, and the attack that cost most', () => {
    const closed = closedRound([begins(2), fires, loses, begins(3)]);
    expect(closed?.round).toBe(2);
    const stand = (a: number, b: number) => ({
      counts: ['points', 'beacons held'],
      sides: automated.map((side, at) => ({ ...side, score: [at === 0 ? a : b, at] })),
    });
    const figures = roundFigures({
      round: 2,
      lines: closed?.lines ?? [],
      sides: automated,
      before: stand(10, 4),
      after: stand(30, 4),
    });
    expect(figures.score).toEqual({ what: 'points', now: [30, 4], got: [20, 0] });
    expect(figures.rows).toEqual([
      { label: 'hull lost', values: ['0', '3'] },
      { label: 'beacons held', values: ['0', '1'] },
      { label: 'dice thrown', values: ['4', '0'] },
      { label: 'hits against the odds', values: ['+1', '–'] },
    ]);
    expect(figures.turning).toMatchObject({ target: 'Drone', words: 'loses 3 hull to Tern, 4 dice' });
  });

  it('has a side for each team, as it is called', () => {
    const seat = (number: 1 | 2 | 3, team: number, side: string) => ({ seat: `seat-${number}` as const, team, side });
    expect(sidesOf([seat(1, 0, 'Terns'), seat(2, 1, 'Drones'), seat(3, 0, 'Knots')])).toEqual([
      { name: 'Terns, Knots', seats: ['seat-1', 'seat-3'] },
      { name: 'Drones', seats: ['seat-2'] },
    ]);
  });

  it('knows no round whose beginning it has not', () => {
    expect(closedRound([fires, loses, begins(3)])).toBeUndefined();
    expect(roundOf(begins(11))).toBe(11);
    expect([signed(1.44), signed(-2.2), signed(0.02)]).toEqual(['+1.4', '−2.2', '0']);
  });
});
