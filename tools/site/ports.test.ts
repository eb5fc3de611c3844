import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts, portErrors } from './ports.ts';

const host = '127.0.0.1';

test('a taken port is reported with the variable to set, a free one is not', async () => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const [free = 0] = await freePorts(1);
  const errors = await portErrors([
    { variable: 'PORT', port, host },
    { variable: 'MOCK_PORT', port: free, host },
  ]);
  expect(errors).toEqual([
    `PORT: port ${port} on 127.0.0.1 is taken by another program. Set PORT to a free one, ` +
      `for example PORT=${port + 100} npm start.`,
  ]);
  server.close();
});

test('two variables with the same port are an error', async () => {
  const [port = 0] = await freePorts(1);
  const errors = await portErrors([
    { variable: 'PORT', port, host },
    { variable: 'MOCK_PORT', port, host },
  ]);
  expect(errors).toEqual([expect.stringMatching(/^MOCK_PORT: .* is also the value of PORT/)]);
});

test('an address of another machine is an error', async () => {
  const errors = await portErrors([{ variable: 'PORT', port: 8080, host: '192.0.2.1' }]);
  expect(errors).toEqual([expect.stringMatching(/^PORT: .* cannot be used \(.*192\.0\.2\.1/)]);
});

test('free ports differ from one another', async () => {
  expect(new Set(await freePorts(5)).size).toBe(5);
});
