import { basename } from 'node:path';
import type { FolderWatcher } from './watch-folders.ts';

const CONTRACT = 'openapi.yaml';

/** Calls `generate` after each change of the contract, never twice at a time, until the watcher is closed. */
export async function generateOnChange(
  watcher: FolderWatcher,
  generate: () => Promise<void>,
): Promise<never> {
  let change = watcher.next();
  for (;;) {
    const files = await change;
    change = watcher.next();
    if (files.some((file) => basename(file) === CONTRACT)) await generate();
  }
}
