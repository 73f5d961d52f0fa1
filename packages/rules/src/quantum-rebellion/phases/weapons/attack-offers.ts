/** What the attack frame offers to the seat that it asks. */
import { spaceName } from '../../damage/space-name.ts';
import { shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import { helpersOf, resultsByType, screenLimits } from './defence.ts';
import { generatorsAtStake, pushMils, resultsOf } from './ordnance-results.ts';
import type { AttackFrame, WeaponOffer } from './schema.ts';

export function attackOffers(state: OpenTable, frame: AttackFrame): readonly WeaponOffer[] {
  const target = shipOf(state, frame.target);
  const about = [`ship:${target.id}`];
  switch (frame.step) {
    case 'defend': {
      const { screens, escorts } = helpersOf(state, frame);
      const helpers = [...screens.map((id) => `ship:${id}`), ...escorts.map((id) => `fighter:${id}`)];
      const rule = escorts.length > 0 ? 'R-QR-164' : 'R-QR-125';
      const label = `Defend ${target.name}`;
      return [{ kind: 'defend', label, target: target.id, screens, escorts, about: [...about, ...helpers], rule }];
    }
    case 'cancels': {
      const results = [...resultsByType(frame)].map(([ordnance, count]) => ({ ordnance, results: count }));
      const label = `Stop ${frame.cancels} Ordnance result${frame.cancels === 1 ? '' : 's'} on ${target.name}`;
      return [
        { kind: 'assign-cancels', label, target: target.id, cancels: frame.cancels, results, about, rule: 'R-QR-130' },
      ];
    }
    case 'screen-hits': {
      const screens = screenLimits(state, frame);
      const label = `Share ${frame.hits} hit${frame.hits === 1 ? '' : 's'} with the screen of ${target.name}`;
      const all = [...about, ...screens.map(({ ship }) => `ship:${ship}`)];
      return [
        {
          kind: 'assign-screen-hits',
          label,
          target: target.id,
          hits: frame.hits,
          screens,
          about: all,
          rule: 'R-QR-126',
        },
      ];
    }
    case 'generator':
      return generatorsAtStake(state, frame).map((space) => ({
        kind: 'choose-generator',
        label: `Give up ${spaceName(target, space).toLowerCase()} ${space}`,
        ship: target.id,
        space,
        about,
        rule: 'R-QR-137',
      }));
    case 'push': {
      const pushes = resultsOf(frame, 'push');
      const label = `Push ${target.name}${pushes === 1 ? '' : ` ${pushes} times`}`;
      return [
        { kind: 'push-target', label, target: target.id, pushes, distanceMils: pushMils, about, rule: 'R-QR-139' },
      ];
    }
    case 'roll':
    case 'effects':
    case 'finish':
      return [];
  }
}
