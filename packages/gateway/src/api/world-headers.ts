import type { IncomingHttpHeaders } from 'node:http';
import { readCookies } from '@touchline/types/http/cookies';
import { GatewayProblem } from '../problems/gateway-problem.ts';

/** Headers for the bundled API by which one request chooses its own instant and mishaps. */
export type DevWorld = Readonly<Partial<Record<DevHeader, string>>>;

export const devHeaders = ['x-world-at', 'x-mock-scenario'] as const;
type DevHeader = (typeof devHeaders)[number];

const wellFormed = /^[\x20-\x7e]{1,200}$/;

/** The header counts before the cookie of its name. */
export function devWorldOf(headers: IncomingHttpHeaders): DevWorld | undefined {
  const cookies = readCookies(headers.cookie);
  const chosen: [DevHeader, string][] = [];
  for (const name of devHeaders) {
    const value = headers[name] ?? cookies[name];
    if (!value) continue;
    if (typeof value !== 'string' || !wellFormed.test(value)) {
      const fault = {
        field: name,
        in: 'header',
        message: 'must be one line of plain text',
      } as const;
      throw new GatewayProblem(400, `1 field is wrong: ${name}.`, { errors: [fault] });
    }
    chosen.push([name, value]);
  }
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}
