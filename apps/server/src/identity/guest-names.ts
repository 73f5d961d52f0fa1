/** Names for guests who gave none: a tone or a wind, and a water bird. No list holds a rank or the name of a ship that is sailed here. */
import { randomInt } from 'node:crypto';
import type { Database } from '../store/database.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const tones = words(`
  Grey White Black Blue Green Red Golden Silver Amber Copper Bronze Ivory Pale Dark Bright Crimson
  Scarlet Russet Tawny Slate Azure Indigo Violet Jade Olive Umber Sandy Ashen Pearl Coral Ochre Cobalt
  Northern Southern Eastern Western Polar Arctic Tidal Stormy Misty Cloudy Rainy Snowy Frosty Dawn Noon Evening
  Midnight Autumn Winter Summer Spring Harbour Upwind Leeward Windward Breezy Chinook Levant Meltemi Monsoon Pampero Passat
`);
export const birds = words(`
  Heron Egret Hamerkop Stork Spoonbill Ibis Crane Rail Coot Moorhen Gallinule Brolga Grebe Diver Loon Gannet
  Booby Cormorant Shag Darter Pelican Fulmar Petrel Shearwater Albatross Prion Tropicbird Frigatebird Gull Kittiwake Skua Jaeger
  Skimmer Noddy Auk Puffin Guillemot Razorbill Dovekie Murrelet Auklet Penguin Swan Goose Brant Shelduck Wigeon Teal
  Mallard Pintail Gadwall Shoveler Pochard Scaup Eider Scoter Goldeneye Smew Merganser Sandpiper Turnstone Lapwing Dipper Kingfisher
`);

/** So many names are looked up at once: that all of them are borne is as good as impossible before the lists are used up. */
const candidates = 24;
/** Somebody who was here within this time is present, in days. */
const presentDays = 30;

const pick = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';

export class GuestNames {
  readonly #db: Database;
  /** One after the other, so that two who come at once are never called alike. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes a guest with a name that nobody who is present bears. */
  give<T>(make: (name: string) => Promise<T>): Promise<T> {
    const given = this.#last.then(async () => make(await this.#free()));
    this.#last = given.catch(() => undefined);
    return given;
  }

  async #free(): Promise<string> {
    for (let round = 1; ; round += 1) {
      // Where the lists are as good as used up, numbers tell people apart.
      const tail = round > 4 ? ` ${String(randomInt(2, 10 ** Math.min(round, 9)))}` : '';
      const names = Array.from({ length: candidates }, () => `${pick(tones)} ${pick(birds)}${tail}`);
      const borne = await this.#db.$queryRaw<{ name: string }[]>`
        select distinct person.name from person
        where person.name = any(${names}) and (person.handle is not null or exists (
          select 1 from session where session.person_id = person.id
            and session.seen_at > now() - make_interval(days => ${presentDays})))`;
      const taken = new Set(borne.map(({ name }) => name));
      const free = names.find((name) => !taken.has(name));
      if (free !== undefined) return free;
    }
  }
}
