import type { Result } from '../../api/result.ts';

/** SYS-7: which of its states a list shows. */
export function toListState(
  result: Result<unknown> | undefined,
  isEmpty = false,
): 'loading' | 'failed' | 'empty' | 'loaded' {
  if (!result) return 'loading';
  if (result.kind === 'failed') return 'failed';
  return result.kind === 'not-found' || isEmpty ? 'empty' : 'loaded';
}
