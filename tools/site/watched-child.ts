import { relative } from 'node:path';
import type { Print } from '../test/steps.ts';
import { root } from '../workspace.ts';
import type { Child } from './child-process.ts';
import { watchFolders } from './watch-folders.ts';

export interface WatchOptions {
  name: string;
  folders: readonly string[];
  start: () => Child;
  print: Print;
}

const GRACE_MS = 3000;

async function terminate(child: Child): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await child.exited;
  clearTimeout(timer);
}

/** A child that restarts when a file in the folders changes. If it exits by itself, it waits for a change. */
export function startWatchedChild({ name, folders, start, print }: WatchOptions): Child {
  const watcher = watchFolders(folders);
  const stopped = Promise.withResolvers<undefined>();
  let child: Child | undefined;
  let isStopping = false;

  async function runUntilStopped(): Promise<string> {
    await watcher.ready;
    while (!isStopping) {
      const change = watcher.next();
      const current = start();
      child = current;
      let isRestarting = false;
      void current.exited.then((exit) => {
        if (!isRestarting && !isStopping) print(`${exit} It starts again when a file changes.\n`);
      });
      const files = await Promise.race([change, stopped.promise]);
      if (!files) break;
      isRestarting = true;
      const names = files.map((file) => relative(root, file));
      print(`${name} restarts after a change of ${names.join(', ')}.\n`);
      await terminate(current);
    }
    return child?.exited ?? `${name} was not started.`;
  }

  return {
    name,
    exited: runUntilStopped(),
    kill(signal) {
      isStopping = true;
      watcher.close();
      stopped.resolve(undefined);
      child?.kill(signal);
    },
    outputTail: () => child?.outputTail() ?? '',
  };
}
