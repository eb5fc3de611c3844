const STORAGE_KEY = 'touchline.reloaded';
const MIN_INTERVAL_MS = 60_000;
const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio])';

/** Whether a reload would lose typed text: a failed chunk may have been for a mere prefetch. */
export const hasTypedText = (page: ParentNode): boolean =>
  [...page.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)].some(({ value }) => value !== '');

/** After a deploy the open page's chunks are gone, and a reload brings the new build. Never twice within a minute. */
export function claimReload(now: number, getStorage: () => Storage): boolean {
  try {
    const storage = getStorage();
    const last = Number(storage.getItem(STORAGE_KEY) ?? 0);
    if (now - last < MIN_INTERVAL_MS) return false;
    storage.setItem(STORAGE_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
