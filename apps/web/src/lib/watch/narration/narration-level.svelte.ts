/** How much of a watched match is told aloud: everybody's own choice, kept in this browser. */
import { narrationLevels, type NarrationLevel } from './narration.ts';

const key = 'broadside.narration';

function kept(): NarrationLevel {
  try {
    const found = localStorage.getItem(key);
    return narrationLevels.find((each) => each === found) ?? 'all';
  } catch {
    return 'all';
  }
}

class NarrationChoice {
  level = $state(kept());

  next(): void {
    this.level = narrationLevels[(narrationLevels.indexOf(this.level) + 1) % narrationLevels.length] ?? 'all';
    try {
      localStorage.setItem(key, this.level);
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}
export const narrationChoice = new NarrationChoice();
