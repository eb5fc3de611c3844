import { test } from 'vitest';
import { broken } from './broken-server.ts';
import { expectWholeReport, moreHostile, server } from './hostile-servers.ts';

test.each(moreHostile)(
  'SYS-1 the suite tests every operation of a server with $name',
  async (one) => {
    await expectWholeReport(broken(server.fetch, one));
  },
);
