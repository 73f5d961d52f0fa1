/** Time that runs down, as a clock shows it. */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** "2 d 4 h", "3:05:09", "41:07", under twenty seconds "9.4". */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= 2 * day) return `${Math.floor(left / day)} d ${Math.floor((left % day) / hour)} h`;
  if (left >= day) return `${Math.floor(left / hour)} h`;
  if (left < 20 * second) return (Math.floor(left / 100) / 10).toFixed(1);
  const whole = Math.floor(left / second);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The same for a screen reader, said rarely: "41 minutes", "9 seconds". */
export function timeLeftSpoken(ms: number): string {
  const left = Math.max(0, ms);
  const say = (value: number, unit: string): string => `${value} ${unit}${value === 1 ? '' : 's'}`;
  if (left >= day) return say(Math.floor(left / day), 'day');
  if (left >= hour) return say(Math.floor(left / hour), 'hour');
  if (left >= minute) return say(Math.floor(left / minute), 'minute');
  return say(Math.floor(left / second), 'second');
}
