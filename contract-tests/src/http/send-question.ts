import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '@touchline/types/contract';
import { type Answer, jsonOf } from './answer.ts';
import { type Question, targetOf } from './question.ts';

export type Fetch = (request: Request) => Promise<Response>;
export type SendQuestion = (
  operation: Pick<Operation, 'method' | 'path'>,
  question?: Question,
) => Promise<Answer>;

interface SenderOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

const MAX_WAIT_SECONDS = 90;

function bodyOf({ body, rawBody }: Question) {
  if (rawBody) return { body: rawBody.text, headers: { 'content-type': rawBody.type } };
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Sends questions over HTTP. After a 429 it waits for the `retry-after` time and sends the question again. */
export function createSender({ baseUrl, fetch, timeoutMs }: SenderOptions): SendQuestion {
  return async function send(operation, question = {}) {
    const method = question.method ?? operation.method;
    const target = targetOf(operation, question);
    const { body, headers } = bodyOf(question);
    const response = await fetch(
      new Request(baseUrl + target, {
        method,
        headers: { ...headers, ...question.headers },
        ...(body !== undefined && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    );
    const text = await response.text();
    const wait = Number(response.headers.get('retry-after') ?? 1);
    if (response.status === 429 && wait <= MAX_WAIT_SECONDS) {
      await sleep(wait * 1000);
      return send(operation, question);
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
