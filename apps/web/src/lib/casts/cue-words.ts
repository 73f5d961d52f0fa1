/** What a cue is, in words. */
import type { CueData } from '@broadside/protocol';

const drawn: { readonly [K in CueData['kind']]?: string } = {
  pointer: 'points',
  pen: 'draws with the pen',
  arrow: 'draws an arrow',
  ring: 'draws a ring',
  range: 'draws a range',
  spotlight: 'lights something',
  camera: 'moves the camera',
  moment: 'goes to another moment',
  hands: 'opens the hands, or closes them',
  tally: 'ends the poll',
  undo: 'takes something back',
  clear: 'wipes the board',
  end: 'ends the cast',
};

/** The words of a cue that has some; else what it does. */
export function cueWords(cue: CueData): string {
  if (cue.kind === 'text' || cue.kind === 'label') return cue.text;
  if (cue.kind === 'poll') return `${cue.question} ${cue.options.join(' / ')}`;
  return drawn[cue.kind] ?? cue.kind;
}
