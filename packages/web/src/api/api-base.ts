import { apiPathOf } from '@touchline/shared/http/api-path';

/** Preferences of these names. */
interface Choices {
  results: string | undefined;
}

/** The path of the API for these choices; that of the results, for a call that plays a covered match. */
export const apiBaseFor =
  ({ results }: Choices) =>
  (isPlayed = false): string =>
    apiPathOf({ isSpoilerFree: results === 'covered' && !isPlayed });

/** The path at present. */
export function apiBase(isPlayed?: boolean): string {
  const { results } = document.documentElement.dataset;
  return apiBaseFor({ results })(isPlayed);
}
