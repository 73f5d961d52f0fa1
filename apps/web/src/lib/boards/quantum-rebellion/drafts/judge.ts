import type { Rejection } from '@broadside/rules/kernel';
import type { Command } from '../rules.ts';

/** Why a command would be refused, by the local rules. */
export type OrderJudge = (command: Command) => Rejection | undefined;
