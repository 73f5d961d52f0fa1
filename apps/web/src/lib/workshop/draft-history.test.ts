import { describe, expect, it } from 'vitest';
import { Room } from '../../../test/storage-room.ts';
import { DraftHistory, type DraftForm, type KeptDraft } from './draft-history.svelte.ts';

const form: DraftForm<string, string> = {
  write: (draft) => draft,
  read: (written) => (typeof written === 'object' ? (written as KeptDraft<string, string>) : undefined),
};
const draftIn = (room: Room, key = 'a') => new DraftHistory(room, key, form, { now: '', about: 'unnamed' });

describe('a draft', () => {
  it('goes back and forth, and a new step takes what was taken back away', () => {
    const draft = draftIn(new Room());
    for (const next of ['one', 'two', 'three']) draft.edit(next);
    expect([draft.undo(), draft.undo(), draft.now]).toEqual([true, true, 'one']);
    expect([draft.redo(), draft.now]).toEqual([true, 'two']);
    draft.edit('other');
    expect([draft.redo(), draft.now]).toEqual([false, 'other']);
    draft.undo();
    expect(draft.now).toBe('two');
  });

  it('takes the steps of one drag for one, and no step for what changes nothing', () => {
    const draft = draftIn(new Room());
    draft.edit('held', 'drag 1');
    draft.edit('moved', 'drag 1');
    draft.edit('moved', 'drag 1');
    draft.edit('other thing', 'drag 2');
    draft.undo();
    expect(draft.now).toBe('moved');
    draft.undo();
    expect([draft.now, draft.undo()]).toEqual(['', false]);
  });

  it('is found again with its name and its steps, wherever it was moved to', () => {
    const room = new Room();
    const draft = draftIn(room);
    draft.edit('one');
    draft.tell('named');
    draft.edit('two');
    draft.undo();
    draft.move('b');
    expect(draftIn(room).recalled).toBe(false);
    const again = draftIn(room, 'b');
    expect([again.recalled, again.now, again.about]).toEqual([true, 'one', 'named']);
    expect([again.undo(), again.now, again.about]).toEqual([true, '', 'named']);
    again.forget();
    expect(draftIn(room, 'b').recalled).toBe(false);
  });

  it('keeps the draft alone where the browser has no room for its steps', () => {
    const room = new Room(60);
    const draft = draftIn(room);
    for (let step = 0; step < 20; step++) draft.edit(`step ${step}`);
    expect(draftIn(room).now).toBe('step 19');
    expect(draftIn(room).past).toEqual([]);
  });

  it('begins anew where what was kept is no draft', () => {
    const room = new Room();
    for (const kept of ['{ "now":', '7', 'null']) {
      room.setItem('a', kept);
      expect(draftIn(room).recalled).toBe(false);
    }
  });
});
