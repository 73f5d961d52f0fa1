/** What draws a player back to the table: a light in the tab, a sound, a buzz, a notice. Every cue has a visible twin. */
type Cue = 'turn' | 'reply' | 'dice' | 'harm' | 'accepted';

/** Notes of each cue: frequency in hertz, start and length in seconds, shape. All under 400 ms. */
const notes: Readonly<Record<Cue, readonly (readonly [number, number, number, OscillatorType])[]>> = {
  turn: [
    [330, 0, 0.18, 'sine'],
    [262, 0.16, 0.22, 'sine'],
  ],
  reply: [
    [262, 0, 0.18, 'sine'],
    [392, 0.16, 0.22, 'sine'],
  ],
  dice: [
    [180, 0, 0.03, 'square'],
    [150, 0.06, 0.03, 'square'],
    [200, 0.11, 0.03, 'square'],
  ],
  harm: [[740, 0, 0.3, 'triangle']],
  accepted: [[520, 0, 0.04, 'sine']],
};

class Attention {
  /** Off until somebody asks for it: a page should not make noise by itself. */
  sound = $state(read('sound') === 'on');
  #context: AudioContext | undefined;

  toggleSound(): void {
    this.sound = !this.sound;
    try {
      localStorage.setItem('sound', this.sound ? 'on' : 'off');
    } catch {
      // Storage may be closed to us; the choice then lasts as long as the page.
    }
    if (this.sound) this.cue('accepted');
  }

  cue(cue: Cue): void {
    if (!this.sound) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    for (const [frequency, start, length, shape] of notes[cue]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = shape;
      tone.frequency.value = frequency;
      const at = context.currentTime + start;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + length + 0.02);
    }
  }

  /** Lights the dot in the tab's icon. */
  light(on: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = on ? '/favicon-lit.svg' : '/favicon.svg';
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const attention = new Attention();
