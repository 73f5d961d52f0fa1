/** The ten scenarios (appendices H, I, J). */
import type { Scenario, ScenarioId } from '../scenario.ts';
import { convoy } from './convoy.ts';
import { firstContact } from './first-contact.ts';
import { foolsGold } from './fools-gold.ts';
import { freeformBattle } from './freeform-battle.ts';
import { icebreaker } from './icebreaker.ts';
import { kharSelim } from './khar-selim.ts';
import { lastStand } from './last-stand.ts';
import { novaRaid } from './nova-raid.ts';
import { relicRaid } from './relic-raid.ts';
import { saveTheBentusi } from './save-the-bentusi.ts';

export const scenarios: Readonly<Record<ScenarioId, Scenario>> = {
  'first-contact': firstContact,
  'khar-selim': kharSelim,
  icebreaker,
  'fools-gold': foolsGold,
  'nova-raid': novaRaid,
  'save-the-bentusi': saveTheBentusi,
  'relic-raid': relicRaid,
  'freeform-battle': freeformBattle,
  convoy,
  'last-stand': lastStand,
};

/** The scenario of a match; undefined for positions that people have made up. */
export const scenarioCalled = (id: string): Scenario | undefined =>
  Object.hasOwn(scenarios, id) ? scenarios[id as ScenarioId] : undefined;
