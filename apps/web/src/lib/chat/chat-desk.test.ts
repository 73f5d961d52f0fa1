import { emptyState, type Answer, type ClientState } from '@broadside/client';
import type { ChatLine } from '@broadside/protocol';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MatchSession, type SessionLine } from '#lib/match/session.svelte.ts';
import { me } from '#lib/match/me.svelte.ts';
import { ChatDesk, lineLink } from './chat-desk.svelte.ts';
import { mutes } from './mutes.svelte.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => {
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
});

class TalkLine implements SessionLine {
  ruleset = null;
  said: string[] = [];
  answer: Answer = { kind: 'accepted', seq: 1 };
  tell: (state: ClientState) => void = () => undefined;
  subscribe(listener: (state: ClientState) => void): () => void {
    this.tell = listener;
    listener(emptyState);
    return () => undefined;
  }
  onMessage = (): (() => void) => () => undefined;
  offers = (): readonly unknown[] => [];
  send = (): Promise<Answer> => Promise.resolve(this.answer);
  act = (): Promise<Answer> => Promise.resolve(this.answer);
  say = (text: string): Promise<Answer> => {
    this.said.push(text);
    return Promise.resolve(this.answer);
  };
  retry = (): void => undefined;
  close = (): void => undefined;
}

const line = (id: number, person: string, text: string): ChatLine => ({
  id,
  person,
  name: person,
  seat: null,
  text,
  at: id,
});
const match = { id: 'abcdefghjkmn', status: 'live', seats: [] } as unknown as NonNullable<ClientState['match']>;
const you = { viewer: 'seat', seat: 'seat-1', name: 'Ada' } as const;
const at = (chat: Partial<ClientState['chat']>, more: Partial<ClientState> = {}): ClientState => ({
  ...emptyState,
  match,
  you,
  chat: { ...emptyState.chat, ...chat },
  ...more,
});

describe('the chat of a table on its page', () => {
  let talk: TalkLine;
  let desk: ChatDesk;
  beforeEach(() => {
    kept.clear();
    me.become({ id: 'ada', name: 'Ada', handle: null, role: 'player' });
    talk = new TalkLine();
    const session = new MatchSession(talk);
    desk = new ChatDesk(() => session);
  });

  test('[CHAT-2, CHAT-7] there is one room until the end, and none where it was agreed so', () => {
    talk.tell(at({}));
    expect([desk.on, desk.own, desk.both, desk.hearers]).toEqual([true, 'players', false, 'players']);
    desk.pick('watchers');
    expect(desk.room).toBe('players');
    talk.tell(at({}, { match: { ...match, status: 'finished' } }));
    expect([desk.both, desk.room, desk.hearers]).toEqual([true, 'watchers', 'everybody']);
    talk.tell(at({}, { match: { ...match, chat: false } }));
    expect([desk.on, desk.off]).toEqual([false, true]);
  });

  test('[CHAT-8] what is new is what others said since one read, without those who are muted', async () => {
    talk.tell(at({ players: [line(1, 'bob', 'Hello'), line(2, 'ada', 'Hello'), line(3, 'cyd', 'Ahoy')] }));
    flushSync();
    expect(desk.unread).toBe(2);
    me.become(null);
    await mutes.set('cyd', true);
    expect([desk.unread, desk.last?.person]).toEqual([2, 'ada']);
    desk.read();
    expect(desk.unread).toBe(0);
    await mutes.set('cyd', false);
  });

  test('[CHAT-6] a link to a line opens the chat in its room, where that can be read', () => {
    const link = lineLink('abcdefghjkmn', 'watchers', 7);
    const session = new MatchSession(talk);
    const led = new ChatDesk(() => session, link.slice(link.indexOf('?')));
    talk.tell(at({}));
    expect([led.open, led.pointed, led.room, led.hidden]).toEqual([true, 7, 'players', true]);
    talk.tell(at({}, { match: { ...match, status: 'finished' } }));
    expect([led.room, led.hidden]).toEqual(['watchers', false]);
    expect(new ChatDesk(() => session, '?said=x').pointed).toBeUndefined();
  });

  test('[CHAT-9] a removed line is neither news nor the last word', () => {
    talk.tell(at({ players: [line(1, 'bob', 'Hello'), { ...line(2, 'bob', ''), removed: true }] }));
    expect([desk.unread, desk.last?.id]).toEqual([1, 1]);
  });

  test('[CHAT-4] a message that is refused stays in the field with the reason', async () => {
    talk.tell(at({}));
    desk.draft = '  ';
    await desk.send();
    expect(talk.said).toEqual([]);
    desk.draft = ' Ahoy ';
    const reason = { code: 'too-fast', rule: 'CHAT-5', sentence: 'That is too fast. Wait 1 second.' };
    talk.answer = { kind: 'rejected', seq: 1, reason };
    await desk.send();
    expect([desk.draft, desk.refused]).toEqual([' Ahoy ', 'That is too fast. Wait 1 second.']);
    talk.answer = { kind: 'accepted', seq: 1 };
    await desk.send();
    expect([desk.draft, desk.refused, talk.said]).toEqual(['', '', ['Ahoy', 'Ahoy']]);
  });
});
