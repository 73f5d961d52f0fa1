/** A side without seats, as the top bar tells it. */
export interface AutomatedSide {
  readonly team: number;
  readonly name: string;
  readonly detail: string;
  readonly points: string | undefined;
}
