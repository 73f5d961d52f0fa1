/** What addresses of overlays ask for, and where the boxes stand. */
import { describe, expect, it } from 'vitest';
import { overlayAsked, overlayParts, overlayPath } from './asked.ts';
import { boxNames, layoutOf } from './boxes.ts';
import { streamed } from './streamed.ts';

const asked = (query: string) => overlayAsked(new URLSearchParams(query));

describe('[WATCH-39] the address of an overlay', () => {
  it('has all parts, or those that it names, and is written as it is read', () => {
    expect(asked('')).toEqual({ parts: overlayParts, size: 'm', pass: undefined });
    expect(asked('parts=names, score&size=l&theme=paper&pass=bso_1')).toEqual({
      ...{ parts: ['names', 'score'], size: 'l', pass: 'bso_1' },
    });
    const look = { parts: ['log', 'board'], size: 'xl', theme: 'paper', pass: 'bso_1' } as const;
    const path = overlayPath({ kind: 'match', id: '0123456789ab' }, look);
    expect(path).toBe('/overlay/match/0123456789ab?parts=log,board&size=xl&theme=paper&pass=bso_1');
    expect(asked(path.split('?')[1] ?? '')).toEqual({ parts: ['log', 'board'], size: 'xl', pass: 'bso_1' });
  });

  it('is told what there is where it names something else', () => {
    expect(asked('parts=names,runes')).toEqual({
      fault: 'There is no part "runes". There are names, clocks, score, dice, log, board and cast: ?parts=names,score',
    });
    expect(asked('parts=')).toEqual({
      fault: expect.stringMatching(/^The address names no part\. There are /) as string,
    });
    expect(asked('size=huge')).toEqual({ fault: 'There is no size "huge". There are m, l and xl.' });
    expect(asked('theme=pink')).toEqual({ fault: 'There is no theme "pink". There are dark and paper.' });
  });
});

describe('[WATCH-39] the boxes of an overlay', () => {
  it('stand in a picture of 1920 by 1080, and none lies over another', () => {
    const { width, height, boxes } = layoutOf(overlayParts, 'm');
    expect(Object.keys(boxes).sort()).toEqual([...boxNames].sort());
    const all = Object.entries(boxes);
    for (const [name, box] of all) {
      expect(box.left + box.width, name).toBeLessThanOrEqual(width);
      expect(box.top + box.height, name).toBeLessThanOrEqual(height);
      for (const [other, { left, top, width: wide, height: high }] of all)
        if (other !== name) {
          const apart =
            left >= box.left + box.width ||
            left + wide <= box.left ||
            top >= box.top + box.height ||
            top + high <= box.top;
          expect(apart, `${name} and ${other}`).toBe(true);
        }
    }
  });

  it('stand in the corner when one is asked for alone, with how late it is below', () => {
    expect(layoutOf(['clocks', 'score'], 'm')).toEqual({
      ...{ width: 1320, height: 168, whole: false },
      boxes: {
        bar: { left: 0, top: 0, width: 1320, height: 116 },
        delay: { left: 0, top: 124, width: 240, height: 44 },
      },
    });
    expect(layoutOf(['log'], 'l')).toMatchObject({ width: 2300, height: 135, whole: false });
    expect(layoutOf(['log', 'board'], 'l')).toMatchObject({ width: 1920, height: 1080, whole: true });
  });
});

it('[WATCH-39] what is put on a stream stands in the address of the page that does it', () => {
  const of = (query: string) => streamed(new URLSearchParams(query));
  expect(of('match=0123456789ab')).toMatchObject({ kind: 'match', pass: { match: '0123456789ab' } });
  expect(of('league=narrow-sea')).toMatchObject({
    kind: 'tv',
    id: 'league-narrow-sea',
    pass: { league: 'narrow-sea' },
  });
  expect(of('cast=0123456789')).toMatchObject({ kind: 'cast', pass: null });
  expect(of('channel=best')).toMatchObject({ kind: 'tv', id: 'best', pass: null });
  expect(of('')).toBeUndefined();
});
