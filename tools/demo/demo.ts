import { exitWithError, orExit, parsePort, readOptions } from '../test/options.ts';
import { buildDemo, DEMO_FOLDER } from './build-demo.ts';
import { openStaticServer } from './static-server.ts';

const { values } = orExit(() =>
  readOptions({
    options: {
      serve: { type: 'boolean', default: false },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8100' },
      // Any path: the folder does not depend on it.
      base: { type: 'string', default: '' },
    },
  }),
);

const { host, base } = values;
const port = orExit(() => parsePort(values.port));
const print = (text: string) => void process.stdout.write(text);

await buildDemo({ env: process.env, print }).catch(exitWithError);
print(`The demo is in ${DEMO_FOLDER}: copy it to any static host, below any path, over HTTPS.\n`);
if (values.serve) {
  const server = await openStaticServer({ host, port, base }).catch(exitWithError);
  print(`It is served at ${server.url}/\n  Stop it with Ctrl-C.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close());
}
