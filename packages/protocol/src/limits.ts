/** Every size and rate that a client or an operator may meet, in one place; SPEC.md cites them by name. */

/** The version of the wire protocol that this package describes; `hello` and `welcome` carry it. */
export const protocolVersion = 2;

/** Longest accepted websocket message from a client, in bytes. */
export const maxFrameBytes = 16 * 1024;

/** Longest accepted HTTP body, in bytes: a setup with two whole fleets fits well inside. */
export const maxBodyBytes = 256 * 1024;
/** Of a season that is taken in as a file, and the entries of its journal. */
export const maxSeasonBytes = 4 * 1024 * 1024;
export const mostTakenIn = 5000;
/** Of a tournament report that is taken in, in UTF-16 code units: 256 players in 20 rounds take a third of it. */
export const maxReportLength = 240_000;

/** Longest name of a person or a match, in UTF-16 code units after trimming. */
export const maxNameLength = 40;

/** Bounds of a command id made by a client, in characters. */
export const commandIdLength = { min: 8, max: 64 } as const;

/** Log lines in a snapshot and in one page of `GET /api/matches/:id/log`. */
export const logPageLines = 200;

/** Words that one audience is sent for its log [WS-15], and their characters as JSON. What needs more is written out. */
export const phrasebookLimits = { words: 1024, characters: 131_072 } as const;

/** Frames a server keeps per audience for `resume`; a client further behind gets a snapshot. */
export const resumeFrames = 64;

/** Sustained messages per second and burst that one socket may send before it is closed with 1008. */
export const socketRate = { perSecond: 20, burst: 60 } as const;

/** Matches in one list of `GET /api/matches`. */
export const matchListLength = 50;

/** Longest design of a saved fleet, as compact JSON in bytes of UTF-8. */
export const maxDesignBytes = 64 * 1024;

/** Saved fleets that one person may have. */
export const fleetsPerPerson = 200;

/** Versions of a saved fleet that are kept, the newest counting. */
export const fleetVersionsKept = 100;

/** Longest setup of a match, as compact JSON in bytes of UTF-8: a saved position with a name fits. */
export const maxSetupBytes = 65 * 1024;

/** Longest saved position, as compact JSON in bytes of UTF-8. */
export const maxPositionBytes = 64 * 1024;

/** Saved positions that one person may have. */
export const positionsPerPerson = 500;

/** Longest filed case, as compact JSON in bytes of UTF-8, and what may be in it. */
export const filedCase = { maxBytes: 96 * 1024, maxCommands: 60, maxDice: 1000 } as const;

/** Filed cases that one person may have. */
export const casesPerPerson = 500;

/** Longest record that is imported, in bytes of JSON. */
export const maxImportBytes = 8 * 1024 * 1024;

/** Entries in one page of `GET /api/matches/:id/replay`. */
export const replayPageEntries = 100;

/** Characters of an account's handle. */
export const handleLength = { min: 3, max: 20 } as const;

/** Characters of a password that is being chosen. */
export const passwordLength = { min: 10, max: 256 } as const;

/** Failed sign-ins under one name in `minutes` after which that name has to wait. */
export const signInTries = { failures: 10, minutes: 15 } as const;

/** Entries in one page of `GET /api/audit`. */
export const auditPageLength = 100;

/** Names in the list of those who are online. */
export const onlineListLength = 30;

/** People who can look for an opponent at the same time. */
export const maxSeeks = 500;

/** How long a search for an opponent outlives the last word of its page, in milliseconds. */
export const seekPatienceMs = 15_000;

/** Open challenges that one person may have. */
export const challengesPerPerson = 10;

/** An open challenge ends when its maker was away for so long, in hours. */
export const challengeHours = 24;

/** Characters of one chat message, messages that one person may send, and messages kept in each room of a match. */
export const chatLimits = { characters: 300, betweenMs: 1000, perMinute: 20, kept: 500 } as const;

/** The longest time between two messages of one person to the watchers of a match, in seconds [WATCH-75]. */
export const slowestChatSeconds = 600;

/** Messages of a room that a socket gets on arrival. */
export const chatPageLines = 50;

/** Lines before a reported message, and after it, that a moderator reads with it. */
export const reportContextLines = 10;

/** Longest reason for reporting a message, in characters. */
export const reportReasonLength = 300;

/** The longest silence, in hours. */
export const silenceHours = 720;

/** People whom one person may mute on the account. */
export const mutesPerPerson = 200;

/** Browsers of one person that get notices, notices that wait for one person, and the time between two mails about one match. */
export const noticeLimits = { browsers: 10, waiting: 50, betweenMailsMs: 3_600_000 } as const;

/** The cookie of whoever wants to see no outcome before they have watched it, as name and value [WATCH-21]. */
export const hideSpoilersCookie = 'spoilers=hide';
