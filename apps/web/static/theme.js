// Runs before the first paint, so that the page never flashes in the other theme.
try {
  // A page of somebody else says how a part of this site looks in it.
  const overlay = location.pathname.startsWith('/overlay/');
  const dark = overlay || location.pathname.startsWith('/wall');
  const framed = overlay || location.pathname.startsWith('/embed/');
  const asked = framed && new URLSearchParams(location.search).get('theme');
  const paper = asked ? asked === 'paper' || asked === 'light' : !dark && localStorage.getItem('theme') === 'paper';
  document.documentElement.dataset.theme = paper ? 'paper' : 'dark';
} catch {
  // Storage may be closed to us; dark is the default.
}
