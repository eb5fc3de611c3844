const key = 'touchline.reloaded';
const aMinute = 60_000;

const fields = 'textarea, input:not([type=checkbox], [type=radio])';

/** Whether somebody has typed what a reload would lose; a page may be fetched ahead for a link under the mouse alone. */
export const holdsWords = (page: ParentNode): boolean =>
  [...page.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '');

/** After a deploy the chunks of the page that is open are gone: the new one has its own. Never twice in a row. */
export function mayReload(now: number, open: () => Storage): boolean {
  try {
    const storage = open();
    const last = Number(storage.getItem(key) ?? 0);
    if (now - last < aMinute) return false;
    storage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
