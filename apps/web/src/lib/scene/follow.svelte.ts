/** Whether the camera goes with what others do: everybody's own choice, kept in this browser. */
const key = 'broadside.follow';

function kept(): boolean | undefined {
  try {
    const words = localStorage.getItem(key);
    return words === null ? undefined : words === 'on';
  } catch {
    return undefined;
  }
}

class FollowChoice {
  #chosen = $state(kept());

  /** Whoever has chosen nothing follows where they only watch. */
  on(watching: boolean): boolean {
    return this.#chosen ?? watching;
  }
  turn(on: boolean): void {
    this.#chosen = on;
    try {
      localStorage.setItem(key, on ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}
export const follow = new FollowChoice();
