import { readCookies } from '@touchline/shared/domain/http/cookies';
import {
  WORLD_HEADERS,
  type WorldHeader,
  type WorldHeaders,
} from '@touchline/shared/domain/http/world-headers';
import type { ScenarioName } from '@touchline/shared/domain/scenario-names';
import { badInputDetail } from '@touchline/shared/server/http/problem-body';
import { GatewayProblem } from './gateway-problem.ts';

/** The header fields of a request, named in lower case. */
export interface RequestHeaders {
  readonly [name: string]: string | string[] | undefined;
  readonly authorization?: string | undefined;
  readonly 'accept-language'?: string | undefined;
  readonly cookie?: string | undefined;
}

/** The scenario of the real days that the site offers to all visitors. */
const NO_FAILURES = 'real-seasons' satisfies ScenarioName;

/** Whether a developer may have asked for failures, and not for an instant or real days alone. */
export const mayFailOnRequest = (world: WorldHeaders | undefined): boolean =>
  world !== undefined &&
  ('x-mock-overrides' in world || (world['x-mock-scenario'] ?? NO_FAILURES) !== NO_FAILURES);

const MAX_LENGTHS: Readonly<Record<WorldHeader, number>> = {
  'x-world-at': 200,
  'x-mock-scenario': 200,
  'x-mock-overrides': 3000,
  'x-mock-facts': 3000,
};

const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

const isValid = (name: WorldHeader, value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_LENGTHS[name] && PRINTABLE_ASCII.test(value);

/** Reads each from the header, or else from the cookie of the same name. */
export function readWorldHeaders(headers: RequestHeaders): WorldHeaders | undefined {
  const cookies = readCookies(headers.cookie);
  const chosen: [WorldHeader, string][] = [];
  for (const name of WORLD_HEADERS) {
    const value = headers[name] ?? cookies[name];
    if (!value) continue;
    if (!isValid(name, value)) {
      const message = `must be one line of at most ${MAX_LENGTHS[name]} ASCII characters`;
      const errors = [{ field: name, in: 'header', message } as const];
      throw new GatewayProblem(400, badInputDetail(errors), { errors });
    }
    chosen.push([name, value]);
  }
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}
