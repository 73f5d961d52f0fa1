import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apartMs, CueGate, mostAtOnce } from './cue-gate.ts';

describe('who may be heard when', () => {
  it('lets one begin at once, and the next one a little later', () => {
    const gate = new CueGate();
    expect(gate.admit(1000, 40, 200)).toBe(1000);
    expect(gate.admit(1000, 40, 200)).toBe(1060);
    expect(gate.admit(1200, 40, 200)).toBe(1200);
  });

  it('keeps the third waiting until one of two is over', () => {
    const gate = new CueGate();
    gate.admit(0, 380, 200);
    gate.admit(0, 150, 200);
    expect(gate.admit(0, 100, 500)).toBe(210);
  });

  it('turns away what would be told too late, which then is in nobody’s way', () => {
    const gate = new CueGate();
    gate.admit(0, 400, 200);
    gate.admit(0, 400, 200);
    expect(gate.admit(0, 40, 399)).toBeUndefined();
    expect(gate.admit(0, 40, 400)).toBe(400);
  });

  it('gives the time of what was called off to others', () => {
    const gate = new CueGate();
    gate.admit(0, 100, 200);
    const called = gate.admit(0, 400, 200) ?? 0;
    gate.forget(called);
    expect(gate.admit(0, 100, 200)).toBe(60);
  });

  it('never has more than two at once or two beginnings close together, whatever is asked', () => {
    const asked = fc.record({
      afterMs: fc.integer({ min: 0, max: 200 }),
      lengthMs: fc.integer({ min: 1, max: 400 }),
      patienceMs: fc.integer({ min: 0, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 40 }), (all) => {
        const gate = new CueGate();
        const heard: { readonly fromMs: number; readonly toMs: number }[] = [];
        let now = 0;
        for (const { afterMs, lengthMs, patienceMs } of all) {
          now += afterMs;
          const fromMs = gate.admit(now, lengthMs, patienceMs);
          if (fromMs === undefined) continue;
          expect(fromMs).toBeGreaterThanOrEqual(now);
          expect(fromMs).toBeLessThanOrEqual(now + patienceMs);
          for (const each of heard) expect(Math.abs(each.fromMs - fromMs)).toBeGreaterThanOrEqual(apartMs);
          heard.push({ fromMs, toMs: fromMs + lengthMs });
          for (const at of heard.map((each) => each.fromMs)) {
            const together = heard.filter((each) => each.fromMs <= at && each.toMs > at);
            expect(together.length).toBeLessThanOrEqual(mostAtOnce);
          }
        }
      }),
    );
  });
});
