import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shutdownSignal } from '../../../tools/site/shutdown-signal.ts';

/** Edits of sources below a folder that are undone when this process ends, by itself or by a signal. */
export function sourceEdits(folder: string) {
  const originals = new Map<string, string>();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  /** The text of the file before any edit. */
  function original(file: string): string {
    const text = originals.get(file) ?? read(file);
    originals.set(file, text);
    return text;
  }

  function write(file: string, text: string): void {
    original(file);
    writeFileSync(join(folder, file), text);
  }

  function restore(): void {
    for (const [file, text] of originals) if (read(file) !== text) write(file, text);
  }

  process.once('exit', restore);
  shutdownSignal().addEventListener('abort', () => process.exit(1));
  return { original, write, restore };
}
