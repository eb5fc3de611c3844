import type { Result } from '../../api/result.ts';

/** SYS-7: what a list shows: its skeleton (`coming`), an error, a note that it is empty, or its rows. */
export function toListState(
  result: Result<unknown> | undefined,
  isEmpty = false,
): 'coming' | 'failed' | 'empty' | 'there' {
  if (!result) return 'coming';
  if (result.kind === 'failed') return 'failed';
  return result.kind === 'not-found' || isEmpty ? 'empty' : 'there';
}
