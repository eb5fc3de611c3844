import { readStoredStrings, writeStored } from '../../../state/storage/storage.ts';

const KEY = 'touchline.alerted';
const MAX_KEYS = 200;

/** Those of the keys that no tab of this browser has claimed before. */
export function claimKeys(keys: readonly string[]): ReadonlySet<string> {
  const claimed = readStoredStrings(KEY);
  const fresh = new Set(keys.filter((key) => !claimed.includes(key)));
  if (fresh.size > 0) writeStored(KEY, [...claimed, ...fresh].slice(-MAX_KEYS));
  return fresh;
}
