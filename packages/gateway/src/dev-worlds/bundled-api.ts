import type { Problem } from '@touchline/types';
import type { Dispatcher } from 'undici';
import { GatewayProblem } from '../problems/gateway-problem.ts';

export interface BundledApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/_mock`, with its query. */
  readonly target: string;
  readonly body?: unknown;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

interface BundledApiResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export type BundledApi = (request: BundledApiRequest) => Promise<BundledApiResponse>;

/** Sends requests to what the bundled API has for developers beside the contract. Another upstream answers 404. */
export const createBundledApi =
  (pool: Dispatcher, url: URL): BundledApi =>
  async ({ method, target, body, requestId, signal }) => {
    const response = await pool.request({
      ...{ origin: url.origin, method, signal },
      path: `${url.pathname.replace(/\/$/, '')}/_mock${target}`,
      headers: {
        accept: 'application/json, application/problem+json',
        'x-request-id': requestId,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return {
      status: response.statusCode,
      contentType: String(response.headers['content-type'] ?? 'application/json'),
      body: await response.body.text(),
    };
  };

type Context = Pick<BundledApiRequest, 'requestId' | 'signal'>;

/** Throws a 400 that says what is wrong with a value of `x-mock-overrides`. */
export async function checkOverrides(api: BundledApi, value: string, context: Context) {
  const target = `/overrides?${new URLSearchParams({ value })}`;
  const { status, body } = await api({ ...context, method: 'GET', target });
  if (status !== 400) return;
  const { detail, errors } = JSON.parse(body) as Problem;
  throw new GatewayProblem(400, detail, errors ? { errors } : {});
}

/** The names of its scenarios, those of files among them; none of another upstream. */
export async function scenarioNamesOf(api: BundledApi, context: Context): Promise<string[]> {
  const { status, body } = await api({ ...context, method: 'GET', target: '/scenarios' });
  if (status !== 200) return [];
  return (JSON.parse(body) as { data: { name: string }[] }).data.map(({ name }) => name);
}
