/** What weapons and modules do, in the few words that fit on a ship card. */
import type { EquipmentModule } from '../data/modules.ts';
import type { Ordnance } from '../data/ordnance.ts';

const inches = (mils: number): string => `${Math.round(mils / 100) / 10}″`;

/** What one uncancelled result of the ordnance does to its target (11.5). */
export function ordnanceWords({ effect }: Pick<Ordnance, 'effect'>): string {
  switch (effect.kind) {
    case 'lose-optimal-range':
      return 'no optimal range once';
    case 'extra-hits':
      return `+${effect.hits} hull`;
    case 'extra-dice':
      return `${effect.dice} more dice`;
    case 'lose-crew':
      return `−${effect.crew} CP`;
    case 'lose-initiative':
      return `−${effect.points} initiative`;
    case 'lose-hull':
      return `−${effect.hull} hull`;
    case 'destroy-shield-generator':
      return `${effect.results} results: −1 shield`;
    case 'lose-defense':
      return `−${effect.defense} DEF`;
    case 'push':
      return `push ${inches(effect.distanceMils)}`;
    case 'lose-critical-rating':
      return `−${effect.rating} CR`;
    case 'gain-disorder':
      return `+${effect.markers} disorder`;
    case 'slow':
      return `−${inches(effect.distanceMils)} move`;
    case 'critical':
      return 'one critical hit';
    case 'lower-cover':
      return `cover −${effect.levels}`;
  }
}

/** The figure of a module, `counted` where the card's figures have it already; empty where its rule is more than a figure. */
export function moduleFigure({ effect }: EquipmentModule): string {
  switch (effect.kind) {
    case 'move':
      return `+${inches(effect.distanceMils)} move, counted`;
    case 'defense':
      return `+${effect.defense} DEF, counted`;
    case 'critical-rating':
      return `+${effect.rating} CR, counted`;
    case 'maneuverability':
      return `+${effect.rating} MR, counted`;
    case 'hangar':
      return 'fighters, counted';
    case 'cargo':
      return 'cargo';
    case 'repair':
      return `hull +${effect.hull}/+${effect.hullWithAuxiliaryPower}`;
    case 'marines':
      return `${effect.dice} boarding dice`;
    case 'boarding-range':
      return `boards at ${inches(effect.rangeMils)}`;
    case 'armor':
      return `−${effect.hits} hit`;
    case 'optimal-range':
      return `+${inches(effect.distanceMils)} optimal range, counted`;
    case 'beacons':
      return `${effect.stock} beacons`;
    case 'mines':
      return `minefield, strength ${effect.strength}`;
    case 'sweep':
      return `mines −${effect.strength}`;
    case 'rule':
      return '';
  }
}
