export interface Quarter {
  readonly kind: 'quarter' | 'overtime';
  readonly number: number;
  /** Seconds from tip-off. */
  readonly from: number;
  readonly to: number;
  /** Minutes on the clock. */
  readonly minutes: number;
  readonly home: number;
  readonly away: number;
  /** Seconds from tip-off, and the points of the quarter until then. */
  readonly split?: { readonly at: number; readonly home: number; readonly away: number };
}
