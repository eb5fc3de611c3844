import { caseGroups } from '@touchline/contract-tests/case-groups';
import { discover } from '@touchline/contract-tests/discover';
import type { ReadResponse } from '@touchline/contract-tests/http/read-response';
import { type Fetch, respectRateLimits } from '@touchline/contract-tests/http/respect-rate-limits';
import { createSender, type SendRequest } from '@touchline/contract-tests/http/send-request';
import { withOfferedOperations } from '@touchline/contract-tests/offered-operations';
import { selection } from '@touchline/contract-tests/selection';
import { createSuite, type Suite } from '@touchline/contract-tests/suite';
import { createClient } from '@touchline/types';
import type { Contract, Operation, OperationId } from '@touchline/types/contract';
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
  /** The operations to compare; all by default. */
  readonly operations?: readonly OperationId[];
  /** Sends single valid requests only: no invalid ones, no account, no other methods, no rules. */
  readonly samplesOnly?: boolean;
  /** In milliseconds, before each repetition of the cases whose rule was broken. */
  readonly pauses?: readonly number[];
  /** Stops at the first difference. */
  readonly stopAtFirst?: boolean;
}

/** The server cannot be compared; the message has the reason. */
export class NotComparable extends Error {}

const MAX_FAILED_IN_A_ROW = 5;

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: Error & { code?: string } };
  return cause?.message || cause?.code || message;
}

/** Stores the last request, and refuses all others after several in a row without a response. */
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

/** Requires JSON from one of two public lists, which every server of this contract has. */
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

/** Without the search index and the stream, which the gateway serves itself. */
const ruleGroups = (suite: Suite) =>
  caseGroups.filter(({ operation }) => suite.operation(operation).servedBy === 'upstream');

/** The second pause exceeds the gateway's freshness lifetime of match lists (10 s). */
const PAUSES_MS: readonly number[] = [1000, 11_000];

/** Sends the requests of the contract suite, and records the responses and the broken rules. */
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
    isSelected: selection(options.operations ?? []),
    connect: () => createClient({ baseUrl, fetch, timeoutMs }),
    onResponse: (...response) => observations.record(...response),
  });
  const data = await discover(whole);
  const suite = await withOfferedOperations(whole, data).catch(() => whole);
  const names = [
    ...data.matches.map(({ id }) => id),
    ...data.tournaments.flatMap(({ id, name }) => [id, name]),
  ];
  const { lastRequest } = guard;
  const rules = createRuleCases({ suite, observations, lastRequest, names, pauses, stopAtFirst });
  // A case that throws is no difference of its own.
  await sampleCases(rules.suiteOf('samples'), data).catch(() => {});
  for (const { name, run } of samplesOnly ? [] : ruleGroups(suite)) {
    if (stopAtFirst && observations.differences().length > 0) break;
    await run(rules.suiteOf(name), data, { fetch, baseUrl }).catch(() => {});
  }
  if (!guard.problem()) await rules.repeatFailed();
  const problem = guard.problem();
  if (problem) throw problem;
  return observations;
}
