/** What a planned move would bring, in the order in which it would happen, from the preview that the rules make of it. */
import { inches } from '#lib/board/chart.ts';
import type { RouteDraft } from '#lib/blueprint-fleets/drafts/route-draft.svelte.ts';
import type { ShownConsequence } from '#lib/open-table/consequence.ts';
import type { MoveDraft } from './drafts/move-draft.svelte.ts';
import { defenseDie, routePreview, type State, type TerrainAhead } from './rules.ts';

/** What a feature on the way does to the ship. */
export function hazardOf({ name, hazard, die, swept, rule }: TerrainAhead, ship: MoveDraft['ship']): ShownConsequence {
  const text = `Enters ${name.toLowerCase()}:`;
  switch (hazard.kind) {
    case 'hits':
      return { tone: 'price', text, strong: `d${die ?? 4} HP, no defence`, rule };
    case 'mines': {
      const def = defenseDie(ship);
      const against = def === undefined ? 'no DEF' : `DEF d${def}, the ${swept ? 'better' : 'lower'} of two`;
      return { tone: 'price', text, strong: `d${die ?? 4} against ${against}`, rule };
    }
    case 'lose-crew':
      return { tone: 'price', text, strong: `d${hazard.die} crew`, rule };
    case 'distortion':
      return { tone: 'price', text, strong: 'each inch counts twice', rule };
    case 'disorder':
      return {
        tone: 'price',
        text,
        strong: `+${hazard.markers} Disorder, ${ship.disorder + hazard.markers} in all`,
        rule,
      };
    case 'collision':
      return {
        tone: 'harm',
        text: `Runs into ${name}:`,
        strong: `d${hazard.hullDie} HP and +${hazard.disorder} Disorder`,
        rule,
      };
  }
}

/** What terrain on a way round a planet does to the ship. */
export const hazardsOf = (state: State, { command, offer }: RouteDraft): readonly ShownConsequence[] => {
  const ship = state.ships[offer.ship];
  return ship ? (routePreview(state, command)?.terrain ?? []).map((ahead) => hazardOf(ahead, ship)) : [];
};

export function consequencesOf(
  { preview, ship, leg, reason, exits }: MoveDraft,
  state: State,
): readonly ShownConsequence[] {
  if (!preview) return [];
  const list = preview.terrain.map((ahead) => hazardOf(ahead, ship));
  if (exits)
    list.push({ tone: 'fine', text: 'Gets away by the far edge:', strong: 'counts for the escort', rule: 'DA-15.4a' });
  else if (preview.leavesTable)
    list.push({ tone: 'harm', text: 'Leaves the table:', strong: `${ship.name} is destroyed`, rule: 'DA-9.2.8' });
  if (preview.costMils > leg.distanceMils)
    list.push({ tone: 'price', text: 'Counts for', strong: inches(preview.costMils), rule: 'R-DA-75' });
  const { command } = preview;
  if (command && !command.inReach) {
    const leader = state.ships[command.commander]?.name ?? 'the commander';
    list.push({
      tone: 'price',
      text: `${inches(command.rangeMils)} from ${leader}:`,
      strong: 'out of command',
      rule: 'DA-3.4a',
    });
  }
  const riders = preview.carried.length;
  if (riders > 0) {
    const lost = preview.carried.filter((each) => each.lostTo !== undefined).length;
    const words = riders === 1 ? '1 fighter rides along' : `${riders} fighters ride along`;
    list.push({
      tone: lost > 0 ? 'harm' : 'fine',
      text: words,
      strong: lost > 0 ? `, ${lost} lost` : '',
      rule: 'DA-9.2.7',
    });
  }
  if (!reason && list.length === 0)
    list.push({ tone: 'fine', text: 'Ends clear of bases and terrain.', strong: '', rule: 'DA-9.2.5' });
  return list;
}
