const COMPACT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** '20261128T154320Z', of an instant in seconds: ISO 8601 in the form that a URL leaves as it is. */
export const compactInstant = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d+/g, '');

/** The instant in seconds; undefined for any other text, also for a day or a time that does not exist. */
export function parseInstant(text: string): number | undefined {
  const seconds = Date.parse(text.replace(COMPACT, '$1-$2-$3T$4:$5:$6Z')) / 1000;
  return Number.isFinite(seconds) && compactInstant(seconds) === text ? seconds : undefined;
}
