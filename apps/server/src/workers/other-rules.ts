/** What is said of things that were saved, where the rules of today do not read them. */
export const unreadablePosition = 'This position was saved for other rules. Set it up again.';

const sentence = 'This fleet was saved for other rules. Draw it up again.';
export const unreadableFleet = { faults: 1, problems: [{ code: 'not-readable', rule: '', sentence }] };
