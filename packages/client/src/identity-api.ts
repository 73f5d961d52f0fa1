/** Who somebody is: the part of the HTTP API about guests, accounts, devices and roles. */
import {
  Account,
  AuditPage,
  Brought,
  Done,
  Elsewhere,
  Me,
  Official,
  OfficialList,
  PasskeyEntry,
  RoleGiven,
  SignInWays,
  WebAuthnJson,
} from '@broadside/protocol';
import type { AccountBody, AuditQuery, NewPasskeyBody, ProfileBody, Role } from '@broadside/protocol';
import type { Call } from './calls.ts';

export interface IdentityApi {
  /** Who asks; `person` is null for whoever has no name yet [HTTP-30]. */
  me(): Promise<Me>;
  /** Makes a guest, or renames whoever the cookie names. */
  becomeGuest(name?: string): Promise<Me>;
  /** Which ways to sign in this server offers. */
  signInWays(): Promise<SignInWays>;
  /** `login`: a handle, or a confirmed e-mail address. */
  signIn(login: string, password: string): Promise<Me>;
  /** What `navigator.credentials.get` takes. */
  passkeySignInOptions(): Promise<WebAuthnJson>;
  /** Takes what `navigator.credentials.get` answered, as JSON [HTTP-34]. */
  signInWithPasskey(response: WebAuthnJson): Promise<Me>;
  /** The address at Discord to go to; `keep`: the present person gets the Discord account. */
  discord(keep: boolean): Promise<Elsewhere>;
  /** This browser is nobody any more, or the guest again that it was [HTTP-37, HTTP-38]. */
  signOut(): Promise<Done>;
  /** Ends every session of the account. */
  signOutEverywhere(): Promise<Done>;
  /** One's own account: ways to sign in, passkeys, devices; wants a name first [HTTP-36]. */
  account(): Promise<Account>;
  /** The guest becomes an account; without a password it needs a passkey or Discord already. */
  makeAccount(body: AccountBody): Promise<Me>;
  /** Name and handle; `ApiError` `taken-handle` or `reserved-handle` where the handle cannot be had. */
  changeAccount(body: ProfileBody): Promise<Me>;
  /** Signs out every other browser [HTTP-38]; `current` where there is a password already. */
  setPassword(password: string, current?: string): Promise<Done>;
  /** What `navigator.credentials.create` takes. */
  passkeyOptions(): Promise<WebAuthnJson>;
  /** Takes what `navigator.credentials.create` answered, as JSON. */
  addPasskey(body: NewPasskeyBody): Promise<PasskeyEntry>;
  /** `ApiError` `last-way-in` where one could not sign in without it. */
  removePasskey(id: string): Promise<Done>;
  /** `ApiError` `last-way-in` where one could not sign in without it. */
  unlinkDiscord(): Promise<Done>;
  /** Signs out one of one's own browsers. */
  revokeDevice(id: string): Promise<Done>;
  /** What becomes of the guest that this browser was before the sign-in. */
  settleGuest(bring: boolean): Promise<Brought>;
  /** For good [HTTP-43]: `handle` is one's own, and the password where there is one. */
  deleteAccount(handle: string, password?: string): Promise<Done>;
  /** Sends a link that is good for an hour, and answers the same for every address [HTTP-44]. */
  forgotPassword(email: string): Promise<Done>;
  /** By the token of such a link; signs out every browser. */
  resetPassword(token: string, password: string): Promise<Done>;
  /** Sends a link; the address counts when it was used. `ApiError` `no-mail` where the server sends none [HTTP-45]. */
  setEmail(email: string): Promise<Done>;
  /** By the token of such a link. */
  confirmEmail(token: string): Promise<Done>;
  /** For admins: newest first, 100 at a time; `before` is the id of the last one that is known. */
  audit(query?: AuditQuery): Promise<AuditPage>;
  /** For admins: everybody who is more than a player. */
  officials(): Promise<OfficialList>;
  /** For admins. */
  official(handle: string): Promise<Official>;
  /** For admins. */
  setRole(handle: string, role: Role): Promise<RoleGiven>;
}

export function identityApi(call: Call): IdentityApi {
  const own = (id: string): string => encodeURIComponent(id);
  return {
    me: () => call(Me, 'GET', '/me'),
    becomeGuest: (name) => call(Me, 'POST', '/guests', name === undefined ? {} : { name }),
    signInWays: () => call(SignInWays, 'GET', '/sign-in'),
    signIn: (login, password) => call(Me, 'POST', '/sign-in', { login, password }),
    passkeySignInOptions: () => call(WebAuthnJson, 'POST', '/sign-in/passkey/options'),
    signInWithPasskey: (response) => call(Me, 'POST', '/sign-in/passkey', { response }),
    discord: (keep) => call(Elsewhere, 'POST', '/sign-in/discord', { keep }),
    signOut: () => call(Done, 'POST', '/sign-out'),
    signOutEverywhere: () => call(Done, 'POST', '/sign-out/everywhere'),
    account: () => call(Account, 'GET', '/account'),
    makeAccount: (body) => call(Me, 'POST', '/account', body),
    changeAccount: (body) => call(Me, 'PUT', '/account', body),
    setPassword: (password, current) =>
      call(Done, 'PUT', '/account/password', { password, ...(current === undefined ? {} : { current }) }),
    passkeyOptions: () => call(WebAuthnJson, 'POST', '/account/passkeys/options'),
    addPasskey: (body) => call(PasskeyEntry, 'POST', '/account/passkeys', body),
    removePasskey: (id) => call(Done, 'DELETE', `/account/passkeys/${own(id)}`),
    unlinkDiscord: () => call(Done, 'DELETE', '/account/discord'),
    revokeDevice: (id) => call(Done, 'DELETE', `/account/devices/${own(id)}`),
    settleGuest: (bring) => call(Brought, 'POST', '/account/guest', { bring }),
    deleteAccount: (handle, password) =>
      call(Done, 'POST', '/account/delete', { handle, ...(password === undefined ? {} : { password }) }),
    forgotPassword: (email) => call(Done, 'POST', '/password/forgotten', { email }),
    resetPassword: (token, password) => call(Done, 'POST', '/password/reset', { token, password }),
    setEmail: (email) => call(Done, 'POST', '/account/email', { email }),
    confirmEmail: (token) => call(Done, 'POST', '/account/email/confirm', { token }),
    audit: (query = {}) => {
      const asked = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
      return call(AuditPage, 'GET', `/audit${asked.length === 0 ? '' : `?${asked.join('&')}`}`);
    },
    officials: () => call(OfficialList, 'GET', '/people'),
    official: (handle) => call(Official, 'GET', `/people/${own(handle)}`),
    setRole: (handle, role) => call(RoleGiven, 'PUT', `/people/${own(handle)}/role`, { role }),
  };
}
