/**
 * What is read of a match's past, worked out in a process of its own: it reads the journal by itself, remembers where it
 * read last, and gives back what is sent as it is (docs/adr/0006).
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { entriesWithReceipts, newLedger, recordOf, recordText, withReceipts } from '@broadside/match';
import type { BySeat, RecordSource, Rest, Tempo } from '@broadside/match';
import type { StageCamera } from '@broadside/protocol';
import { mostSetUpCommands, nextOfSetUp, play, SeededDice, seededRandom } from '@broadside/rules/kernel';
import type { Json, View, Viewer } from '@broadside/rules/kernel';
import { Resvg } from '@resvg/resvg-js';
import { HttpProblem } from '../problem.ts';
import { namesOf } from '../rooms/header.ts';
import type { Seated } from '../rooms/header.ts';
import { PassedMoments, withoutClocks } from '../rooms/keyframes.ts';
import type { KeyframeSource } from '../rooms/keyframes.ts';
import { ownFrames, viewAfter } from '../rooms/own-replay.ts';
import { entriesAfter, pastLines } from '../rooms/replay.ts';
import type { JournalEntry } from '../store/journal.ts';
import { databaseAway, isCut } from '../store/outage.ts';
import { PgJournal } from '../store/pg-journal.ts';
import { known } from './rulesets.ts';
import type { Rulesets } from './rulesets.ts';

/** Which match, and where its journal is. */
export interface MatchRead {
  /** Connection string of the database. */
  readonly database: string;
  readonly match: string;
  readonly ruleset: string;
  readonly tempo: Tempo;
  readonly rests: BySeat<Rest>;
  /** What the salts of its receipts come from. */
  readonly receiptKey: string;
  /** Who sits there, in the order of the seats. */
  readonly seated: Seated;
}

/** What was read, and the processor's time that it took, in milliseconds. */
export interface WorkerReading<T> {
  readonly value: T;
  readonly costMs: number;
}

/** Moments that are kept because somebody may read on from there. */
const momentsKept = 48;
/** Pixels of a picture as PNG: what sites that show previews ask for. */
const pngWidth = 1200;

const passed = new PassedMoments(momentsKept);
const journals = new Map<string, PgJournal>();

function journalIn(database: string): PgJournal {
  const journal = journals.get(database) ?? new PgJournal({ url: database, readers: 1 });
  journals.set(database, journal);
  return journal;
}

export function sourceOf(
  { database, match, ruleset, seated, tempo, rests, receiptKey }: MatchRead,
  rulesets: Rulesets,
): KeyframeSource {
  const seats = seated.seats.map(({ seat }) => seat);
  const empty = withReceipts(newLedger(known(rulesets, ruleset), seats, tempo, rests), receiptKey);
  return { journal: journalIn(database), empty, matchId: match, passed };
}

export async function costed<T>(work: () => Promise<T>): Promise<WorkerReading<T>> {
  const before = process.cpuUsage();
  try {
    const value = await work();
    const { user, system } = process.cpuUsage(before);
    return { value, costMs: (user + system) / 1000 };
  } catch (error) {
    throw isCut(error) ? new HttpProblem(503, 'unavailable', databaseAway, 5) : error;
  }
}

export interface LogRead extends MatchRead {
  readonly viewer: Viewer;
  readonly upTo: number;
  readonly lines: number;
}

/** A page of the log as the body of an answer, in gzip like every text here. */
export function readLog(asked: LogRead, rulesets: Rulesets): Promise<WorkerReading<Uint8Array>> {
  return costed(async () => {
    const of = withoutClocks(sourceOf(asked, rulesets));
    const [lines = []] = await pastLines(of, [asked.viewer], namesOf(asked.seated), asked.upTo, asked.lines);
    return gzipSync(JSON.stringify({ lines }));
  });
}

export interface ReplayRead extends MatchRead {
  readonly viewer: Viewer;
  readonly after: number;
  readonly upTo: number;
}

/** A page of somebody's own replay as the body of an answer. */
export function readReplay(asked: ReplayRead, rulesets: Rulesets): Promise<WorkerReading<Uint8Array>> {
  const { viewer, after, upTo } = asked;
  return costed(async () => {
    const page = { after, upTo, limit: upTo - after };
    const frames = await ownFrames(sourceOf(asked, rulesets), viewer, namesOf(asked.seated), page);
    return gzipSync(JSON.stringify({ frames }));
  });
}

export interface PictureRead extends MatchRead {
  readonly at: number;
  readonly type: 'svg' | 'png';
  /** The module that draws boards: docs/adr/0014. */
  readonly drawing: string;
  /** What of the table is shown; all of it without. */
  readonly camera?: StageCamera;
}

/** As apps/web/src/lib/pictures/draw.ts exports it. */
type Draw = (ruleset: string, view: View) => Promise<{ svg: string; words: string } | undefined>;

type Drawing = Pick<PictureRead, 'ruleset' | 'type' | 'drawing' | 'camera'>;

async function drawn(asked: Drawing, view: View): Promise<Uint8Array | undefined> {
  if (!existsSync(asked.drawing)) return undefined;
  const { draw } = (await import(pathToFileURL(asked.drawing).href)) as { draw: Draw };
  const whole = (await draw(asked.ruleset, view))?.svg;
  if (whole === undefined) return undefined;
  const svg = asked.camera === undefined ? whole : cropped(whole, asked.camera);
  // There is no text in a picture of a board: fonts would only cost time.
  const options = { fitTo: { mode: 'width' as const, value: pngWidth }, font: { loadSystemFonts: false } };
  return asked.type === 'svg' ? gzipSync(svg) : new Resvg(svg, options).render().asPng();
}

/** A picture that shows a part of itself, in the shape that it has as a whole. */
export function cropped(svg: string, { x, y, across }: StageCamera): string {
  return svg.replace(
    /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/,
    (_, left: string, top: string, width: string, height: string) => {
      const part = (from: string, size: string, middle: number): string =>
        String(Number(from) + Number(size) * Math.min(Math.max(middle - across / 2, 0), 1 - across));
      const [wide, high] = [width, height].map((size) => String(Number(size) * across));
      return `viewBox="${part(left, width, x)} ${part(top, height, y)} ${wide ?? ''} ${high ?? ''}"`;
    },
  );
}

/** The board as the public sees it after an entry; undefined where there is none. */
export function readPicture(asked: PictureRead, rulesets: Rulesets): Promise<WorkerReading<Uint8Array | undefined>> {
  return costed(async () => {
    const view = await viewAfter(withoutClocks(sourceOf(asked, rulesets)), { kind: 'public' }, asked.at);
    return view && drawn(asked, view);
  });
}

export interface SetUpRead extends Drawing {
  readonly match: string;
  readonly setup: Json;
}

/** What the dice of the picture come from: the match's id, so that everybody sees the same. */
const pictureSeed = (match: string): number => createHash('sha256').update(match).digest().readUInt32BE(0);

/**
 * The board as a match may be set up, as the public would see it: the decisions of the quick set-up with dice of the
 * picture's own, which the match never throws. The same for a match whenever it is asked for.
 */
export function readSetUp(asked: SetUpRead, rulesets: Rulesets): Promise<WorkerReading<Uint8Array | undefined>> {
  return costed(async () => {
    const ruleset = known(rulesets, asked.ruleset);
    const random = seededRandom(pictureSeed(asked.match));
    const match = play(ruleset, ruleset.codec.setup.parse(asked.setup) as unknown, new SeededDice(random));
    for (let given = 0; given < mostSetUpCommands; given += 1) {
      const next = nextOfSetUp(ruleset, match.state, undefined, random);
      if (next === undefined || !match.apply(next.command, next.seat).ok) break;
    }
    return drawn(asked, match.view({ kind: 'public' }) as View);
  });
}

export interface RecordRead {
  readonly database: string;
  /** Under which id the match is kept here. */
  readonly match: string;
  readonly told: Omit<RecordSource, 'entries'>;
  /** Of a record that came from elsewhere: it is given out as it came. */
  readonly fingerprint?: string;
}

/** The file of a match that is over; undefined where nothing was ever played. */
export function readRecord(
  { database, match, told, fingerprint }: RecordRead,
  rulesets: Rulesets,
): Promise<WorkerReading<Uint8Array | undefined>> {
  return costed(async () => {
    const entries: JournalEntry[] = [];
    for await (const entry of entriesAfter(journalIn(database), match, 0)) entries.push(entry);
    if (entries.length === 0) return undefined;
    const made = recordOf({ ...told, entries: entriesWithReceipts({ ...told, entries }, rulesets.get(told.ruleset)) });
    // One of before receipts has none.
    const asItCame = fingerprint === undefined || made.fingerprint === fingerprint;
    return gzipSync(recordText(asItCame ? made : recordOf({ ...told, entries })));
  });
}
