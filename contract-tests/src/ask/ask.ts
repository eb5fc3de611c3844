import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '@touchline/types/contract';
import { type Answer, jsonOf } from './answer.ts';
import { type Question, targetOf } from './question.ts';

export type Fetch = (request: Request) => Promise<Response>;
export type Ask = (
  operation: Pick<Operation, 'method' | 'path'>,
  question?: Question,
) => Promise<Answer>;

interface AskOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

const LONGEST_WAIT_SECONDS = 90;

function bodyOf({ body, rawBody }: Question) {
  if (rawBody) return { body: rawBody.text, headers: { 'content-type': rawBody.type } };
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Asks over HTTP. One that is told to wait (429) waits as long as it is told, and asks again. */
export function asker({ baseUrl, fetch, timeoutMs }: AskOptions): Ask {
  return async function ask(operation, question = {}) {
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
    if (response.status === 429 && wait <= LONGEST_WAIT_SECONDS) {
      await sleep(wait * 1000);
      return ask(operation, question);
    }
    const { status, headers: answered } = response;
    const said = `${method} ${target}`;
    return { question: said, status, headers: answered, text, json: jsonOf(text) };
  };
}
