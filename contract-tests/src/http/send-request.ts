import type { Operation } from '@touchline/types/contract';
import { type ContractRequest, targetOf } from './contract-request.ts';
import { type ReadResponse, readResponse } from './read-response.ts';
import type { Fetch } from './respect-rate-limits.ts';

export type SendRequest = (
  operation: Pick<Operation, 'method' | 'path'>,
  request?: ContractRequest,
) => Promise<ReadResponse>;

interface SenderOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

function bodyOf({ body, rawBody }: ContractRequest) {
  if (rawBody) return { body: rawBody.text, headers: { 'content-type': rawBody.type } };
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Sends requests unchanged. The typed client cannot send most invalid ones. */
export function createSender({ baseUrl, fetch, timeoutMs }: SenderOptions): SendRequest {
  return async function send(operation, request = {}) {
    const method = request.method ?? operation.method;
    const target = targetOf(operation, request);
    const { body, headers } = bodyOf(request);
    const sent = new Request(baseUrl + target, {
      method,
      headers: { ...headers, ...request.headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await readResponse(`${method} ${target}`, await fetch(sent));
    // A request that nothing refers to loses its time-out while its body is read.
    sent.signal.throwIfAborted();
    return answer;
  };
}
