import { test } from 'vitest';
import { broken } from './broken-server.ts';
import { expectWholeReport, hostile, server } from './hostile-servers.ts';

test.each(hostile)('SYS-1 the suite tests every operation of a server with $name', async (one) => {
  await expectWholeReport(broken(server.fetch, one));
});

test('SYS-1 the suite tests every operation of a server that truncates its bodies', async () => {
  await expectWholeReport(async (request) => {
    const { status, headers } = await server.fetch(request);
    const isEmpty = [204, 304].includes(status) || request.method === 'HEAD';
    const body = new ReadableStream({ start: (one) => one.error(new Error('cut off')) });
    return new Response(isEmpty ? null : body, { status, headers });
  });
});
