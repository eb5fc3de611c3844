/** The API without the results of covered matches. */
const SPOILER_FREE_BASE = '/api/spoiler-free';

export const apiBaseFor = (results: string | undefined): string =>
  results === 'covered' ? SPOILER_FREE_BASE : '/api';

/** The base of this document, which has one choice for as long as it is open. */
export const apiBase = (): string => apiBaseFor(document.documentElement.dataset.results);
