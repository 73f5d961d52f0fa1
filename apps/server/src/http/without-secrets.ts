/** An address as it may stand in a log: what opens something in it does not [WATCH-39]. */
export const withoutSecrets = (url: string): string => url.replaceAll(/([?&](?:pass|token)=)[^&#]*/g, '$1…');
