/** What a person types into a field: inches as mils, degrees as hundredths; undefined where it is no number. */
const number = (text: string): number | undefined => {
  const value = Number.parseFloat(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
};

export const inch = (text: string): number | undefined => {
  const value = number(text);
  return value === undefined ? undefined : Math.round(value * 1000);
};

export const angle = (text: string): number | undefined => {
  const value = number(text);
  return value === undefined ? undefined : Math.round(value * 100);
};

export const whole = (text: string): number | undefined => {
  const value = Number.parseInt(text, 10);
  return Number.isFinite(value) ? value : undefined;
};
