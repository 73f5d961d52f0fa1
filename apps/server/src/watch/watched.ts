/** Matches in words of the protocol, as everybody may know them. */
import type { MatchToWatch } from '@broadside/protocol';
import type { Rooms } from '../rooms/rooms.ts';
import type { KnownMatch } from './facts.ts';

export async function toWatch(rooms: Pick<Rooms, 'headersFor'>, known: readonly KnownMatch[]): Promise<MatchToWatch[]> {
  const headers = await rooms.headersFor(
    known.map(({ match }) => match),
    null,
  );
  return known.flatMap(({ match: { seats }, facts, place }, i) => {
    const match = headers[i];
    if (match === undefined) return [];
    const ratings = seats.flatMap(({ seat }, index) => {
      const rating = facts.sitters[index]?.rating ?? null;
      return rating === null ? [] : [{ seat, rating }];
    });
    return [{ match, ratings, place: placeOf(place), freshAt: facts.freshAt }];
  });
}

const placeOf = (place: KnownMatch['place']): MatchToWatch['place'] => {
  if (place === undefined) return null;
  const { stage: _stage, ...told } = place;
  return told;
};
