/** Fetching a match that is over and telling its story: as the public was shown it, whoever looks. */
import {
  storyOf,
  withMoment,
  type MatchRecord,
  type MatchStory,
  type ToldMoment,
  type TurningPoint,
} from '@broadside/match';
import { isOver, type MatchHeader, type Seat } from '@broadside/protocol';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { pictureFor } from '../boards/index.ts';
import type { Scene } from '../boards/scene.ts';
import { server } from '../match/me.svelte.ts';
import { breather, recordMoments } from '../replay/loading.ts';
import { headlineOf, quitter, type Headline } from './words.ts';
import { drawnOf, tracksOf, type Seen, type Track } from './tracks.ts';

export interface EndingTurn extends TurningPoint {
  /** The table before it, or before the attack that it belongs to; null for a game without pictures. */
  readonly scene: Scene | null;
}

export interface Ending {
  readonly header: MatchHeader;
  readonly ruleset: AnyRuleset;
  readonly record: MatchRecord;
  /** Where the viewer sat. */
  readonly seat: Seat | null;
  /** Undefined where the game tells none. */
  readonly story: MatchStory | undefined;
  readonly headline: Headline;
  /** So little was played that there is nothing to tell of luck and honours. */
  readonly early: boolean;
  readonly turns: readonly EndingTurn[];
  /** The table at the end, and the course of every ship. */
  readonly scene: Scene | null;
  readonly tracks: readonly Track[];
  /** What the tracks are made of, moment by moment. */
  readonly seen: readonly Seen[];
}

/** The match was still played when it was asked for. */
export class StillPlayed extends Error {}

export const untold: Pick<MatchStory, 'rounds' | 'turns' | 'sides'> = { rounds: [], turns: [], sides: [] };

export async function endingOf(match: string): Promise<Ending> {
  const { match: known, seat } = await server.match(match);
  if (!isOver(known.status)) throw new StillPlayed('The match is not over.');
  const moments = await recordMoments(await server.record(match), known.imported === true);
  const { ruleset, record } = moments;
  const breathe = breather();
  const told: ToldMoment[] = [];
  for (let seq = 1; seq <= moments.count; seq += 1) {
    withMoment(told, moments.told(seq), ruleset, { kind: 'public' });
    await breathe();
  }
  const { header } = moments;
  const story = storyOf(ruleset, told, record.outcome);
  const draw = await pictureFor(ruleset.id);
  const sceneAt = (at: number): Scene | null => {
    const view = told[at]?.view;
    return draw && view ? draw(view).scene : null;
  };
  const seen: Seen[] = [];
  for (const [at, { view }] of told.entries()) {
    const scene = view === told[at - 1]?.view ? null : sceneAt(at);
    const round = ruleset.story?.standing(view).round ?? 0;
    if (scene) seen.push({ round, marks: drawnOf(scene).marks });
    await breathe();
  }
  const gaveUp = quitter(record, (by) => ruleset.concession(by));
  return {
    header,
    ruleset,
    record,
    seat,
    story,
    headline: story ? headlineOf(header, story, gaveUp) : { says: 'The match is over' },
    early: !story?.rounds.some(({ whole }) => whole) && gaveUp !== undefined,
    turns: (story?.turns ?? []).map((turn) => ({
      ...turn,
      scene: sceneAt(told.findIndex(({ seq }) => seq === (turn.attack?.from ?? turn.seq)) - 1),
    })),
    scene: sceneAt(told.length - 1),
    tracks: tracksOf(seen, story ?? untold),
    seen,
  };
}
