/** The outline of a die by its size, about its middle and 16 high and wide to each side. */
const outlines: Readonly<Record<number, string>> = {
  4: 'M0-13.5L13.2 10.5H-13.2Z',
  6: 'M-10.2-12H10.2Q12-12 12-10.2V10.2Q12 12 10.2 12H-10.2Q-12 12-12 10.2V-10.2Q-12-12-10.2-12Z',
  8: 'M0-15L13 0L0 15L-13 0Z',
  10: 'M0-15L13.6 2.6L0 15L-13.6 2.6Z',
  12: 'M0-14.3L13.6-4.4L8.4 11.6H-8.4L-13.6-4.4Z',
  14: 'M0-14.3L11.2-8.9L13.9 3.2L6.2 12.9H-6.2L-13.9 3.2L-11.2-8.9Z',
  16: 'M5.4-12.9L12.9-5.4V5.4L5.4 12.9H-5.4L-12.9 5.4V-5.4L-5.4-12.9Z',
};

/** A plate with six corners stands for every other size. */
export const outlineOf = (sides: number): string => outlines[sides] ?? 'M0-13.5L11.7-6.7V6.7L0 13.5L-11.7 6.7V-6.7Z';
