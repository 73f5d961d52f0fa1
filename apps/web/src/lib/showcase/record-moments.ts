/** A match that is over as moments for a board, as the public saw it: told again by its record, in slices. */
import type { MatchHeader } from '@broadside/protocol';
import { pictureFor } from '#lib/boards/index.ts';
import type { Scene } from '#lib/boards/scene.ts';
import { server } from '#lib/match/me.svelte.ts';
import { breather, recordMoments } from '#lib/replay/loading.ts';
import type { SceneLine } from '#lib/scene/scene.ts';
import type { ShowcaseMoment } from './moments.ts';
import { endedAttack, someOf, withLost, worthOf } from './told-moments.ts';

/** Empty for a game without pictures, and where no attack was made. */
export async function momentsOfRecord({ id, ruleset }: MatchHeader): Promise<readonly ShowcaseMoment[]> {
  const [record, draw] = await Promise.all([server.record(id), pictureFor(ruleset)]);
  if (!draw) return [];
  const told = await recordMoments(record, false);
  const breathe = breather();
  const sceneAt = (seq: number): Scene => draw(told.moment(Math.max(1, seq), 'public').view).scene;
  const log: SceneLine[] = [];
  const attacks: { readonly moment: ShowcaseMoment; readonly hit: boolean }[] = [];
  for (let seq = 1; seq <= told.count; seq += 1) {
    log.push(...told.lines(seq, 'public'));
    const ended = endedAttack(log);
    if (ended) {
      const { moment, begunAt, hit } = ended;
      attacks.push({ moment: { ...moment, scene: withLost(sceneAt(seq), sceneAt(begunAt - 1), moment) }, hit });
    }
    await breathe();
  }
  return someOf(attacks, ({ moment, hit }) => worthOf(moment, hit)).map(({ moment }) => moment);
}
