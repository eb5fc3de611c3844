import { createClient } from '@touchline/types';
import { contract as builtContract, type Contract } from '@touchline/types/contract';
import { accountCases } from './cases/accounts.ts';
import { bodyCases } from './cases/bodies.ts';
import { chatCases } from './cases/chat.ts';
import { contentCases } from './cases/content.ts';
import { liveStreamCases } from './cases/live-stream.ts';
import { parameterCases } from './cases/parameters.ts';
import { protocolCases } from './cases/protocol.ts';
import { searchIndexCases } from './cases/search-index.ts';
import { discover } from './discover.ts';
import { type Fetch, respectRateLimits } from './http/respect-rate-limits.ts';
import { createSender } from './http/send-request.ts';
import { dayInvariants } from './invariants/days.ts';
import { languageInvariants } from './invariants/languages.ts';
import { liveTableInvariants } from './invariants/live-tables.ts';
import { newsInvariants } from './invariants/news.ts';
import { pagingInvariants } from './invariants/paging.ts';
import { tableInvariants } from './invariants/tables.ts';
import { teamInvariants } from './invariants/teams.ts';
import { timelineInvariants } from './invariants/timelines.ts';
import { tournamentInvariants } from './invariants/tournaments.ts';
import { withOfferedOperations } from './offered-operations.ts';
import { makeReport, type Report } from './report/report.ts';
import { RETRY_PAUSES_MS } from './retries.ts';
import { type CaseResult, createSuite, StopAtFirstFailure, type Suite } from './suite.ts';

export interface RunOptions {
  /** Including the gateway's path prefix, without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  /** Stops at the first failed case. */
  readonly stopAtFirst?: boolean;
  /** In milliseconds, before a failed run is repeated. */
  readonly pauses?: readonly number[];
  readonly onResult?: (result: CaseResult) => void;
  /** That of openapi.yaml, if not given. */
  readonly contract?: Contract;
}

async function runCases(whole: Suite, fetch: Fetch, baseUrl: string): Promise<void> {
  const sampleData = await discover(whole);
  const suite = await withOfferedOperations(whole, sampleData);
  await suite.check('listMatches', 'the server has data to test with', async (context) => {
    const { matches, finished, tournaments, rankings, news } = sampleData;
    const lists = { matches, finished, tournaments, rankings, news };
    for (const [name, list] of Object.entries(lists)) {
      if (list.length === 0) context.fail(`the server has no ${name}, which most cases need`);
    }
  });
  await protocolCases(suite, sampleData);
  await timelineInvariants(suite, sampleData);
  await accountCases(suite);
  await chatCases(suite, sampleData);
  await contentCases(suite, sampleData);
  await dayInvariants(suite, sampleData);
  await pagingInvariants(suite, sampleData);
  await tournamentInvariants(suite, sampleData);
  await liveTableInvariants(suite, sampleData);
  await tableInvariants(suite, sampleData);
  await teamInvariants(suite, sampleData);
  await newsInvariants(suite, sampleData);
  await languageInvariants(suite, sampleData);
  await parameterCases(suite, sampleData);
  await bodyCases(suite);
  await searchIndexCases(suite, sampleData);
  await liveStreamCases(suite, fetch, baseUrl);
}

/** Tests a running server against the contract over HTTP. */
export async function runSuite(options: RunOptions): Promise<Report> {
  const { baseUrl, timeoutMs = 30_000, contract = builtContract } = options;
  const fetch = respectRateLimits(options.fetch ?? globalThis.fetch, timeoutMs);
  const start = Date.now();
  const suite = createSuite({
    contract,
    send: createSender({ baseUrl, fetch, timeoutMs }),
    connect: () => createClient({ baseUrl, fetch, timeoutMs }),
    pauses: options.pauses ?? RETRY_PAUSES_MS,
    stopAtFirst: options.stopAtFirst ?? false,
    onResult: options.onResult ?? (() => {}),
  });
  try {
    await runCases(suite, fetch, baseUrl);
  } catch (error) {
    if (!(error instanceof StopAtFirstFailure)) throw error;
  }
  return makeReport(suite, { baseUrl, start });
}
