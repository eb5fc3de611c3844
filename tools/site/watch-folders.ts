import { EventEmitter, once } from 'node:events';
import { watch } from 'chokidar';

export interface FolderWatcher {
  /** Resolves when every later change is seen. */
  readonly ready: Promise<void>;
  /** The files that change next, all of a moment together. */
  next(): Promise<string[]>;
  close(): void;
}

// Editors and git write several files at once.
const SETTLE_MS = 50;
// No tests, and none of the temporary files that editors and sed write beside a file.
const SOURCE = /(?<![.]test)[.](ts|js|json|html|css|yaml)$/;

/** Watches folders, not files: a file that is saved by rename is another file, and a watcher of the old one stays silent. */
export function watchFolders(folders: readonly string[], depth?: number): FolderWatcher {
  const changes = new EventEmitter<{ settled: [files: string[]] }>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function settle(): void {
    const files = [...changed];
    changed.clear();
    changes.emit('settled', files);
  }
  const watcher = watch([...folders], {
    ...(depth !== undefined && { depth }),
    ignoreInitial: true,
    ignored: (path, stats) => stats?.isFile() === true && !SOURCE.test(path),
  });
  watcher.on('all', (_, file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  });
  return {
    ready: once(watcher, 'ready').then(() => {}),
    next: async () => {
      const [files] = await once(changes, 'settled');
      return files;
    },
    close() {
      clearTimeout(timer);
      void watcher.close();
    },
  };
}
