import { createClient } from '@touchline/types';
import type { Contract, Operation } from '@touchline/types/contract';
import { accountCases } from '../cases/accounts.ts';
import { bodyCases } from '../cases/bodies.ts';
import { chatCases } from '../cases/chat.ts';
import { contentCases } from '../cases/content.ts';
import { parameterCases } from '../cases/parameters.ts';
import { protocolCases } from '../cases/protocol.ts';
import { discover, type SampleData } from '../discover.ts';
import type { ReadResponse } from '../http/read-response.ts';
import { type Fetch, respectRateLimits } from '../http/respect-rate-limits.ts';
import { createSender, type SendRequest } from '../http/send-request.ts';
import { withOfferedOperations } from '../offered-operations.ts';
import { createSuite, type Suite } from '../suite.ts';
import type { ContractDocument } from './contract-document.ts';
import { Observations } from './observations.ts';
import { sampleCases } from './sample-cases.ts';

export interface WalkOptions {
  /** Including a path prefix, without a trailing slash. */
  readonly baseUrl: string;
  readonly contract: Contract;
  readonly document: ContractDocument;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  /** Only samples of valid requests, without invalid ones, accounts and protocol. */
  readonly samplesOnly?: boolean;
}

/** The server cannot be compared with the contract; the message says why. */
class NotComparable extends Error {}

const MAX_FAILED_IN_A_ROW = 5;

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: Error & { code?: string } };
  return cause?.message || cause?.code || message;
}

/** Gives up after several requests in a row without a response: no later one is sent. */
function givingUp(fetch: Fetch, baseUrl: string) {
  let failedInARow = 0;
  let problem: NotComparable | undefined;
  const guarded: Fetch = async (request) => {
    if (problem) throw problem;
    try {
      const response = await fetch(request);
      failedInARow = 0;
      return response;
    } catch (error) {
      failedInARow += 1;
      if (failedInARow >= MAX_FAILED_IN_A_ROW) {
        problem = new NotComparable(
          `${baseUrl} has stopped responding, the last time to ${request.method} ${request.url}: ${reasonOf(error)}.`,
        );
      }
      throw error;
    }
  };
  return { fetch: guarded, problem: () => problem };
}

/** Asks one public list, which every server of this contract has. */
async function expectApi(send: SendRequest, contract: Contract, baseUrl: string): Promise<void> {
  const first = contract.operations.find(({ id }) => id === 'listLiveMatches') as Operation;
  const second = contract.operations.find(({ id }) => id === 'listTeamRankings') as Operation;
  const asked: ReadResponse[] = [];
  for (const [operation, query] of [
    [first, {}],
    [second, { sportType: 'football' }],
  ] as const) {
    try {
      asked.push(await send(operation, { query }));
    } catch (error) {
      throw new NotComparable(
        `${baseUrl} cannot be reached: ${reasonOf(error)}. Is it running, and is the address right?`,
      );
    }
  }
  if (asked.some(({ json, status }) => json !== undefined && status !== 404)) return;
  const [{ request, status, headers, text } = {} as ReadResponse] = asked;
  const type = headers.get('content-type') ?? 'no content type';
  throw new NotComparable(
    [
      `${baseUrl} does not look like this API: ${request} was answered with ${status} and ${type}`,
      text ? `, beginning '${text.slice(0, 60).replace(/\s+/g, ' ')}'` : '',
      '. Does the address lack a path prefix, such as /api?',
    ].join(''),
  );
}

/** The requests that the suite sends beside the operations: their status is the same for all. */
function observeProtocol(
  send: SendRequest,
  observations: Observations,
  contract: Contract,
): SendRequest {
  return async (target, request = {}) => {
    const response = await send(target, request);
    const operation = target as Operation;
    const method = request.method ?? operation.method;
    const record = (what: string, status: number) =>
      observations.recordProtocol(operation, response, { what, status });
    if (!operation.id) {
      const list = contract.operations[0] as Operation;
      observations.recordProtocol(list, response, { what: 'an unknown path', status: 404 });
    } else if (method === 'HEAD') record('HEAD', 200);
    else if (method !== operation.method) {
      record('another method', 405);
      if (response.status === 405 && !response.headers.get('allow')?.includes(operation.method))
        observations.recordMissingHeader(operation, response, 'allow', 'another method');
    } else {
      const etag = request.headers?.['if-none-match'];
      if (etag && etag !== '"none"') record('its own etag in if-none-match', 304);
    }
    return response;
  };
}

/** Lists may hold anything: the cases need rows from which they can take ids. */
function usable(data: SampleData): SampleData {
  const hasId = (row: { id?: unknown } | null) => typeof row?.id === 'string';
  return {
    ...data,
    matches: data.matches.filter((one) => hasId(one) && hasId(one.homeTeam)),
    finished: data.finished.filter((one) => hasId(one) && hasId(one.homeTeam)),
    tournaments: data.tournaments.filter(hasId),
    rankings: data.rankings.filter(hasId),
    news: data.news.filter(hasId),
  };
}

const NO_DATA: SampleData = {
  ...{ today: '', sports: [], matches: [], finished: [], tournaments: [], rankings: [], news: [] },
};

type Cases = (suite: Suite, data: SampleData) => Promise<void>;

const OTHER_CASES: readonly Cases[] = [
  protocolCases,
  accountCases,
  chatCases,
  contentCases,
  parameterCases,
  bodyCases,
];

/** Sends the requests of the contract suite, without those of the world's rules, and records every response. */
export async function walk(options: WalkOptions): Promise<Observations> {
  const { baseUrl, contract, document, timeoutMs = 10_000, samplesOnly = false } = options;
  const observations = new Observations(contract, document);
  const guard = givingUp(options.fetch ?? globalThis.fetch, baseUrl);
  const fetch = respectRateLimits(guard.fetch, { timeoutMs });
  const send = createSender({ baseUrl, fetch, timeoutMs });
  await expectApi(send, contract, baseUrl);
  const whole = createSuite({
    contract,
    send: observeProtocol(send, observations, contract),
    connect: () => createClient({ baseUrl, fetch, timeoutMs }),
    pauses: [],
    onResponse: (...response) => observations.record(...response),
  });
  // What the cases conclude from the responses is not asked for here, nor is it if they give up.
  const data = usable(await discover(whole).catch(() => NO_DATA));
  const suite = await withOfferedOperations(whole, data).catch(() => whole);
  for (const cases of [sampleCases, ...(samplesOnly ? [] : OTHER_CASES)])
    await cases(suite, data).catch(() => {});
  const problem = guard.problem();
  if (problem) throw problem;
  return observations;
}
