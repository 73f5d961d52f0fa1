/** What a client reads of moves before it makes one; every function takes the open table, which a sight is. */
export { type Course, destinations } from './course.ts';
export { hazardForecast, type HazardOdds, type HexHazard } from './hazard-forecast.ts';
