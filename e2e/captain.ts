/** Who thinks for the players of a test: the ruleset's bot, and now and then an order that the bot never gives. */
import type { Seat, View } from '@broadside/rules/kernel';
import { quantumRebellion, type Command, type Offer } from '@broadside/rules/quantum-rebellion';

/** Each is given once, when it is first offered, so that a match shows more of the table than good play would. */
const curiosities: readonly Offer['kind'][] = [
  'split-s',
  'full-thrust',
  'shut-down',
  'restart',
  'dogfight',
  'relaunch-fighter',
  'end-damage-control',
];

export class Captain {
  readonly #random: () => number;
  readonly #tried = new Set<Offer['kind']>();

  constructor(random: () => number) {
    this.#random = random;
  }

  choose(view: View, offers: readonly Offer[], seat: Seat): Command {
    const [bot] = quantumRebellion.bots;
    if (!bot) throw new Error('The ruleset has no bot.');
    return this.#curious(view, offers, seat) ?? bot.choose(view, offers, seat, this.#random);
  }

  #curious(view: View, offers: readonly Offer[], seat: Seat): Command | undefined {
    const offer = offers.find((each) => curiosities.includes(each.kind) && !this.#tried.has(each.kind));
    // Not at once: some of these cost a ship her turn.
    if (!offer || leaves(offer) || this.#random() > 0.2) return undefined;
    const command = quantumRebellion.sample(view, offer, seat, this.#random);
    if (quantumRebellion.check(view, command, seat)) return undefined;
    this.#tried.add(offer.kind);
    return command;
  }
}

const leaves = (offer: Offer): boolean => offer.kind === 'split-s' && offer.leavesTable;
