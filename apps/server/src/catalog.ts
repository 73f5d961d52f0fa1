/** The rulesets of this site, as the server and its workers load them. */
export { catalog } from '@broadside/rules/catalog';
