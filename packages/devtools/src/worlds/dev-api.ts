import { GatewayProblem } from '@touchline/api-core/gateway-problem';
import { DEV_TOOLS_HEADERS } from '@touchline/shared/domain/http/dev-tools-request';
import { pathOf } from '@touchline/shared/server/http/url-parts';
import type { Problem } from '@touchline/types';
import type { Dispatcher } from 'undici';
import type { ListedScenario } from '../console-data.ts';
import type { GatewayFunctions } from '../dev-tools.ts';

export interface DevApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/_mock`, with its query. */
  readonly target: string;
  readonly body?: unknown;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

export type DevApi = ReturnType<typeof createDevApi>;

/** Larger than any list of scenarios, and than overrides. */
const MAX_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new GatewayProblem(502, 'The answer of the upstream is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = text.startsWith('{') ? JSON.parse(text) : undefined;
    return value ?? undefined;
  } catch {
    return undefined;
  }
}

/** The highest that the mock API sends. */
const MAX_STATUS = 504;

/** Answers as the mock API gives them: data, or a problem document. */
function isOfMockApi(status: number, body: string): boolean {
  const { data, detail } = parsedObject(body) ?? {};
  if (status === 200) return typeof data === 'object' && data !== null;
  return status >= 400 && status <= MAX_STATUS && typeof detail === 'string';
}

/** Sends requests to what the mock API has for developers beside the contract. Another upstream is a 404 or 502. */
export const createDevApi =
  (
    { pool, url }: { readonly pool: Dispatcher; readonly url: URL },
    { toUpstreamProblem }: Pick<GatewayFunctions, 'toUpstreamProblem'>,
  ) =>
  async ({ method, target, body, requestId, signal }: DevApiRequest) => {
    try {
      const response = await pool.request({
        origin: url.origin,
        method,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        path: `${url.pathname.replace(/\/$/, '')}/_mock${target}`,
        headers: {
          accept: 'application/json, application/problem+json',
          'x-request-id': requestId,
          ...DEV_TOOLS_HEADERS,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const status = response.statusCode;
      const text = await readText(response.body);
      if (isOfMockApi(status, text)) {
        const contentType = status === 200 ? 'application/json' : 'application/problem+json';
        return { status, contentType: `${contentType}; charset=utf-8`, body: text };
      }
      const isMissing = status === 404 || status === 405 || status === 501;
      throw new GatewayProblem(
        isMissing ? 404 : 502,
        `The upstream is not the mock API: it responded to /_mock${pathOf(target)} with ${status}.`,
      );
    } catch (cause) {
      signal.throwIfAborted();
      throw toUpstreamProblem(cause);
    }
  };

type Context = Pick<DevApiRequest, 'requestId' | 'signal'>;

/** The answer, or `undefined` of another upstream. */
async function answerOf(api: DevApi, request: DevApiRequest) {
  try {
    return await api(request);
  } catch (error) {
    if (error instanceof GatewayProblem && error.status === 404) return undefined;
    throw error;
  }
}

async function dataOf(api: DevApi, target: string, context: Context): Promise<unknown> {
  const answer = await answerOf(api, { ...context, method: 'GET', target });
  return answer?.status === 200 ? parsedObject(answer.body)?.data : undefined;
}

/**
 * The value of `x-mock-overrides` or `x-mock-facts` for JSON of any length, or for such a value. Throws a 400 that says
 * what is wrong.
 */
export async function headerValue(
  api: DevApi,
  kind: 'overrides' | 'facts',
  text: string,
  context: Context,
) {
  const json = parsedObject(text);
  const { status, body } =
    (await answerOf(api, {
      ...context,
      ...(json
        ? { method: 'POST', target: `/${kind}`, body: json }
        : { method: 'GET', target: `/${kind}?${new URLSearchParams({ value: text })}` }),
    })) ?? {};
  if (body === undefined || (status !== 200 && status !== 400)) return text;
  if (status === 200) return String((JSON.parse(body) as { data: { value: string } }).data.value);
  const { detail, errors } = JSON.parse(body) as Problem;
  throw new GatewayProblem(400, detail, errors ? { errors } : {});
}

/** The parts of a world besides its instant. */
export interface WorldSource {
  readonly seed?: string | undefined;
  readonly size?: string | undefined;
  readonly seasons?: 'real' | undefined;
  /** Why files of SEASONS_DIR are left out. */
  readonly seasonFaults?: readonly string[] | undefined;
}

/** Nothing of another upstream. */
export const worldSourceOf = async (api: DevApi, context: Context): Promise<WorldSource> =>
  ((await dataOf(api, '/world', context)) ?? {}) as WorldSource;

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

/** Its scenarios, those of files among them; none of another upstream. */
export async function scenariosOf(api: DevApi, context: Context): Promise<ListedScenario[]> {
  const data = await dataOf(api, '/scenarios', context);
  if (!Array.isArray(data)) return [];
  return data.filter((one) => typeof one?.name === 'string' && typeof one.description === 'string');
}
