const key = 'touchline.reloaded';
const aMinute = 60_000;

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
