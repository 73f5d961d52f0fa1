/** A span of time as a clock shows it: `02:15`, from an hour on `1:02:15`, from two days on `3 d`. */
export function elapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${String(Math.floor(hours / 24))} d`;
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${String(hours)}:${rest}` : rest;
}
