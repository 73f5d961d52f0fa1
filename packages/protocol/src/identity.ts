/** Who somebody is: guests, accounts, ways to sign in, devices, roles, the audit log. Bodies of the HTTP API. */
import { json, mapOf, text } from '@broadside/rules/kernel';
import * as z from 'zod';
import { handleLength, passwordLength } from './limits.ts';
import { Instant, Name, PersonName, RowId, PersonId } from './words.ts';

/** What a person may do beyond their own things; each may do what those before it may. */
export const roles = ['player', 'organiser', 'moderator', 'admin'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** The name under which one signs in, unique whatever the case. Reserved words are refused by the server. */
export const Handle = z
  .string()
  .min(handleLength.min, `a handle has at least ${String(handleLength.min)} characters`)
  .max(handleLength.max, `a handle has at most ${String(handleLength.max)} characters`)
  .regex(/^[A-Za-z0-9_-]*$/, 'a handle has letters, digits, - and _');

/** A password that is being chosen. The commonest ones are refused by the server. */
export const NewPassword = z
  .string()
  .min(passwordLength.min, `a password has at least ${String(passwordLength.min)} characters`)
  .max(passwordLength.max, `a password has at most ${String(passwordLength.max)} characters`);

const TypedPassword = z.string().max(passwordLength.max);

/** Somebody as they see themselves. `handle` is null for a guest. */
export const Person = z.strictObject({ id: PersonId, name: z.string(), handle: z.string().nullable(), role: Role });
export type Person = z.infer<typeof Person>;

/** POST /api/guests: become a guest, or change the name of whoever the cookie names. */
export const GuestBody = z.strictObject({ name: PersonName.exactOptional() });
export type GuestBody = z.infer<typeof GuestBody>;

/** GET /api/me, POST /api/guests, and what every way to sign in answers. */
export const Me = z.strictObject({ person: Person.nullable() });
export type Me = z.infer<typeof Me>;

/** GET /api/sign-in: what this server offers. */
export const SignInWays = z.strictObject({
  discord: z.boolean(),
  /** Passwords can be set anew by e-mail. */
  mail: z.boolean(),
  /** The host name at which passkeys work. */
  passkeyHost: z.string(),
});
export type SignInWays = z.infer<typeof SignInWays>;

/** POST /api/account: the guest becomes an account. Without a password it has a passkey or Discord already. */
export const AccountBody = z.strictObject({
  handle: Handle,
  name: PersonName.exactOptional(),
  password: NewPassword.exactOptional(),
});
export type AccountBody = z.infer<typeof AccountBody>;

/** PUT /api/account */
export const ProfileBody = z.strictObject({
  name: PersonName.exactOptional(),
  handle: Handle.exactOptional(),
  /** False: no match of theirs stands on the Watch page, on TV or on a wall [WATCH-45]. */
  featured: z.boolean().exactOptional(),
  /** Results of matches are hidden until they were watched [WATCH-63]. */
  hidesResults: z.boolean().exactOptional(),
  /** False: nobody follows them [WATCH-27]. */
  followable: z.boolean().exactOptional(),
});
export type ProfileBody = z.infer<typeof ProfileBody>;

/** POST /api/sign-in. `login`: a handle, or an e-mail address that was confirmed. */
export const SignInBody = z.strictObject({ login: z.string().trim().min(1).max(320), password: TypedPassword });
export type SignInBody = z.infer<typeof SignInBody>;

/** PUT /api/account/password. `current` where there is one. */
export const PasswordBody = z.strictObject({ current: TypedPassword.exactOptional(), password: NewPassword });
export type PasswordBody = z.infer<typeof PasswordBody>;

/** POST /api/account/delete. `password` where there is one; `handle` typed again. */
export const DeletionBody = z.strictObject({ handle: z.string().max(40), password: TypedPassword.exactOptional() });
export type DeletionBody = z.infer<typeof DeletionBody>;

/** POST /api/password/forgotten */
export const ForgottenBody = z.strictObject({ email: z.email().max(320) });
/** POST /api/password/reset */
export const ResetBody = z.strictObject({ token: z.string().max(64), password: NewPassword });
/** POST /api/account/email and /api/account/email/confirm */
export const EmailBody = z.strictObject({ email: z.email().max(320) });
export const EmailTokenBody = z.strictObject({ token: z.string().max(64) });

/** What the browser's WebAuthn functions take and give; the library looks into it. */
export const WebAuthnJson = mapOf(text(40), json, 40);
export type WebAuthnJson = z.infer<typeof WebAuthnJson>;
export const NewPasskeyBody = z.strictObject({ name: Name, response: WebAuthnJson });
export type NewPasskeyBody = z.infer<typeof NewPasskeyBody>;
export const PasskeySignInBody = z.strictObject({ response: WebAuthnJson });

/** POST /api/sign-in/discord. `keep`: the cookie's person gets it; otherwise whoever has it signs in. */
export const DiscordBody = z.strictObject({ keep: z.boolean() });
export const Elsewhere = z.strictObject({ url: z.string() });
export type Elsewhere = z.infer<typeof Elsewhere>;

export const PasskeyEntry = z.strictObject({ id: z.string(), name: z.string(), createdAt: Instant });
export type PasskeyEntry = z.infer<typeof PasskeyEntry>;

/** A browser in which the person is signed in. */
export const Device = z.strictObject({
  id: z.string(),
  /** Browser and system in plain words. */
  what: z.string(),
  /** The network it came from, the last part left out; empty where it is not known. */
  from: z.string(),
  signedInAt: Instant,
  seenAt: Instant,
  /** The one that asks. */
  here: z.boolean(),
});
export type Device = z.infer<typeof Device>;

/** The guest that this browser was before somebody signed in, and what it has. */
export const GuestLeft = z.strictObject({
  name: z.string(),
  matches: z.int().min(0),
  fleets: z.int().min(0),
});
export type GuestLeft = z.infer<typeof GuestLeft>;

/** GET /api/account */
export const Account = z.strictObject({
  person: Person,
  /** Matches of theirs may stand on the Watch page, on TV and on walls. */
  featured: z.boolean(),
  /** They want to see no results before they have watched [WATCH-63]. */
  hidesResults: z.boolean(),
  /** Others may follow them. */
  followable: z.boolean(),
  /** Confirmed; null where there is none. */
  email: z.string().nullable(),
  password: z.boolean(),
  discord: z.boolean(),
  passkeys: z.array(PasskeyEntry),
  devices: z.array(Device),
  guest: GuestLeft.nullable(),
});
export type Account = z.infer<typeof Account>;

/** POST /api/account/guest: bring the guest's matches and fleets along, or leave them. */
export const BringBody = z.strictObject({ bring: z.boolean() });
/** `left`: matches in which both sit; they stay with the guest. */
export const Brought = z.strictObject({ matches: z.int().min(0), fleets: z.int().min(0), left: z.int().min(0) });
export type Brought = z.infer<typeof Brought>;

/** An answer with nothing to say. */
export const Done = z.strictObject({ done: z.literal(true) });
export type Done = z.infer<typeof Done>;

export const IdParams = z.strictObject({ id: z.uuid() });
export const HandleParams = z.strictObject({ handle: Handle });

/** GET /api/people/:handle, for admins. */
export const Official = z.strictObject({ id: PersonId, name: z.string(), handle: z.string(), role: Role });
export type Official = z.infer<typeof Official>;
/** GET /api/people, for admins: everybody who is more than a player, the highest role first; at most 200. */
export const OfficialList = z.strictObject({ people: z.array(Official) });
export type OfficialList = z.infer<typeof OfficialList>;

/** PUT /api/people/:handle/role, for admins. */
export const RoleBody = z.strictObject({ role: Role });
export const RoleGiven = z.strictObject({ handle: z.string(), role: Role });
export type RoleGiven = z.infer<typeof RoleGiven>;

/** GET /api/audit, for admins: at most 100 entries, newest first, all with `id` below `before` where given. */
export const AuditQuery = z.strictObject({
  before: RowId.exactOptional(),
  what: z.string().max(40).exactOptional(),
  /** Only what this person did, or what was done about them. */
  handle: Handle.exactOptional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
export const AuditLine = z.strictObject({
  id: z.int(),
  at: Instant,
  what: z.string(),
  whoId: PersonId.nullable(),
  who: z.string().nullable(),
  subject: z.string().nullable(),
  address: z.string().nullable(),
});
export type AuditLine = z.infer<typeof AuditLine>;
export const AuditPage = z.strictObject({ entries: z.array(AuditLine) });
export type AuditPage = z.infer<typeof AuditPage>;
