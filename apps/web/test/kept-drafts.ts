/** What happens to a draft while messages come in: the test of every ruleset's desk, over a real connection. */
import { kindsOf } from '@broadside/rules/kernel';
import type { AnyRuleset, CaseFile } from '@broadside/rules/kernel';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '#lib/components/toasts.svelte.ts';
import type { Prepared } from '#lib/desk/draft-keeper.ts';
import { lostWords } from '#lib/desk/order-desk.svelte.ts';
import { MatchSession } from '#lib/match/session.svelte.ts';
import { FarEnd, table } from './far-end.ts';
import { momentsOf, type Moment } from './moments.ts';
import { rooted } from './rooted.svelte.ts';

export interface TestedDesk<D extends Prepared> {
  readonly draft: D | undefined;
  readonly session: MatchSession;
  /** The key of what was taken up by hand. */
  taken: string | undefined;
}
export interface Hands<D extends Prepared, K extends TestedDesk<D>> {
  readonly open: (session: MatchSession) => K;
  /** Takes up the offer of a kind. */
  readonly take: (desk: K, kind: string) => void;
  /** Puts something into the draft, as a person does; false where there is nothing to choose. */
  readonly touch: (draft: D) => boolean;
  /** Kinds of command that are given without an offer. */
  readonly never: readonly string[];
}

const chosen = (draft: Prepared | undefined): string =>
  JSON.stringify(draft?.choices.map((name) => Reflect.get(draft, name) as unknown));

/** A desk at a table whose server is the test. */
interface Scene<K> {
  readonly far: FarEnd;
  readonly desk: K;
  readonly end: () => void;
}

async function sceneAt<D extends Prepared, K extends TestedDesk<D>>(
  ruleset: AnyRuleset,
  moment: Moment,
  { open, take }: Hands<D, K>,
): Promise<Scene<K>> {
  const far = new FarEnd(ruleset.id, moment);
  await far.connection.when(() => far.connection.ruleset !== null);
  const session = new MatchSession(far.connection);
  const { it: desk, stop } = rooted(() => open(session));
  flushSync();
  take(desk, moment.kind);
  flushSync();
  return {
    far,
    desk,
    end: () => {
      stop();
      session.close();
    },
  };
}

const seats = [{ seat: 'seat-1', name: 'Ada', kind: 'person', connected: false, open: false, side: 'One' }];
const said = { id: 1, person: 'ada', name: 'Ada', seat: null, text: 'Hello', at: 1 };
const note = { 'note:1': [{ text: 'Nothing that a rule reads.' }] };

/** What comes over the line and does not concern any draft. */
const elsewhere: Readonly<Record<string, (far: FarEnd) => void>> = {
  'a spectator': (far) => far.say({ t: 'presence', seats: [], watching: 3 }),
  'a seat that left its page': (far) => far.say({ t: 'presence', seats, watching: 0 }),
  'a line of chat': (far) => far.say({ t: 'chat', room: 'players', messages: [said] }),
  'the name of the match': (far) => far.say({ t: 'match', match: { ...far.match, name: 'Renamed' } }),
  'an entry that this seat sees nothing of': (far) => far.frame({}, { table: { ...table, absent: ['seat-9'] } }),
  'a lost connection': (far) => far.cut(),
  'a connection found again': (far) => far.comeBack(),
};

export function keepsDrafts<D extends Prepared, K extends TestedDesk<D>>(
  ruleset: AnyRuleset,
  files: readonly CaseFile[],
  hands: Hands<D, K>,
): void {
  const moments = momentsOf(ruleset, files);
  beforeEach(() => {
    toasts.list = [];
  });
  test('every kind of command that is offered stands in the cases', () => {
    const commands = [...kindsOf(ruleset.codec.command).keys()].filter((kind) => !hands.never.includes(kind));
    expect(commands.filter((kind) => !moments.some((moment) => moment.kind === kind))).toEqual([]);
  });
  describe.each([...moments])('the draft for $kind', (moment) => keepsDraft(ruleset, moment, hands));
}

function keepsDraft<D extends Prepared, K extends TestedDesk<D>>(
  ruleset: AnyRuleset,
  moment: Moment,
  hands: Hands<D, K>,
): void {
  const untouched = (): Promise<Scene<K>> => sceneAt(ruleset, moment, hands);
  const touched = async (): Promise<Scene<K> & { readonly begun: boolean }> => {
    const scene = await untouched();
    const { draft } = scene.desk;
    if (draft === undefined) throw new Error(`There is no draft for ${moment.kind}.`);
    const fresh = chosen(draft);
    const begun = hands.touch(draft);
    flushSync();
    expect(chosen(draft) !== fresh, 'the draft was touched').toBe(begun);
    return { ...scene, begun };
  };

  test('stays through all that does not concern it', async () => {
    const { far, desk, end } = await touched();
    const { draft } = desk;
    const before = chosen(draft);
    for (const [what, happens] of Object.entries(elsewhere)) {
      happens(far);
      flushSync();
      // Nobody is asked while the connection is lost.
      if (far.connection.state.phase !== 'live') expect(desk.draft, what).toBeUndefined();
      else expect(desk.draft === draft && chosen(desk.draft) === before, what).toBe(true);
    }
    expect(far.connection.state).toMatchObject({ phase: 'live', seq: 3, chat: { players: [{ text: 'Hello' }] } });
    expect(toasts.list).toEqual([]);
    end();
  });

  test('keeps what was put into it where the table changed elsewhere', async () => {
    const { far, desk, begun, end } = await touched();
    // Nor does it give way to what would be open by itself.
    if (begun) desk.taken = undefined;
    const [before, command] = [chosen(desk.draft), JSON.stringify(desk.draft?.command)];
    far.frame(note);
    flushSync();
    expect([chosen(desk.draft), JSON.stringify(desk.draft?.command)]).toEqual([before, command]);
    expect(toasts.list).toEqual([]);
    end();
  });

  test('goes with a word where its question is gone', async () => {
    const { far, desk, begun, end } = await touched();
    far.frame(note, { awaiting: [] });
    flushSync();
    expect(desk.draft).toBeUndefined();
    expect(toasts.list.map(({ text }) => text)).toEqual(begun ? [lostWords] : []);
    end();
  });

  test('goes without a word where nothing was put into it, and where the person gave the command', async () => {
    const fresh = await untouched();
    fresh.far.frame(note, { awaiting: [] });
    flushSync();
    fresh.end();
    const own = await touched();
    void own.desk.session.send({ kind: moment.kind });
    own.far.frame(note, { awaiting: [] });
    flushSync();
    expect(own.desk.draft).toBeUndefined();
    expect(toasts.list).toEqual([]);
    own.end();
  });
}
