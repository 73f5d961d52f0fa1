// Runs before the first paint, so that the page never flashes in the other theme.
try {
  // A page of somebody else says how a part of this site looks in it.
  const wall = location.pathname.startsWith('/wall');
  const asked = location.pathname.startsWith('/embed/') && new URLSearchParams(location.search).get('theme');
  const paper = wall
    ? false
    : asked
      ? asked === 'paper' || asked === 'light'
      : localStorage.getItem('theme') === 'paper';
  document.documentElement.dataset.theme = paper ? 'paper' : 'dark';
} catch {
  // Storage may be closed to us; dark is the default.
}
