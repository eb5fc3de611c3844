import type { Operation } from '@touchline/types/contract';
import type { Run } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import type { Suite } from '../suite.ts';
import { validRequest } from './valid-request.ts';

/** GET, and beyond the spec HEAD and conditional GET. */
async function checkGet(suite: Suite, operation: Operation, sampleData: SampleData): Promise<void> {
  const { id } = operation;
  const request = validRequest(operation, sampleData);
  await suite.check(id, 'responds as the contract says', async (context) => {
    await context.send(id, request);
  });
  await suite.rules.check(id, 'HEAD responds like GET, without a body', async (context) => {
    const { status, text } = await suite.send(operation, { ...request, method: 'HEAD' });
    context.expectEqual([status, text], [200, ''], `HEAD ${operation.path}`);
  });
  const conditional: Run = async (context) => {
    const { headers } = await context.send(id, request);
    const etag = headers.get('etag');
    if (etag === null) throw new Error('there is no etag');
    const repeated = { ...request, headers: { 'if-none-match': etag } };
    const { status, text } = await suite.send(operation, repeated);
    context.expectEqual([status, text], [304, ''], `${operation.path} with its own etag`);
    suite.recordStatus(id, status);
  };
  await suite.rules.checkPatiently(id, 'a request with the current etag is a 304', conditional);
}

async function checkMethods(
  suite: Suite,
  operation: Operation,
  sampleData: SampleData,
): Promise<void> {
  const { id, method, path } = operation;
  await suite.rules.check(id, 'another method is a 405 with Allow', async (context) => {
    for (const other of ['DELETE', 'PUT', method === 'GET' ? 'POST' : 'GET']) {
      const response = await suite.send(operation, {
        ...validRequest(operation, sampleData),
        method: other,
      });
      const allow = response.headers.get('allow') ?? 'nothing';
      context.expectEqual(response.status, 405, `${other} ${path}`);
      if (!allow.includes(method)) context.fail(`${other} ${path}: Allow is ${allow}`);
      const type = response.headers.get('content-type') ?? '';
      context.expectEqual(
        type.split(';')[0],
        'application/problem+json',
        `${other} ${path} content type`,
      );
    }
  });
}

async function checkUnknownPaths(suite: Suite): Promise<void> {
  await suite.rules.check('listMatches', 'an unknown path is a 404 problem', async (context) => {
    for (const path of ['/', '/nowhere', '/matches/', '/matches/nowhere', '/auth', '/MATCHES']) {
      const { status, headers } = await suite.send({ method: 'GET', path });
      const type = headers.get('content-type')?.split(';')[0];
      context.expectEqual([status, type], [404, 'application/problem+json'], `GET ${path}`);
    }
  });
}

export async function protocolCases(suite: Suite, sampleData: SampleData): Promise<void> {
  for (const operation of suite.contract.operations) {
    if (operation.servedBy !== 'upstream') continue;
    await suite.makeCases(operation.id, 'the cases of HTTP', async () => {
      if (operation.cache) await checkGet(suite, operation, sampleData);
      await checkMethods(suite, operation, sampleData);
    });
  }
  await checkUnknownPaths(suite);
}
