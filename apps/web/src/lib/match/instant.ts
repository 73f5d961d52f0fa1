/** An instant in the reader's own time: "18:30" today, "Sun 29 Nov, 18:30" on another day. */
export function instantWords(at: number, now = Date.now()): string {
  const time = new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  if (new Date(at).toDateString() === new Date(now).toDateString()) return time;
  return `${new Date(at).toLocaleDateString([], { weekday: 'short', day: 'numeric', month: 'short' })}, ${time}`;
}
