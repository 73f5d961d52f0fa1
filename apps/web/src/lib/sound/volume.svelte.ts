/** How loud this browser is, of 100. */
const key = 'sound.volume';
const usual = 60;

class Volume {
  now = $state(kept());

  set(volume: number): void {
    this.now = volume;
    try {
      localStorage.setItem(key, String(volume));
    } catch {
      // It lasts as long as the page.
    }
  }
}

function kept(): number {
  try {
    const text = localStorage.getItem(key);
    const volume = text === null ? usual : Number(text);
    return volume >= 0 && volume <= 100 ? volume : usual;
  } catch {
    return usual;
  }
}

export const volume = new Volume();
