/** Cloaks (9.3.3, 12.7.10): how they are switched, and what it costs. */
import type { CaseFile } from '../../kernel/index.ts';
import { acting, type ArmadaCase, by, ends, type Fields, knot, ship, tern } from './written.ts';

const device = { E1: 'cloaking device' };
const special = (change: Fields): Fields => acting('special', [tern({ equipment: device, ...change }), knot()]);
const engages = by('seat-1', { kind: 'engage-cloak', ship: 'tern' });
const disengages = by('seat-1', { kind: 'disengage-cloak', ship: 'tern' });

const cases: ArmadaCase[] = [
  {
    id: 'a-ship-engages-its-cloak',
    covers: ['DA-9.3.3a', 'R-DA-85'],
    given: special({}),
    when: engages,
    then: ship('tern', { cloaked: true, commsDown: 'off', fireControl: 'off' }),
  },
  {
    id: 'no-marker-keeps-a-ship-from-cloaking',
    covers: ['DA-9.3.3a', 'R-DA-86'],
    given: special({ commsDown: 'on', fireControl: 'on' }),
    when: engages,
    then: ship('tern', { cloaked: true }),
  },
  {
    id: 'disengaging-costs-both-markers',
    covers: ['DA-9.3.3a', 'DA-9.3.3b', 'R-DA-85', 'DA-1.7.4', 'DA-1.7.10'],
    given: special({ cloaked: true }),
    when: disengages,
    then: ship('tern', { cloaked: false, commsDown: 'on', fireControl: 'on' }),
  },
  {
    id: 'the-markers-of-disengaging-leave-with-the-activation',
    covers: ['R-DA-85', 'R-DA-14'],
    given: special({ cloaked: true }),
    when: [...disengages, ...by('seat-1', ends('special'))],
    then: ship('tern', { commsDown: 'off', fireControl: 'off' }),
  },
  {
    id: 'a-ship-without-a-device-does-not-cloak',
    covers: ['DA-9.3.3a'],
    given: special({ equipment: { E2: 'tractor beam' } }),
    when: engages,
    rejects: { code: 'no-cloak', rule: 'DA-9.3.3a' },
  },
  {
    id: 'a-destroyed-device-does-not-cloak',
    covers: ['DA-9.3.3a'],
    given: special({ destroyed: ['E1'] }),
    when: engages,
    rejects: { code: 'no-cloak', rule: 'DA-9.3.3a' },
  },
  {
    id: 'a-cloaked-ship-does-not-cloak-again',
    covers: ['DA-9.3.3a'],
    given: special({ cloaked: true }),
    when: engages,
    rejects: { code: 'unchanged', rule: 'DA-9.3.3a' },
  },
  {
    id: 'a-cloak-is-the-special-action',
    covers: ['DA-9.3', 'R-DA-80'],
    given: special({}),
    when: [...engages, ...disengages],
    rejects: { code: 'special-taken', rule: 'DA-9.3' },
  },
  {
    id: 'a-ship-that-loses-its-device-de-cloaks-with-both-markers',
    covers: ['R-DA-86', 'DA-9.4.11.7a'],
    given: acting('movement', [tern({ equipment: device, cloaked: true }), knot({ at: [30, 10] })], {
      terrain: [{ kind: 'asteroid field', die: 8, at: [10, 16], size: 'small' }],
    }),
    dice: [4, 11],
    when: by('seat-1', {
      kind: 'move-ship',
      ship: 'tern',
      courseCdeg: 0,
      distanceMils: 10_000,
      facingCdeg: 0,
      carry: [],
    }),
    then: {
      events: [
        { kind: 'critical-hit', space: 'E1' },
        { kind: 'cloak-lost', ship: 'tern' },
      ],
      ...ship('tern', { cloaked: false, commsDown: 'on', fireControl: 'on' }),
    },
  },
];

export default { ruleset: 'darkmatter-armada', cases } satisfies CaseFile;
