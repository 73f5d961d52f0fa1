/** The fields of orders, events and offers: which of them name a thing, and which are measured on the table. */
import { type FieldReader, type FieldReaders, namesWord } from '../../kernel/writing.ts';
import { keyed, readsFighter, readsShip, spokenFields } from '../../mechanics/blueprint-fleets/writing/fields.ts';
import { ordnance } from '../data/ordnance.ts';
import { arcWords, segmentWords, spaceTitles, spelledIn } from '../position/words.ts';
import type { State } from '../state.ts';

const space = namesWord<State>(spaceTitles);

/** Mounts by name, one of them alone, or with a part of their dice. */
const mounts: FieldReader<State> = (written, field, reading) => {
  if (typeof written === 'string') return mounts([written], field, reading);
  if (!Array.isArray(written) || !written.every((each) => typeof each === 'string')) return undefined;
  return { value: written.map((each: string) => ({ mount: space(each, field, reading)?.value ?? each })) };
};

export const fields: FieldReaders<State> = {
  ...spokenFields({ spaces: spaceTitles, arcs: arcWords, segments: segmentWords }),
  target: readsShip,
  targetResolution: readsShip,
  sentHome: readsFighter,
  destroyed: readsFighter,
  mounts,
  targetArc: namesWord(arcWords),
  cancels: keyed(spelledIn(ordnance), () => undefined),
};
