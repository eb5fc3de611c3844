/** Bookmakers change live prices every few minutes: for longer, nearly every live price would have an arrow. */
const MOVED_FOR_SECONDS = 30;
/** Share of the opening price; most prices move by less all the time. */
const MIN_MOVE = 0.05;

const hasMovedLately = (changedAt: number | undefined, nowSeconds: number): boolean =>
  changedAt !== undefined && nowSeconds - changedAt <= MOVED_FOR_SECONDS;

/** The direction of a price's arrow, against its opening. */
export function priceMove(
  price: number | null | undefined,
  opening: number | null | undefined,
  changedAt: number | undefined,
  nowSeconds: number,
): 'up' | 'down' | undefined {
  if (price == null || opening == null || !hasMovedLately(changedAt, nowSeconds)) return undefined;
  if (Math.abs(price / opening - 1) < MIN_MOVE) return undefined;
  return price > opening ? 'up' : 'down';
}
