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
  /** The counts of the full list, by kind. Set while only the first rows are loaded, as sent with the document. */
  readonly totals?: Readonly<Record<string, number>>;
}

/** The same resource with other data. */
export function mapResource<T, U, R extends Resource<T>>(
  resource: R & Resource<T>,
  change: (data: T) => U,
): Omit<R, 'result'> & Pick<Resource<U>, 'result'> {
  return { ...resource, result: mapResult(resource.result, change) };
}

export const mapResult = <T, U>(
  result: Result<T> | undefined,
  change: (data: T) => U,
): Result<U> | undefined =>
  result?.kind === 'ok' ? { ...result, data: change(result.data) } : result;

/** The data of a call; undefined until it is loaded. */
export const dataOf = <T>({ result }: Pick<Resource<T>, 'result'>): T | undefined =>
  result?.kind === 'ok' ? result.data : undefined;

/** The items of a list; none until it is loaded. */
export const itemsOf = <T>(list: Pick<Resource<readonly T[]>, 'result'>): readonly T[] =>
  dataOf(list) ?? [];

export const emptyResource: Resource<never> = {
  result: undefined,
  fetchedAt: 0,
  pending: false,
  failedAt: 0,
};

/** The resource of a call that nobody answers: known before it is made, and for good. */
export const lackingResource: Resource<never> = {
  ...emptyResource,
  result: { kind: 'not-found' },
  fetchedAt: Number.POSITIVE_INFINITY,
};

/** Adds a result. Neither a failure nor an older cached response replaces a good one. */
export function withResult<T>(before: Resource<T>, result: Result<T>, now: number): Resource<T> {
  if (result.kind === 'ok' && result.ageMs) {
    const fetchedAt = now - result.ageMs;
    const isNewerLoaded =
      before.result?.kind === 'ok' && before.fetchedAt >= fetchedAt && !before.totals;
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

/** Whether no request is needed: the result is younger than `maxAgeMs`, or a failure is too recent to retry. */
export function isFresh(
  resource: Resource<unknown>,
  now: number,
  maxAgeMs: number,
  retriableBefore = 0,
): boolean {
  if (resource.failedAt && resource.failedAt < retriableBefore) return false;
  if (resource.failedAt) return now - resource.failedAt < Math.min(maxAgeMs, RETRY_AFTER_MS);
  if (resource.result === undefined || resource.totals) return false;
  return now - resource.fetchedAt < maxAgeMs;
}
