/** What was written in a cast as captions: WebVTT, timed from the first entry of the match [WATCH-55]. */
import type { CueData, CueShown } from '@broadside/protocol';

/** How long a text stands where none follows, in milliseconds. */
const standsMs = 7000;

/** `times`: when each entry was written, by its number. */
export function captionsOf(cues: readonly CueShown[], times: ReadonlyMap<number, number>): string {
  const first = times.get(1) ?? 0;
  const said = cues
    .flatMap(({ cue, seq, ms }) => {
      const text = captionOf(cue);
      return text === undefined ? [] : [{ text, at: Math.max(0, (times.get(seq) ?? first) - first + ms) }];
    })
    .sort((one, other) => one.at - other.at);
  const blocks = said.map(({ text, at }, index) => {
    const end = Math.min(at + standsMs, said[index + 1]?.at ?? Infinity);
    return `${stamp(at)} --> ${stamp(Math.max(end, at + 500))}\n${escaped(text)}\n`;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function captionOf(cue: CueData): string | undefined {
  if (cue.kind === 'text' || cue.kind === 'label') return cue.text;
  return cue.kind === 'poll' ? `${cue.question} ${cue.options.join(' / ')}` : undefined;
}

function stamp(ms: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const seconds = ms / 1000;
  const rest = String(Math.floor(ms % 1000)).padStart(3, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${rest}`;
}

/** Markup of captions is nobody's words. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
