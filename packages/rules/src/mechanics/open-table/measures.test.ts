import { expect, it } from 'vitest';
import { bearing, inches } from './measures.ts';

it('tells inches to a tenth, hundredths where there are any', () => {
  expect([13_500, 0, 996, 40, -250, 12_049, 12_044].map(inches)).toEqual([
    '13.5″',
    '0.0″',
    '1.0″',
    '0.04″',
    '−0.25″',
    '12.05″',
    '12.04″',
  ]);
});

it('tells bearings in three figures, the full circle as north', () => {
  expect([0, 6200, 35_949, 35_950, 9_050].map(bearing)).toEqual(['000°', '062°', '359°', '000°', '091°']);
});
