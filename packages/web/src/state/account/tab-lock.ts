/** A write to local storage can reach another tab a little later than the released lock does. */
const STORAGE_SYNC_MS = 50;

/** Runs `work` in one tab of this browser at a time. Without TLS there are no locks, and it runs at once. */
export function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator;
  if (!locks) return work();
  return new Promise<T>((resolve, reject) => {
    const hold = async () => {
      await work().then(resolve, reject);
      await new Promise((done) => setTimeout(done, STORAGE_SYNC_MS));
    };
    locks.request('touchline.refresh', hold).catch(reject);
  });
}
