import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '@touchline/types/contract';
import { type ContractRequest, targetOf } from './contract-request.ts';
import { jsonOf, type ReadResponse } from './read-response.ts';

export type Fetch = (request: Request) => Promise<Response>;
export type SendRequest = (
  operation: Pick<Operation, 'method' | 'path'>,
  request?: ContractRequest,
) => Promise<ReadResponse>;

interface SenderOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

const MAX_WAIT_SECONDS = 90;

function bodyOf({ body, rawBody }: ContractRequest) {
  if (rawBody) return { body: rawBody.text, headers: { 'content-type': rawBody.type } };
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Sends requests over HTTP. After a 429 it waits for the `retry-after` time and sends the request again. */
export function createSender({ baseUrl, fetch, timeoutMs }: SenderOptions): SendRequest {
  return async function send(operation, request = {}) {
    const method = request.method ?? operation.method;
    const target = targetOf(operation, request);
    const { body, headers } = bodyOf(request);
    const response = await fetch(
      new Request(baseUrl + target, {
        method,
        headers: { ...headers, ...request.headers },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
    const text = await response.text();
    const wait = Number(response.headers.get('retry-after') ?? 1);
    if (response.status === 429 && wait <= MAX_WAIT_SECONDS) {
      await sleep(wait * 1000);
      return send(operation, request);
    }
    return {
      request: `${method} ${target}`,
      status: response.status,
      headers: response.headers,
      text,
      json: jsonOf(text),
    };
  };
}
