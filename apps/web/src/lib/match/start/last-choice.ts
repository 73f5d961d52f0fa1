/** What was chosen the last time, kept in this browser and offered again. */
const key = 'broadside.start';

export interface LastChoice {
  readonly ruleset?: string;
  /** The battle of each game. */
  readonly presets: Readonly<Record<string, string>>;
  /** Terrain and fleets are placed by the program. */
  readonly setUp: boolean;
}

const nothing: LastChoice = { presets: {}, setUp: true };

/** What a store held; nothing of it where that is something else. */
export function readChoice(text: string | null): LastChoice {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null) return nothing;
    const { ruleset, presets, setUp } = found as Record<string, unknown>;
    const kept = typeof presets === 'object' && presets !== null ? Object.entries(presets) : [];
    return {
      ...(typeof ruleset === 'string' ? { ruleset } : {}),
      presets: Object.fromEntries(kept.filter((each): each is [string, string] => typeof each[1] === 'string')),
      setUp: setUp !== false,
    };
  } catch {
    return nothing;
  }
}

export function lastChoice(): LastChoice {
  try {
    return readChoice(localStorage.getItem(key));
  } catch {
    return nothing;
  }
}

export function keepChoice(choice: LastChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // A full or closed store forgets; the match is made with what is on the screen.
  }
}
