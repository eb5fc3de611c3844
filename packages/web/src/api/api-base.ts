import { apiPathOf } from '@touchline/shared/http/api-path';

/** Preferences of these names. */
interface Choices {
  results: string | undefined;
  delay: number;
}

/** The path of the API for these choices; that of the results, for a call that plays a covered match. */
export const apiBaseFor =
  ({ results, delay }: Choices) =>
  (isPlayed = false): string =>
    apiPathOf({ behind: delay, isSpoilerFree: results === 'covered' && !isPlayed });

/** The path at present: the delay may change while the document is open. */
export function apiBase(isPlayed?: boolean): string {
  const { results, delay } = document.documentElement.dataset;
  return apiBaseFor({ results, delay: Number(delay ?? 0) })(isPlayed);
}
