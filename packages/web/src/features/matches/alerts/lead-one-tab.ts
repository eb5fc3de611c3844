const LOCK = 'touchline.alerts';

/**
 * Runs `lead` in one tab at a time: the one that was shown last, as a hidden one may be frozen. `lead` returns the
 * function that ends it, which is called with true when another tab takes the lead. Without the Web Locks API each tab
 * leads.
 */
export function leadOneTab(lead: () => (isSucceeded: boolean) => void): () => void {
  if (!navigator.locks) {
    const endLead = lead();
    return () => endLead(false);
  }
  let endLead: ((isSucceeded: boolean) => void) | undefined;
  let resign: (() => void) | undefined;
  let queued = new AbortController();

  function end(isSucceeded: boolean) {
    endLead?.(isSucceeded);
    endLead = resign = undefined;
  }

  /** A tab that comes into view takes the lead from another, which then waits for it. */
  function request(steal: boolean) {
    queued.abort();
    queued = new AbortController();
    const { signal } = queued;
    const options = steal ? { steal } : { signal };
    const hold = () =>
      new Promise<void>((release) => {
        if (signal.aborted) return release();
        resign = release;
        endLead = lead();
      });
    // Rejects when another tab takes the lead.
    void navigator.locks.request(LOCK, options, hold).catch(() => {
      if (signal.aborted) return;
      end(true);
      request(false);
    });
  }

  function stop() {
    queued.abort();
    resign?.();
    end(false);
  }

  const onShown = () => {
    if (document.visibilityState === 'visible' && !endLead) request(true);
  };
  request(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', onShown);
  // A page that holds a lock is not kept for the way back.
  addEventListener('pagehide', stop);
  addEventListener('pageshow', onShown);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onShown);
    removeEventListener('pagehide', stop);
    removeEventListener('pageshow', onShown);
  };
}
