/** What somebody is offered because of their role. The server decides who may; each role may do what those before it may. */
import { roles } from '@broadside/protocol';
import type { Role } from '@broadside/protocol';

const atLeast = (role: Role | undefined, wanted: Role): boolean =>
  role !== undefined && roles.indexOf(role) >= roles.indexOf(wanted);

/** Stops the clocks of matches and starts them again. */
export const judges = (role: Role | undefined): boolean => atLeast(role, 'organiser');
/** Reads reports, removes messages, silences people. */
export const moderates = (role: Role | undefined): boolean => atLeast(role, 'moderator');
/** Gives roles and reads the audit log. */
export const administers = (role: Role | undefined): boolean => atLeast(role, 'admin');
