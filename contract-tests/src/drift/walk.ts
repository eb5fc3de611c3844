import { createClient } from '@touchline/types';
import type { Contract, Operation } from '@touchline/types/contract';
import { caseGroups } from '../case-groups.ts';
import { discover, type SampleData } from '../discover.ts';
import type { ReadResponse } from '../http/read-response.ts';
import { type Fetch, respectRateLimits } from '../http/respect-rate-limits.ts';
import { createSender, type SendRequest } from '../http/send-request.ts';
import { withOfferedOperations } from '../offered-operations.ts';
import { createSuite, type Suite } from '../suite.ts';
import type { ContractDocument } from './contract-document.ts';
import { Observations } from './observations.ts';
import { createRuleCases } from './rule-cases.ts';
import { sampleCases } from './sample-cases.ts';

export interface WalkOptions {
  /** Including a path prefix, without a trailing slash. */
  readonly baseUrl: string;
  readonly contract: Contract;
  readonly document: ContractDocument;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  /** Only samples of valid requests, without invalid ones, accounts, protocol and rules. */
  readonly samplesOnly?: boolean;
  /** In milliseconds, before the cases whose rule was broken are repeated. */
  readonly pauses?: readonly number[];
  /** Stops at the first difference. */
  readonly stopAtFirst?: boolean;
}

/** The server cannot be compared with the contract; the message says why. */
export class NotComparable extends Error {}

const MAX_FAILED_IN_A_ROW = 5;

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: Error & { code?: string } };
  return cause?.message || cause?.code || message;
}

/** Knows the last request, and gives up after several in a row without a response: no later one is sent. */
function givingUp(fetch: Fetch, baseUrl: string) {
  let failedInARow = 0;
  let problem: NotComparable | undefined;
  let last = '';
  const guarded: Fetch = async (request) => {
    if (problem) throw problem;
    last = `${request.method} ${request.url.slice(baseUrl.length)}`;
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
  return { fetch: guarded, problem: () => problem, lastRequest: () => last };
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
  today: '',
  sports: [],
  matches: [],
  finished: [],
  tournaments: [],
  rankings: [],
  news: [],
};

/** Of what the API serves; the index and the stream are the gateway's. */
const ruleGroups = (suite: Suite) =>
  caseGroups.filter(({ operation }) => suite.operation(operation).servedBy === 'upstream');

/** The second exceeds the time for which a gateway may store lists of matches (10 s). */
const PAUSES_MS: readonly number[] = [1000, 11_000];

/** Sends the requests of the contract suite, and records every response and every rule that its cases find broken. */
export async function walk(options: WalkOptions): Promise<Observations> {
  const { baseUrl, contract, document, timeoutMs = 10_000, samplesOnly = false } = options;
  const { pauses = PAUSES_MS, stopAtFirst = false } = options;
  const observations = new Observations(contract, document);
  const guard = givingUp(options.fetch ?? globalThis.fetch, baseUrl);
  const fetch = respectRateLimits(guard.fetch, { timeoutMs });
  const send = createSender({ baseUrl, fetch, timeoutMs });
  await expectApi(send, contract, baseUrl);
  const whole = createSuite({
    contract,
    send,
    pauses: [],
    connect: () => createClient({ baseUrl, fetch, timeoutMs }),
    onResponse: (...response) => observations.record(...response),
  });
  // Cases that cannot be made from what the server sends, or give up, are no differences of their own.
  const data = usable(await discover(whole).catch(() => NO_DATA));
  const suite = await withOfferedOperations(whole, data).catch(() => whole);
  const names = [
    ...data.matches.map(({ id }) => id),
    ...data.tournaments.flatMap(({ id, name }) => [id, name]),
  ];
  const { lastRequest } = guard;
  const rules = createRuleCases({ suite, observations, lastRequest, names, pauses, stopAtFirst });
  await sampleCases(rules.suiteOf('samples'), data).catch(() => {});
  for (const { name, run } of samplesOnly ? [] : ruleGroups(suite)) {
    if (stopAtFirst && observations.faults().length > 0) break;
    await run(rules.suiteOf(name), data, { fetch, baseUrl }).catch(() => {});
  }
  if (!guard.problem()) await rules.repeatFailed();
  const problem = guard.problem();
  if (problem) throw problem;
  return observations;
}
