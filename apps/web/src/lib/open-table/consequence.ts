/** One thing that an order brings, with its rule. `strong` is the part that matters most. */
export interface ShownConsequence {
  readonly tone: 'fine' | 'price' | 'harm';
  readonly text: string;
  readonly strong: string;
  readonly rule: string;
}
