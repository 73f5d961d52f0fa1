/** Who is shown an entry first. */
import { moveFor, synthetic } from '@broadside/bench/synthetic';
import { newLedger, noTempo } from '@broadside/match';
import type { AnyRuleset, Viewer } from '@broadside/rules/kernel';
import { expect, it } from 'vitest';
import { diceStream } from '../dice/seed.ts';
import { MemoryJournal } from '../store/memory-journal.ts';
import { RoomGame } from './game.ts';
import { Gallery } from './gallery.ts';
import type { Peer } from './peer.ts';

const ruleset: AnyRuleset = synthetic;

it('shows the table first, and then whoever watches, whoever came first', async () => {
  const setup: unknown = ruleset.presets[0]?.setup;
  const sitters = ruleset.seatsOf(setup).map(({ seat, team }) => ({ seat, team, kind: 'person' as const }));
  const seats = sitters.map(({ seat }) => seat);
  const game = new RoomGame(
    '0123456789ab',
    sitters,
    diceStream(Buffer.alloc(32, 1), 'aa'),
    newLedger(ruleset, seats, noTempo),
  );
  const journal = new MemoryJournal();
  const begun = game.start(setup, 1000);
  if (!begun.ok) throw new Error(begun.reason.sentence);
  await journal.append([begun.proposal.entry]);
  game.commit(begun.proposal);
  const gallery = new Gallery(
    game,
    journal,
    (who) => (typeof who === 'string' ? who : who.name),
    (fault) => expect.fail(fault.message),
  );
  const shown: string[] = [];
  const come = async (viewer: Viewer): Promise<void> => {
    const push = (): unknown => shown.push(viewer.kind);
    const peer = { viewer, push, write: () => undefined, send: () => undefined } as unknown as Peer;
    gallery.admit(peer, await gallery.audienceOf(peer, game), undefined);
  };
  await come({ kind: 'public' });
  for (const seat of seats) await come({ kind: 'seat', seat });
  const moved = game.judge(moveFor(0), 'seat-1', 'command-1', 2000);
  if (!moved.ok) throw new Error(moved.reason.sentence);
  const showing = gallery.prepare(game, moved.proposal);
  shown.length = 0;
  gallery.showTable(showing);
  expect(shown).toEqual(seats.map(() => 'seat'));
  gallery.showPublic(showing);
  expect(shown.at(-1)).toBe('public');
});
