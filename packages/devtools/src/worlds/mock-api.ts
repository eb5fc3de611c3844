import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { DEV_TOOLS_HEADERS } from '@touchline/shared/http/dev-tools-request';
import type { Problem } from '@touchline/types';
import type { Dispatcher } from 'undici';

export interface MockApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/_mock`, with its query. */
  readonly target: string;
  readonly body?: unknown;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

interface MockApiResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export type MockApi = (request: MockApiRequest) => Promise<MockApiResponse>;

/** Sends requests to what the mock API has for developers beside the contract. Another upstream answers 404. */
export const createMockApi =
  (pool: Dispatcher, url: URL): MockApi =>
  async ({ method, target, body, requestId, signal }) => {
    const response = await pool.request({
      origin: url.origin,
      method,
      signal,
      path: `${url.pathname.replace(/\/$/, '')}/_mock${target}`,
      headers: {
        accept: 'application/json, application/problem+json',
        'x-request-id': requestId,
        ...DEV_TOOLS_HEADERS,
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

type Context = Pick<MockApiRequest, 'requestId' | 'signal'>;

function parsedObject(text: string): unknown {
  try {
    return text.startsWith('{') ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The value of `x-mock-overrides` or `x-mock-facts` for JSON of any length, or for such a value. Throws a 400 that says
 * what is wrong.
 */
export async function headerValue(
  api: MockApi,
  kind: 'overrides' | 'facts',
  text: string,
  context: Context,
) {
  const json = parsedObject(text);
  const { status, body } = json
    ? await api({ ...context, method: 'POST', target: `/${kind}`, body: json })
    : await api({
        ...context,
        method: 'GET',
        target: `/${kind}?${new URLSearchParams({ value: text })}`,
      });
  if (status === 200) return (JSON.parse(body) as { data: { value: string } }).data.value;
  if (status !== 400) return text;
  const { detail, errors } = JSON.parse(body) as Problem;
  throw new GatewayProblem(400, detail, errors ? { errors } : {});
}

/** The parts of a world besides its instant. */
export interface WorldSource {
  readonly seed?: string | undefined;
  readonly size?: string | undefined;
}

/** Nothing of another upstream. */
export async function worldSourceOf(api: MockApi, context: Context): Promise<WorldSource> {
  const { status, body } = await api({ ...context, method: 'GET', target: '/world' });
  return status === 200 ? (JSON.parse(body) as { data: WorldSource }).data : {};
}

const VARIABLES = { seed: 'MOCK_SEED', size: 'MOCK_WORLD' } as const;

/** Throws a 400 where a link is of another world than this site's. */
export function checkSource(wanted: WorldSource, actual: WorldSource): void {
  for (const name of ['seed', 'size'] as const) {
    const [one, other] = [wanted[name], actual[name]];
    if (one === undefined || other === undefined || one === String(other)) continue;
    const shown = one.slice(0, 80);
    throw new GatewayProblem(
      400,
      `The link is of a world with the ${name} '${shown}', and here it is '${other}'. To see the same, start the site with ${VARIABLES[name]}=${shown}.`,
    );
  }
}

/** A scenario of the mock API, as it lists it. */
export interface ListedScenario {
  readonly name: string;
  readonly description: string;
  readonly source: 'built-in' | 'file';
  /** The page on which it is best seen. */
  readonly to?: string;
}

/** Its scenarios, those of files among them; none of another upstream. */
export async function scenariosOf(api: MockApi, context: Context): Promise<ListedScenario[]> {
  const { status, body } = await api({ ...context, method: 'GET', target: '/scenarios' });
  return status === 200 ? (JSON.parse(body) as { data: ListedScenario[] }).data : [];
}
