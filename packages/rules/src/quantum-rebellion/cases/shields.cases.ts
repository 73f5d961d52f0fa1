/** Shields stop direct fire in their arc, both ways, and nothing else (1.10.3, 11.6.29). */
import type { CaseFile } from '../../kernel/index.ts';
import { answer, fire, guns, hullLost, onyx, refused, scene, ship, shown, tern } from './gunnery.ts';

type Fields = ReturnType<typeof ship>;
const shield = (arc: string): Fields => ({ equipment: { E1: 'shield generator' }, shields: { E1: arc } });
const flint = ship('Flint', 'DD', [14, 40], 180);
const shot = [fire('onyx', [guns('tern', 'F')])];

export default {
  ruleset: 'quantum-rebellion',
  cases: [
    refused({
      id: 'shield-stops-incoming-fire',
      covers: ['QR-1.10.3a', 'R-QR-127'],
      given: scene([tern({ F: 'autocannon 4' })], [onyx(20, shield('fore')), flint]),
      when: shot,
      code: 'target-shield',
      rule: 'QR-1.10.3a',
    }),
    shown({
      id: 'fire-through-an-open-arc',
      covers: ['QR-1.10.3a', 'R-QR-127'],
      given: scene([tern({ F: 'autocannon 1' })], [onyx(20, shield('aft'))]),
      dice: [3, 1, 1, 1],
      when: shot,
      events: [hullLost('onyx', 1, 15)],
    }),
    refused({
      id: 'own-shield-stops-outgoing-fire',
      covers: ['QR-1.10.3a', 'R-QR-127'],
      given: scene(
        [tern({ F: 'autocannon 4', P: 'autocannon 2' }, shield('fore'))],
        [onyx(20), ship('Flint', 'DD', [4, 20], 90)],
      ),
      when: shot,
      code: 'own-shield',
      rule: 'QR-1.10.3a',
    }),
    refused({
      id: 'own-shield-stops-turrets-too',
      covers: ['QR-1.10.3a', 'R-QR-127'],
      given: scene([tern({ T1: 'autocannon 2' }, shield('fore'))], [onyx(20), ship('Flint', 'DD', [4, 20], 90)]),
      when: [fire('onyx', [guns('tern', 'T1')])],
      code: 'own-shield',
      rule: 'QR-1.10.3a',
    }),
    refused({
      id: 'shield-stops-disruptors',
      covers: ['R-QR-127'],
      given: scene([tern({ F: 'disruptor 4' })], [onyx(10, shield('fore')), ship('Flint', 'DD', [20, 40], 180)]),
      when: shot,
      code: 'target-shield',
      rule: 'QR-1.10.3a',
    }),
    shown({
      id: 'torpedoes-pass-shields',
      covers: ['QR-1.10.3b', 'R-QR-118'],
      note: 'The own fore shield and the fore shield of the target alike.',
      given: scene([tern({ T1: 'explosive torpedo 2' }, shield('fore'))], [onyx(20, shield('fore'))]),
      dice: [3, 1, 1, 1, 1],
      when: [fire('onyx', [guns('tern', 'T1')])],
      events: [hullLost('onyx', 1, 15)],
    }),
    shown({
      id: 'attacker-picks-the-open-arc-on-a-line',
      covers: ['R-QR-08', 'QR-1.10.3a'],
      note: 'Onyx looks 045 degrees off: the line enters between its fore arc, which is shielded, and its starboard arc.',
      given: scene([tern({ F: 'autocannon 1' })], [onyx(20, { facing: 135, ...shield('fore') })]),
      dice: [3, 1, 1, 1],
      when: [fire('onyx', [guns('tern', 'F')], { targetArc: 'starboard' })],
      events: [{ kind: 'fire-declared', shooters: [{ targetArc: 'starboard' }] }, hullLost('onyx', 1, 15)],
    }),
    shown({
      id: 'without-a-pick-the-open-arc-counts',
      covers: ['R-QR-205', 'R-QR-08'],
      given: scene([tern({ F: 'autocannon 1' })], [onyx(20, { facing: 135, ...shield('fore') })]),
      dice: [3, 1, 1, 1],
      when: shot,
      events: [{ kind: 'fire-declared', shooters: [{ targetArc: 'starboard' }] }, hullLost('onyx', 1, 15)],
    }),
    shown({
      id: 'without-a-pick-the-aft-arc-counts',
      covers: ['R-QR-205', 'R-QR-119'],
      note: 'The line enters between the aft and the port arc: the attacker has the Vulnerable Sector die.',
      given: scene([tern({ F: 'autocannon 1' })], [onyx(20, { facing: 315 })]),
      dice: [1, 1, 1, 1, 1],
      when: shot,
      events: [{ kind: 'attack-rolled', rolls: [{}, { source: 'vulnerable-sector' }] }],
    }),
    refused({
      id: 'picking-the-shielded-arc-is-refused',
      covers: ['R-QR-08', 'QR-1.10.3a'],
      given: scene([tern({ F: 'autocannon 1' })], [onyx(20, { facing: 135, ...shield('fore') })]),
      when: [fire('onyx', [guns('tern', 'F')], { targetArc: 'fore' })],
      code: 'target-shield',
      rule: 'QR-1.10.3a',
    }),
    refused({
      id: 'a-ship-before-the-shield-cannot-join',
      covers: ['R-QR-115'],
      note: 'Knot sees the open port side of Onyx, Tern its shielded fore arc: the command that names both is refused.',
      given: scene(
        [tern({ F: 'autocannon 2' }), ship('Knot', 'DD', [29, 20], 0, { weapons: { F: 'autocannon 2' } })],
        [onyx(20, { facing: 220, ...shield('fore') })],
      ),
      when: [fire('onyx', [guns('knot', 'F'), guns('tern', 'F')])],
      code: 'target-shield',
      rule: 'QR-1.10.3a',
    }),
    shown({
      id: 'a-destroyed-generator-opens-its-arc',
      covers: ['QR-11.5.8a', 'R-QR-137', 'QR-1.10.3a'],
      note: 'The Disruptor comes in through the open starboard side; the aft shield it takes down bars nobody any more.',
      given: scene(
        [tern({ F: 'disruptor 2', T1: 'beam 1' })],
        [onyx(10, { facing: 270, equipment: { E1: 'shield generator' }, shields: { E1: 'aft' } })],
      ),
      dice: [6, 6, 1, 1, 1],
      when: shot,
      events: [{ kind: 'generator-destroyed', space: 'E1', shieldDropped: 'aft' }],
      after: { position: { squadrons: [{ id: 'stones', ships: [{ id: 'onyx', shields: { E1: null } }] }] } },
    }),
    refused({
      id: 'an-attack-waits-for-its-answer',
      covers: ['R-QR-187'],
      given: scene([tern({ F: 'gravitational 1', T1: 'beam 1' })], [onyx(20)]),
      dice: [6, 1, 1, 1],
      when: [...shot, { by: 'seat-1', command: { kind: 'end-segment', segment: 'combat' } }],
      code: 'not-now',
      rule: 'R-QR-187',
    }),
    refused({
      id: 'only-the-defender-answers',
      covers: ['R-QR-187'],
      given: scene(
        [tern({ F: 'autocannon 2' })],
        [onyx(20), ship('Flint', 'FF', [22.75, 40], 180, { customizations: ['defensive screen'] })],
      ),
      when: [...shot, answer({ kind: 'defend', screens: ['flint'], escorts: [] }, 'seat-1')],
      code: 'not-awaited',
      rule: 'QR-6.3a',
    }),
  ],
} satisfies CaseFile;
