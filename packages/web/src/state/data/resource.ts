import type { Result } from '../../api/result.ts';

/** The state of one call: its latest result, and how the last attempt went. */
export interface Resource<T> {
  /** The last good result, else the last result at all; undefined before the first. */
  readonly result: Result<T> | undefined;
  /** On the site's clock; 0 before the first result. */
  readonly fetchedAt: number;
  readonly pending: boolean;
  /** When the last attempt failed, even if an older result is still shown; 0 if it succeeded. */
  readonly failedAt: number;
  /** Set while only the beginning of a list is here, as sent with the document: the full list's counts, by kind. */
  readonly totals?: Readonly<Record<string, number>>;
}

export const emptyResource: Resource<never> = {
  result: undefined,
  fetchedAt: 0,
  pending: false,
  failedAt: 0,
};

/** Adds a result. Neither a failure nor an older cached response replaces a good one. */
export function settle<T>(before: Resource<T>, result: Result<T>, now: number): Resource<T> {
  if (result.kind === 'ok' && result.age) {
    const fetchedAt = now - result.age;
    const isNewerLoaded = before.result?.kind === 'ok' && before.fetchedAt >= fetchedAt;
    const best = isNewerLoaded ? before : { result, fetchedAt };
    return { ...best, pending: false, failedAt: now };
  }
  const failedAt = result.kind === 'failed' ? now : 0;
  if (failedAt && before.result && before.result.kind !== 'failed') {
    return { ...before, pending: false, failedAt };
  }
  return { result, fetchedAt: now, pending: false, failedAt };
}

const RETRY_AFTER_MS = 15_000;

/** Whether no request is needed: the result is younger than `maxAge`, or a failure is too recent to retry. */
export function isFresh(
  resource: Resource<unknown>,
  now: number,
  maxAge: number,
  retriableBefore = 0,
): boolean {
  if (resource.failedAt && resource.failedAt < retriableBefore) return false;
  if (resource.failedAt) return now - resource.failedAt < Math.min(maxAge, RETRY_AFTER_MS);
  if (resource.result === undefined || resource.totals) return false;
  return now - resource.fetchedAt < maxAge;
}
