/** The theme of this browser: dark, or paper for daylight and print. `static/theme.js` sets it before the first paint. */
class Theme {
  paper = $state(typeof document !== 'undefined' && document.documentElement.dataset['theme'] === 'paper');

  toggle(): void {
    this.paper = !this.paper;
    const name = this.paper ? 'paper' : 'dark';
    document.documentElement.dataset['theme'] = name;
    try {
      localStorage.setItem('theme', name);
    } catch {
      // Storage may be closed to us; the theme then lasts as long as the page.
    }
  }
}

export const theme = new Theme();
