import { receiptOf } from '@broadside/match';
import type { View } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { receiptsOf, shortReceipt } from './receipts.ts';

const salt = 'ab'.repeat(16);
const text = '{"content":["intercept"],"id":"kushan"}';
const receipt = receiptOf(salt, text);
const sealed = { of: ['seat-1'], what: 'cards to put away', receipt };
const name = 'receipt:4:kushan';
const view = (record: object, more: View = {}): View => ({ match: {}, [name]: record as View[string], ...more });
const found = (match: string, record: object) => receiptsOf(match, view(record), true)[0]?.opened?.found;

describe('[SEAL-7] this browser', () => {
  it('shows what is sealed before what was opened, and makes nothing of other records', () => {
    const later = { ...sealed, receipt: 'c'.repeat(64) } as unknown as View[string];
    const all = receiptsOf('m1', view({ ...sealed, opened: 6, salt, text }, { 'receipt:7:kushan': later }), true);
    expect(all.map((each) => each.name)).toEqual(['receipt:7:kushan', name]);
    expect(shortReceipt('3f9a12cd'.repeat(8))).toBe('3f9a 12cd');
  });

  it('says that it was kept where it saw the receipt while it was sealed, and that it fits where it did not', () => {
    receiptsOf('m2', view(sealed), true);
    expect(found('m2', { ...sealed, opened: 6, salt, text })).toBe('kept');
    expect(found('m3', { ...sealed, opened: 6, salt, text })).toBe('fits');
  });

  it('remembers nothing of a replay, which anybody could have written since', () => {
    receiptsOf('m4', view(sealed), false);
    expect(found('m4', { ...sealed, opened: 6, salt, text })).toBe('fits');
  });

  it('believes no other text, salt or receipt, whatever the server says of it', () => {
    receiptsOf('m5', view(sealed), true);
    const other = '{"content":["hit-and-run"],"id":"kushan"}';
    for (const lie of [
      { text: other },
      { salt: 'cd'.repeat(16) },
      // They fit each other, and not what was shown.
      { text: other, receipt: receiptOf(salt, other) },
      {
        text: '{"content":["intercept"],"id":"taiidan"}',
        receipt: receiptOf(salt, '{"content":["intercept"],"id":"taiidan"}'),
      },
    ])
      expect(found('m5', { ...sealed, opened: 6, salt, text, ...lie })).toBe('false');
  });
});
