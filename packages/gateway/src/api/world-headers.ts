import type { IncomingHttpHeaders } from 'node:http';
import { readCookies } from '@touchline/types/http/cookies';
import { badInputDetail } from '@touchline/types/problem-body';
import { GatewayProblem } from '../problems/gateway-problem.ts';

/** Headers by which one request chooses the instant and the scenarios of the bundled API. Dev tools only. */
export type WorldHeaders = Readonly<Partial<Record<WorldHeader, string>>>;

export const WORLD_HEADERS = ['x-world-at', 'x-mock-scenario'] as const;
type WorldHeader = (typeof WORLD_HEADERS)[number];

const PRINTABLE_ASCII = /^[\x20-\x7e]{1,200}$/;

/** Reads each from the header, or else from the cookie of the same name. */
export function readWorldHeaders(headers: IncomingHttpHeaders): WorldHeaders | undefined {
  const cookies = readCookies(headers.cookie);
  const chosen: [WorldHeader, string][] = [];
  for (const name of WORLD_HEADERS) {
    const value = headers[name] ?? cookies[name];
    if (!value) continue;
    if (typeof value !== 'string' || !PRINTABLE_ASCII.test(value)) {
      const message = 'must be one line of at most 200 ASCII characters';
      const errors = [{ field: name, in: 'header', message } as const];
      throw new GatewayProblem(400, badInputDetail(errors), { errors });
    }
    chosen.push([name, value]);
  }
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}
