/** Keeps the screen awake while a page is looked at from afar, as far as the browser lets it. Answers how to stop. */
export function wakeful(): () => void {
  let held: WakeLockSentinel | undefined;
  let stopped = false;
  const ask = async (): Promise<void> => {
    // A browser lets go whenever the page is hidden; it is asked again when it is seen.
    if (stopped || document.visibilityState !== 'visible' || held?.released === false) return;
    held = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (stopped) void held?.release();
  };
  const seen = (): void => void ask();
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', seen);
    void held?.release();
  };
}
