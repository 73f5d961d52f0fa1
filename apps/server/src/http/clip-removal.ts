/** How a clip is taken away: by its maker, an official, or a moderator on a report of it [WATCH-34]. */
import type { Audit } from '../identity/audit.ts';
import type { Clips } from '../store/clips.ts';
import type { StoredPerson } from '../store/people.ts';

interface ClipRemovalDeps {
  readonly clips: Clips;
  readonly audit: Pick<Audit, 'record'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Takes a clip away for everybody, once; its title is kept in the audit log. */
export type RemoveClip = (id: string, by: StoredPerson, from: string) => Promise<void>;

export const clipRemoval =
  ({ clips, audit, now }: ClipRemovalDeps): RemoveClip =>
  async (id, by, from) => {
    const clip = await clips.get(id);
    if (clip === undefined || !(await clips.remove(id, now()))) return;
    const on = `${id}, ${clip.by.name}: ${clip.title}`;
    await audit.record({ what: 'clip-removed', by, on, from });
  };
