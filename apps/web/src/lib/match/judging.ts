/** Who may judge a match: stop its clocks and start them again. The server decides; this says what is offered. */
import { judgeRoles } from '@broadside/match';
import type { Role } from '@broadside/protocol';

export const judges = (role: Role | undefined): boolean => judgeRoles.some((each) => each === role);
