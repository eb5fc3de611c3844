/** What one tab writes to local storage may reach another a moment later than the lock does. */
const settling = 50;

/** Lets one work run at a time in all tabs of this browser; a page that is not served over TLS has no locks. */
export function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  if (!locks) return work();
  return new Promise<T>((resolve, reject) => {
    const hold = async () => {
      await work().then(resolve, reject);
      await new Promise((settled) => setTimeout(settled, settling));
    };
    locks.request('touchline.refresh', hold).catch(reject);
  });
}
