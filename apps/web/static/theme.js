// Runs before the first paint, so that the page never flashes in the other theme.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') === 'paper' ? 'paper' : 'dark';
} catch {
  // Storage may be closed to us; dark is the default.
}
