import type { Operation } from '@touchline/types/contract';
import type { Found } from '../discover.ts';
import { withRetries } from '../retries.ts';
import type { Suite } from '../suite.ts';
import { validQuestion } from './valid-question.ts';

/** GET, HEAD and conditional GET. */
async function checkGet(suite: Suite, operation: Operation, found: Found): Promise<void> {
  const { id } = operation;
  const question = validQuestion(operation, found);
  await suite.check(id, 'responds as the contract says', async (trial) => {
    await trial.send(id, question);
  });
  await suite.check(id, 'HEAD responds like GET, without a body', async (trial) => {
    const { status, text } = await suite.send(operation, { ...question, method: 'HEAD' });
    trial.same([status, text], [200, ''], `HEAD ${operation.path}`);
  });
  const conditional = withRetries(async (trial) => {
    const { headers } = await trial.send(id, question);
    const etag = headers.get('etag') ?? '"none"';
    const repeated = { ...question, headers: { 'if-none-match': etag } };
    const { status, text } = await suite.send(operation, repeated);
    trial.same([status, text], [304, ''], `${operation.path} with its own etag`);
    suite.recordStatus(id, status);
  });
  await suite.check(id, 'a request with the current etag is a 304', conditional);
}

async function checkMethods(suite: Suite, operation: Operation, found: Found): Promise<void> {
  const { id, method, path } = operation;
  await suite.check(id, 'another method is a 405 with Allow', async (trial) => {
    for (const other of ['DELETE', 'PUT', method === 'GET' ? 'POST' : 'GET']) {
      const answer = await suite.send(operation, {
        ...validQuestion(operation, found),
        method: other,
      });
      const allow = answer.headers.get('allow') ?? 'nothing';
      trial.same(answer.status, 405, `${other} ${path}`);
      if (!allow.includes(method)) trial.fault(`${other} ${path}: Allow is ${allow}`);
      const type = answer.headers.get('content-type') ?? '';
      trial.same(type.split(';')[0], 'application/problem+json', `${other} ${path} content type`);
    }
  });
}

async function checkUnknownPaths(suite: Suite): Promise<void> {
  await suite.check('listMatches', 'an unknown path is a 404 problem', async (trial) => {
    for (const path of ['/', '/nowhere', '/matches/', '/matches/nowhere', '/auth', '/MATCHES']) {
      const { status, headers } = await suite.send({ method: 'GET', path });
      const type = headers.get('content-type')?.split(';')[0];
      trial.same([status, type], [404, 'application/problem+json'], `GET ${path}`);
    }
  });
}

export async function protocolCases(suite: Suite, found: Found): Promise<void> {
  for (const operation of suite.contract.operations) {
    if (operation.servedBy !== 'upstream') continue;
    if (operation.cache) await checkGet(suite, operation, found);
    await checkMethods(suite, operation, found);
  }
  await checkUnknownPaths(suite);
}
