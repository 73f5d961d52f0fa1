/** What can be wrong with a record. */
export type Fault =
  | 'commitment'
  | 'draw'
  | 'cursor'
  | 'order'
  | 'command-id'
  | 'seats'
  | 'setup'
  | 'command'
  | 'act'
  | 'clock'
  | 'event'
  | 'receipt'
  | 'after-end'
  | 'outcome'
  | 'times'
  | 'fingerprint'
  | 'fold';

/** What is wrong, and at which entry; null where it is the whole record. */
export interface RecordProblem {
  readonly seq: number | null;
  readonly what: Fault;
  readonly sentence: string;
}
