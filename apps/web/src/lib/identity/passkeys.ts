/** Passkeys in this browser: what it asks the person, in the words that the server understands. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Person, SignInWays, WebAuthnJson } from '@broadside/protocol';
import { server } from '#lib/match/me.svelte.ts';

/** Passkeys belong to a host name; at another address of the same server they do not work. */
export function passkeysWork(ways: SignInWays | undefined): boolean {
  return ways !== undefined && 'PublicKeyCredential' in window && location.hostname === ways.passkeyHost;
}

/** What the person would call this device: 'Firefox on Windows' is said by the server, here a name for the passkey. */
export function passkeyName(): string {
  const system = /iPhone|iPad|Android|Windows|Mac|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? 'device';
  return system === 'Mac' ? 'Mac' : `This ${system}`.replace('This This', 'This');
}

export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = (await server.passkeyOptions()) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  await server.addPasskey({ name, response: response as unknown as WebAuthnJson });
}

export async function signInWithPasskey(): Promise<Person | null> {
  const optionsJSON = (await server.passkeySignInOptions()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON });
  return (await server.signInWithPasskey(response as unknown as WebAuthnJson)).person;
}

/** True where the person closed the browser's question, or let it time out: nothing is wrong. */
export function isCancelled(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError');
}
