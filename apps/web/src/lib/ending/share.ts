/** The end of a match as a picture file: drawn in the page, in paper, and handed to the browser to keep or to share. */
import css from '../../styles/tokens.css?raw';
import { standalone, tokensOf } from '../pictures/standalone.ts';

const [width, height] = [1200, 630];

/** Words in at most `most` lines of so many letters; what does not fit is cut. */
export function fitted(words: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= letters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  return kept.map((line, at) => {
    const cut = line.length > letters || (at === most - 1 && lines.length > most);
    return cut ? `${line.slice(0, letters - 1).replace(/[ ,.]+$/, '')}…` : line;
  });
}

/** The SVG of a page as a file of its own, in the paper theme. */
export function paperFile(drawn: SVGSVGElement): string {
  const written = new XMLSerializer();
  const sprite = [...document.querySelectorAll('svg > defs')].map((each) => written.serializeToString(each)).join('');
  return standalone(written.serializeToString(drawn), { tokens: tokensOf(css, 'paper'), sprite }, width);
}

/** The picture as PNG: to be shown, and as a file. Rejects where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<{ readonly address: string; readonly blob: Blob }> {
  const image = new Image(width, height);
  // The site's pictures come from itself or stand in the page: that is what its policy allows.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob>((done, failed) => {
    canvas.toBlob((made) => (made ? done(made) : failed(new Error('The picture is empty.'))), 'image/png');
  });
  return { address: canvas.toDataURL('image/png'), blob };
}
