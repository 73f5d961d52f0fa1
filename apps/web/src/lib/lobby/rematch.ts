/** Context of a table: whether its bar offers to play again, so that nothing else on it does too. */
export const REMATCH = Symbol('rematch');

export interface RematchOffer {
  offered: boolean;
}
