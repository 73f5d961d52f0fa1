/** Reading designs of fleets that people wrote: what they cost, and what is wrong with them. */
import { Name, maxDesignBytes, maxNameLength } from '@broadside/protocol';
import type { Json, Lists, Rejection } from '@broadside/rules/kernel';
import { readJson, readableJson } from '../http/given-json.ts';
import { HttpProblem } from '../problem.ts';
import type { FleetContent } from '../store/fleets.ts';
import { unreadableFleet as unreadable } from './other-rules.ts';
import { known } from './rulesets.ts';
import type { Rulesets } from './rulesets.ts';

export interface GivenDesign {
  readonly ruleset: string;
  readonly design: unknown;
  /** The design's own unless given. */
  readonly name?: string | undefined;
}

export interface FleetProblems {
  readonly faults: number;
  /** The first of them: whoever has more mends these first. */
  readonly problems: readonly Rejection[];
}

const shownProblems = 100;

const given = { what: 'design', code: 'bad-design', maxBytes: maxDesignBytes };

/** The design as the ruleset reads it, with its price and its faults; refuses what is no design. */
export function newFleet(
  { ruleset: id, design, name }: GivenDesign,
  rulesets: Rulesets,
): FleetProblems & { readonly content: FleetContent } {
  const ruleset = known(rulesets, id);
  const { lists } = ruleset;
  if (lists === undefined)
    throw new HttpProblem(400, 'no-lists', `${ruleset.name} has no fleets to save. Choose another game.`);
  const list = readJson(lists.codec, readableJson(design, given), given);
  const found = problemsOf(lists, list);
  const content = {
    name: name ?? nameOf(lists.name(list)),
    points: lists.points(list),
    faults: found.faults,
    design: JSON.parse(JSON.stringify(list)) as Json,
  };
  return { content, ...found };
}

/** What is wrong with one that was saved, by the rules of today, which may be newer. */
export function savedFleet({ ruleset, design }: GivenDesign, rulesets: Rulesets): FleetProblems {
  const { lists } = known(rulesets, ruleset);
  const parsed = lists?.codec.safeParse(design);
  return lists === undefined || parsed?.success !== true ? unreadable : problemsOf(lists, parsed.data);
}

function problemsOf(lists: Lists<unknown>, list: unknown): FleetProblems {
  const all = lists.faults(list);
  return { faults: all.length, problems: all.slice(0, shownProblems) };
}

/** The design's own name as a name that lists can show. */
export function nameOf(own: string): string {
  const fitting = Name.safeParse(own.replaceAll(/\p{C}/gu, '').trim().slice(0, maxNameLength));
  return fitting.success ? fitting.data : 'Fleet';
}
