/** What a setup may hide besides the cards: the reserves of the other side, and what lies in the discard pile. */
import { expect, it } from 'vitest';
import { SeededDice, type Viewer } from '../../kernel/index.ts';
import { fleetCommand } from '../index.ts';
import { readyForces } from '../presets.ts';
import { drawnSetup } from '../setup.ts';
import { firstState } from '../start.ts';

type Units = (typeof readyForces.kushan)['units'];
const dice = () => new SeededDice(() => 0.37);
const flagship = readyForces.kushan.units;
const withReserve = (reserve: Units, hidden: boolean) =>
  firstState(
    drawnSetup.parse({
      scenario: 'freeform-battle',
      forces: { ...readyForces, kushan: { units: [...flagship, ...reserve] } },
      options: { reservesHidden: hidden },
    }),
    dice(),
  );
const frigates = withReserve([{ card: 'ion-cannon-frigate', reserve: true }], true);
const carrier = withReserve(
  [
    { card: 'carrier', reserve: true },
    { card: 'interceptor', aboard: flagship.length },
  ],
  true,
);
const seen = (state: typeof frigates, who: Viewer): string => JSON.stringify(fleetCommand.view(state, who));
const watchers: Viewer[] = [{ kind: 'seat', seat: 'seat-2' }, { kind: 'public' }, { kind: 'referee' }];

it.each(watchers)('hides what waits in a reserve from $kind', (who) => {
  expect(seen(carrier, who)).toBe(seen(frigates, who));
  expect(seen(withReserve([{ card: 'ion-cannon-frigate', reserve: true }], false), who)).toContain('"reserve"');
});

it('shows its owner what waits', () => {
  const own = fleetCommand.view(carrier, { kind: 'seat', seat: 'seat-1' });
  expect(own['unit:kushan-carrier-ra']).toMatchObject({ place: 'reserve', seat: 'seat-1' });
  expect(own['unit:kushan-interceptor-ra']).toMatchObject({ place: 'embarked', parent: 'kushan-carrier-ra' });
});

it('closes the discard pile to all but its height', () => {
  const closed = structuredClone(frigates);
  closed.match.discards = ['intercept', 'hit-and-run'];
  closed.match.options['discardPileVisible'] = false;
  for (const who of [...watchers, { kind: 'seat', seat: 'seat-1' } as const]) {
    const match = fleetCommand.view(closed, who)['match'];
    expect(match).toMatchObject({ discards: [], discardCards: 2 });
    const open = { ...closed, match: { ...closed.match, options: { discardPileVisible: true } } };
    expect(fleetCommand.view(open, who)['match']).toMatchObject({ discards: ['intercept', 'hit-and-run'] });
  }
});
