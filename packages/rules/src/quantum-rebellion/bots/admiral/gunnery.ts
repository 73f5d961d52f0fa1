/** How the admiral fires: the attack whose forecast takes the most points, with no more ships than it needs. */
import type { Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import type { FireCommand, FireOffer } from '../../phases/weapons/schema.ts';
import { forecast } from '../../phases/weapons/forecast.ts';
import { shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import type { Sight } from '../../state.ts';
import { type Shot, volleys } from '../gunnery.ts';
import { priceOfHull, saved, stake } from './prospect.ts';

/** So many attacks are forecast at most, the most promising first. */
const FORECASTS = 7;
/** A smaller attack is as good where it destroys as surely. */
const SURE = 0.97;

/** All that may fire together, fewer of them, and each by itself. */
function groups(offer: FireOffer, shots: readonly Shot[]): Shot[][] {
  const joined = offer.coordinated
    ? shots
        .filter(({ joins }) => joins)
        .sort((a, b) => b.hits - a.hits)
        .slice(0, 5)
    : [];
  const together = joined.length < 2 ? [] : joined.slice(1).map((_, index) => joined.slice(0, index + 2));
  return [...together, ...shots.map((shot) => [shot])];
}

interface Attack {
  readonly command: FireCommand;
  readonly hits: number;
  readonly rough: number;
}

function attacks(state: Sight, offer: FireOffer): Attack[] {
  const all = volleys(state, offer).flatMap((shots) => groups(offer, shots));
  const target = shipOf(state, offer.target) as PlacedShip;
  const stopped = saved(state, target);
  const price = priceOfHull(state, target);
  return all.map((shots) => {
    const hits = shots.reduce((sum, shot) => sum + shot.hits, 0);
    const through = Math.min(target.hull, Math.max(hits * 0.15, hits - stopped));
    const rough = through * price + (through >= target.hull ? stake(state, target) / 2 : 0);
    const command: FireCommand = {
      kind: 'fire',
      target: offer.target,
      shooters: shots.map(({ order }) => order),
    };
    return { command, hits, rough };
  });
}

interface Weighed extends Attack {
  readonly value: number;
  readonly kill: number;
}

function weigh(state: Sight, attack: Attack, by: Seat): Weighed[] {
  const { attack: told } = forecast(state, attack.command, by);
  if (told === null) return [];
  const { odds } = told;
  const target = shipOf(state, attack.command.target) as PlacedShip;
  const value =
    odds.hull * priceOfHull(state, target) +
    odds.destroyed * stake(state, target) * 0.6 +
    odds.critical * stake(state, target) * 0.1;
  return [{ ...attack, value, kill: odds.destroyed }];
}

/** The attack with the most to show for it, or nothing when no weapon bears. */
export function salvoes(state: Sight, offers: readonly Offer[], by: Seat): Command | undefined {
  const candidates = offers
    .flatMap((offer) => (offer.kind === 'fire' ? attacks(state, offer) : []))
    .sort((a, b) => b.rough - a.rough || b.hits - a.hits);
  const weighed = candidates.slice(0, FORECASTS).flatMap((attack) => weigh(state, attack, by));
  const [best] = weighed.sort((a, b) => b.value - a.value);
  if (best === undefined) {
    for (const attack of candidates.slice(FORECASTS)) if (weigh(state, attack, by).length > 0) return attack.command;
    return undefined;
  }
  const enough = weighed
    .filter((each) => each.command.target === best.command.target && each.kill > 0.5 && each.kill >= best.kill * SURE)
    .sort((a, b) => a.hits - b.hits)[0];
  return (enough ?? best).command;
}
