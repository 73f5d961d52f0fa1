/** What a planned move would bring, in the order in which it would happen, from the preview that the rules make of it. */
import { inches } from '#lib/board/chart.ts';
import type { RouteDraft } from '#lib/blueprint-fleets/drafts/route-draft.svelte.ts';
import type { ShownConsequence } from '#lib/open-table/consequence.ts';
import type { MoveDraft } from './drafts/move-draft.svelte.ts';
import { routePreview, type MovePreview, type State } from './rules.ts';

type Ahead = MovePreview['terrain'][number];

/** What a feature on the way does to the ship. */
export function hazardOf({ name, effect, rule }: Ahead, ship: MoveDraft['ship']): ShownConsequence | undefined {
  const text = `Enters ${name.toLowerCase()}:`;
  switch (effect.kind) {
    case 'none':
      return { tone: 'fine', text, strong: 'no harm', rule };
    case 'hits':
      return { tone: 'price', text, strong: `${effect.least} to ${effect.most} hits`, rule };
    case 'hull':
      return { tone: 'price', text, strong: `${effect.hull} HP`, rule };
    case 'half-move':
      return { tone: 'price', text, strong: 'half speed', rule };
    case 'disorder':
      return {
        tone: 'price',
        text,
        strong: `+${effect.markers} Disorder, ${ship.disorder + effect.markers} in all`,
        rule,
      };
    case 'destroyed':
      return { tone: 'harm', text, strong: `${ship.name} is destroyed`, rule };
  }
}

/** What terrain on a way round a planet does to the ship. */
export const hazardsOf = (state: State, { command, offer }: RouteDraft): readonly ShownConsequence[] => {
  const ship = state.ships[offer.ship];
  const ahead = routePreview(state, command)?.terrain ?? [];
  return ship ? ahead.flatMap((each) => hazardOf(each, ship) ?? []) : [];
};

export function consequencesOf(draft: MoveDraft, state: State): readonly ShownConsequence[] {
  const { preview, ship } = draft;
  if (!preview) return [];
  const list: ShownConsequence[] = preview.terrain.flatMap((ahead) => hazardOf(ahead, ship) ?? []);
  if (draft.exits)
    list.push({ tone: 'fine', text: 'Gets away by the far edge:', strong: 'counts for the escort', rule: 'QR-12.4d' });
  else if (preview.leavesTable)
    list.push({ tone: 'harm', text: 'Leaves the table:', strong: `${ship.name} is destroyed`, rule: 'QR-8.2.5a' });
  if (draft.offer.kind === 'full-thrust')
    list.push({ tone: 'price', text: 'Full Thrust:', strong: 'fires no weapon in this activation', rule: 'QR-8.3.6b' });
  const { command } = preview;
  if (command && !command.inReach) {
    const leader = state.ships[command.commander]?.name ?? 'the commander';
    list.push({
      tone: 'price',
      text: `${inches(command.rangeMils)} from ${leader}:`,
      strong: 'out of command',
      rule: 'QR-8.1.5a',
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
      rule: 'QR-8.2.4a',
    });
  }
  if (!draft.reason && list.length === 0)
    list.push({ tone: 'fine', text: 'Ends clear of bases and terrain.', strong: '', rule: 'QR-8.2.3a' });
  return list;
}
