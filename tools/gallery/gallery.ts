import { startMock } from '@touchline/mock-api/testing';
import { openGalleryServer } from '@touchline/web/gallery-server';
import { exitWithError, orExit, parsePort, readOptions } from '../test/options.ts';

const { values } = orExit(() =>
  readOptions({
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8090' },
    },
  }),
);
const { host } = values;
const port = orExit(() => parsePort(values.port));
const api = await startMock();
const server = await openGalleryServer({ host, port, apiUrl: api.url }).catch(exitWithError);
process.stdout.write(
  `The gallery is ready: http://${host}:${port}\n  One part: http://${host}:${port}/#row/live\n  Stop it with Ctrl-C.\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server.close();
    await api.close();
    process.exit(0);
  });
}
