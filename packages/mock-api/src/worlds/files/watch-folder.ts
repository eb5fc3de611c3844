import { type FSWatcher, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Editors write a file in several steps. */
const SETTLE_MS = 30;

function openWatcher(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    // The folder, not its files: an editor may replace a file by a new one of its name.
    return watch(folder, { persistent: false }, onChange);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Calls `onChange` after files of the folder have changed or it was created; returns a function that stops it. */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_MS);
  };
  let watcher = openWatcher(folder, changed);
  // A folder that does not exist yet: its parent shows when it does.
  const parent = watcher
    ? undefined
    : openWatcher(dirname(resolve(folder)), () => {
        watcher ??= openWatcher(folder, changed);
        if (!watcher) return;
        parent?.close();
        changed();
      });
  return () => {
    clearTimeout(timer);
    watcher?.close();
    parent?.close();
  };
}
