/** Whether matches are explained: at first they are; everybody's own choice, kept in this browser. A link may say otherwise. */
const key = 'broadside.explain';

function kept(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

class ExplainChoice {
  #chosen = $state(kept());
  /** Somebody has pressed the switch since the page was opened: the link says no more. */
  #pressed = $state(false);

  /** `link`: what `explain` in the address says, '1' or '0'; null where it says nothing. */
  on(link: string | null = null): boolean {
    if (!this.#pressed && (link === '1' || link === '0')) return link === '1';
    return this.#chosen;
  }
  turn(on: boolean): void {
    this.#chosen = on;
    this.#pressed = true;
    try {
      localStorage.setItem(key, on ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}
export const explainChoice = new ExplainChoice();
