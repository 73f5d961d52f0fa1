/** Lights the dot in the tab's icon, so that a player finds the way back to the table. */
export function lightTab(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? '/favicon-lit.svg' : '/favicon.svg';
}
