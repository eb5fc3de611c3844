import { fileURLToPath } from 'node:url';
import { createBuilder, type Rolldown } from 'vite';

const untilBuilt = (watcher: Rolldown.RolldownWatcher) =>
  new Promise<void>((done) => {
    watcher.on('event', ({ code }) => {
      if (code === 'END' || code === 'ERROR') done();
    });
  });

/** Builds at each change, and resolves after the first build. Errors are printed. */
export async function watchDevTools(): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const builder = await createBuilder({ root, logLevel: 'warn', build: { watch: {} } });
  for (const environment of Object.values(builder.environments)) {
    await untilBuilt((await builder.build(environment)) as Rolldown.RolldownWatcher);
  }
}
