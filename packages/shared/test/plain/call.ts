import type { IncomingMessage } from 'node:http';

/** The parameters of the query, or the fields of the body. */
export type Args = Readonly<Record<string, string>>;
export type Answer = (args: Args, request: IncomingMessage) => unknown;
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly needs: readonly string[];
  readonly takes: readonly string[];
  readonly answer: Answer;
}

export function refuse(status: number, message = 'not found'): never {
  throw Object.assign(new Error(message), { status });
}
export const found = <T>(value: T | undefined): T => value ?? refuse(404);
export const data = (value: unknown) => ({ data: value });

export const call = (
  method: Call['method'],
  needs: string,
  takes: string,
  answer: Answer,
): Call => ({
  method,
  needs: needs.split(' ').filter(Boolean),
  takes: takes.split(' ').filter(Boolean),
  answer,
});
export const get = (needs: string, takes: string, answer: Answer) =>
  call('GET', needs, takes, (...request) => data(answer(...request)));
