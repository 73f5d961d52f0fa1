/** What is said of a position that the rules of today do not read. */
export const otherRules = 'This position was saved for other rules. Set it up anew.';
