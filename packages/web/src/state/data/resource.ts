import type { Result } from '../../api/result.ts';

/** What the site knows of the answer to one call. */
export interface Resource<T> {
  /** The last good answer, or the last answer at all; undefined until there is one. */
  readonly result: Result<T> | undefined;
  /** On the site's clock; 0 while there is none. */
  readonly fetchedAt: number;
  readonly pending: boolean;
  /** When the last attempt failed, though an older answer may still be shown; 0 where it did not. */
  readonly failedAt: number;
  /** Only the beginning of a list is here, as the document brought it; this is how long it is, by kind. */
  readonly whole?: Readonly<Record<string, number>>;
}

export const emptyResource: Resource<never> = {
  result: undefined,
  fetchedAt: 0,
  pending: false,
  failedAt: 0,
};

/** A failure never takes the place of what is known, nor does an older answer. */
export function settle<T>(before: Resource<T>, result: Result<T>, now: number): Resource<T> {
  if (result.kind === 'ok' && result.age) {
    const fetchedAt = now - result.age;
    const known = before.result?.kind === 'ok' && before.fetchedAt >= fetchedAt;
    const best = known ? before : { result, fetchedAt };
    return { ...best, pending: false, failedAt: now };
  }
  const failedAt = result.kind === 'failed' ? now : 0;
  if (failedAt && before.result && before.result.kind !== 'failed') {
    return { ...before, pending: false, failedAt };
  }
  return { result, fetchedAt: now, pending: false, failedAt };
}

const restAfterFailure = 15_000;

/** Whether to leave it as it is: young enough, or failed so lately that asking again would be a storm. */
export function isFresh(
  resource: Resource<unknown>,
  now: number,
  maxAge: number,
  forgivenAt = 0,
): boolean {
  if (resource.failedAt && resource.failedAt < forgivenAt) return false;
  if (resource.failedAt) return now - resource.failedAt < Math.min(maxAge, restAfterFailure);
  if (resource.result === undefined || resource.whole) return false;
  return now - resource.fetchedAt < maxAge;
}
