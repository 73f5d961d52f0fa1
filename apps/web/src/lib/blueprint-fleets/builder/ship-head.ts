/** What a ship is and does, in a line under its name. */
import type { DesignedShip } from './design.ts';

/** `Cruiser · commands Tern squadron` */
export const aboutShip = ({ rank }: DesignedShip, className: string, squadron: string): string => {
  const duty = {
    admiral: 'flagship of the fleet',
    commander: `commands ${squadron} squadron`,
    captain: `${squadron} squadron`,
  }[rank];
  return `${className} · ${duty}`;
};
