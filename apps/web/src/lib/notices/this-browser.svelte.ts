/** Notices in this browser: what it can do, and whether it was allowed. Nothing is asked for by itself. */
import type { PushBody } from '@broadside/protocol';
import { server } from '#lib/match/me.svelte.ts';

const worker = '/notices-worker.js';

/** `missing`: this browser shows no notices; `blocked`: its owner forbade them to this site. */
export type NoticeState = 'missing' | 'blocked' | 'off' | 'on';

class ThisBrowser {
  state = $state<NoticeState>('off');
  /** Also while no page of this site is open. */
  pushed = $state(false);

  /** Looks without asking anybody. */
  async look(): Promise<void> {
    if (!('Notification' in globalThis)) {
      this.state = 'missing';
      return;
    }
    const { permission } = Notification;
    this.state = permission === 'granted' ? 'on' : permission === 'denied' ? 'blocked' : 'off';
    this.pushed = this.state === 'on' && (await subscription()) !== null;
  }

  /** Asks for leave, and lets the server push; `key`: the server's. Rejects where the browser or the server refuses. */
  async turnOn(key: string): Promise<void> {
    const permission = await Notification.requestPermission();
    this.state = permission === 'granted' ? 'on' : permission === 'denied' ? 'blocked' : 'off';
    if (permission !== 'granted' || !('serviceWorker' in navigator) || !('PushManager' in globalThis)) return;
    await navigator.serviceWorker.register(worker);
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    const body: PushBody = {
      endpoint: endpoint ?? made.endpoint,
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    };
    await server.addPush(body);
    this.pushed = true;
  }

  async turnOff(): Promise<void> {
    const held = await subscription();
    if (held === null) return;
    await server.removePush(held.endpoint);
    await held.unsubscribe();
    this.pushed = false;
  }
}

async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export const thisBrowser = new ThisBrowser();

/** Shows a notice of a table that is open in a hidden tab, where that was allowed. */
export function showNotice(title: string, body: string, tag: string): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag, icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some browsers show notices through a service worker only: then the tab's light and sound have to do.
  }
}

/** Puts a number on the installed app's icon, where the browser knows how; 0 takes it off. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch(() => undefined); // allowed for installed apps only
}
