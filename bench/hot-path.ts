/**
 * What each step of a move costs in the server, without sockets and PostgreSQL, in microseconds.
 *
 *   npm run hot-path
 */
import { createHmac } from 'node:crypto';
import { FromClient } from '@broadside/protocol';
import { changesBetween, hashView } from '@broadside/rules/kernel';
import type { View } from '@broadside/rules/kernel';
import { rounded } from './measure/statistics.ts';
import { moveFor, synthetic } from './synthetic/index.ts';

const turns = 20_000;
const noDice = { roll: () => [], shuffle: <T>(items: readonly T[]): readonly T[] => items };

/** The states along a long match, so that no step sees the same input twice. */
const states = [synthetic.evolve(undefined, { kind: 'started', fleets: 2 })];
const events = Array.from({ length: 2000 }, (_, index) => {
  const state = states[index]!;
  const decision = synthetic.decide(state, moveFor(index), index % 2 === 0 ? 'seat-1' : 'seat-2', noDice);
  if (!decision.ok) throw new Error(decision.reason.sentence);
  const [event] = decision.events;
  states.push(synthetic.evolve(state, event!));
  return event!;
});
const viewers = [{ kind: 'seat', seat: 'seat-1' }, { kind: 'seat', seat: 'seat-2' }, { kind: 'public' }] as const;
const views: View[] = states.map((state) => synthetic.view(state, viewers[0]));
const wire = events.map((_, index) =>
  JSON.stringify({
    t: 'command',
    id: `move-${String(index).padStart(8, '0')}`,
    seq: index + 1,
    command: moveFor(index),
  }),
);

const steps: { readonly [name: string]: (index: number) => unknown } = {
  'JSON.parse a command': (index) => JSON.parse(wire[index]!) as unknown,
  'check the envelope': (index) => FromClient.safeParse(parsed[index]),
  'check the command': (index) => synthetic.codec.command.safeParse(moves[index]),
  decide: (index) => synthetic.decide(states[index]!, moves[index]!, index % 2 === 0 ? 'seat-1' : 'seat-2', noDice),
  evolve: (index) => synthetic.evolve(states[index], events[index]!),
  'view, one audience': (index) => synthetic.view(states[index]!, viewers[index % 3]!),
  'changes, one audience': (index) => changesBetween(views[index]!, views[index + 1]!),
  'narrate, one audience': (index) => synthetic.narrate(events[index]!, states[index], states[index + 1]!, viewers[2]),
  'changes as text': (index) => JSON.stringify(changes[index]),
  'hash of a view, every record new': (index) => hashView(fresh[index % fresh.length]!),
  'block of the dice': (index) => createHmac('sha256', 'key').update(String(index)).digest(),
};
const parsed: unknown[] = wire.map((text) => JSON.parse(text) as unknown);
const moves = events.map((_, index) => moveFor(index));
const changes = events.map((_, index) => changesBetween(views[index]!, views[index + 1]!));
const fresh = Array.from({ length: 200 }, (_, index) => JSON.parse(JSON.stringify(views[index])) as View);

for (const [name, step] of Object.entries(steps)) {
  let kept: unknown;
  for (let warm = 0; warm < 2000; warm += 1) kept = step(warm % 2000);
  const before = process.cpuUsage();
  for (let turn = 0; turn < turns; turn += 1) kept = step(turn % 2000);
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(
    `${name.padEnd(36)} ${String(rounded((user + system) / turns))} us${kept === states ? ' ' : ''}\n`,
  );
}
