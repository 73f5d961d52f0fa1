import { fleetCommand } from '@broadside/rules/fleet-command';
import { expect, test } from 'vitest';
import { fromView, type Offer } from '../rules.ts';
import { AttackDraft } from './attack-draft.svelte.ts';

const unit = (name: string, card: string, side: string, at: readonly number[]) => ({ name, card, side, at, facing: 0 });

function drafted(target: string): AttackDraft {
  const made = fleetCommand.fromPosition(
    fleetCommand.codec.position.parse({
      units: [
        unit('Blue', 'interceptor', 'kushan', [5, 4]),
        unit('Dart', 'interceptor', 'taiidan', [5, 3]),
        unit('Rock', 'mothership', 'taiidan', [6, 3]),
      ],
    }),
  );
  if (!made.ok) throw new Error(made.problems.join(' '));
  const sight = fromView(fleetCommand.view(made.value, { kind: 'seat', seat: 'seat-1' }));
  const offer = {
    kind: 'attack',
    unit: 'blue',
    target,
    mode: 'weapon',
    weapon: 'projectile-cannon',
    label: '',
    about: [],
    rule: '',
  };
  return new AttackDraft(sight, [offer as unknown as Offer]);
}

test('an attack opens on its target, and on none where hardly anything can be lost', () => {
  expect(drafted('dart').offer?.target).toBe('dart');
  const hardly = drafted('rock');
  expect([hardly.offer, hardly.command, hardly.lacking]).toEqual([undefined, undefined, 'Choose a target.']);
  expect(hardly.lit).toEqual(['unit:rock']);
  hardly.pressUnit('rock');
  expect(hardly.command).toMatchObject({ kind: 'attack', target: 'rock' });
});
