/** The family's brawler at this game's table. */
import { brawlerOf } from '../../mechanics/blueprint-fleets/brawler.testing.ts';
import { check } from '../decide.ts';
import { fromView, darkmatterArmadaRuleset } from '../index.ts';
import { ground } from '../ship/clearance.ts';
import { baseOf } from '../ship/stats.ts';

export const brawler = brawlerOf(darkmatterArmadaRuleset, { check, fromView, baseOf, ground });
