/** Everything the builder takes from its ruleset, in one place. */
export * from '@broadside/rules/quantum-rebellion/fleet';
export * from '@broadside/rules/quantum-rebellion/data';
