import { createClient } from '@touchline/types';
import {
  contract as builtContract,
  type Contract,
  type OperationId,
} from '@touchline/types/contract';
import { caseGroups, type Server } from './case-groups.ts';
import { discover, type SampleData } from './discover.ts';
import { type Fetch, respectRateLimits } from './http/respect-rate-limits.ts';
import { createSender } from './http/send-request.ts';
import { withOfferedOperations } from './offered-operations.ts';
import { offers } from './offers.ts';
import { makeReport, type Report } from './report/report.ts';
import { selection } from './selection.ts';
import { type CaseResult, createSuite, StopRun, type Suite, type Wait } from './suite.ts';

/** The second pause exceeds the gateway's freshness lifetime of match lists (10 s). */
const PAUSES_MS: readonly number[] = [1000, 11_000];

export interface RunOptions {
  /** Including the gateway's path prefix, without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  /** The operations to test; all by default. */
  readonly operations?: readonly OperationId[];
  /** Skips cases that compare responses with one another, and the limits of parameters. */
  readonly isQuick?: boolean;
  /** Ends the run; the reason is in the report. */
  readonly signal?: AbortSignal;
  /** Stops at the first failed case. */
  readonly stopAtFirst?: boolean;
  /** In milliseconds, before each repetition of the cases whose values differed. */
  readonly pauses?: readonly number[];
  readonly wait?: Wait;
  /** Called after each case; `report` makes the report of the cases so far. */
  readonly onResult?: (result: CaseResult, report: () => Report) => void;
  /** By default that of openapi.yaml. */
  readonly contract?: Contract;
}

async function checkSampleData(suite: Suite, sampleData: SampleData): Promise<void> {
  await suite.rules.check('listMatches', 'the server has data to test with', async (context) => {
    const { matches, finished, tournaments, rankings, news } = sampleData;
    const isNewsExpected = offers(suite, 'listNews');
    const lists = { matches, finished, tournaments, rankings, ...(isNewsExpected && { news }) };
    for (const [name, list] of Object.entries(lists)) {
      if (list.length === 0) {
        context.fail(`the server has no ${name} that can be used, which most cases need`);
      }
    }
  });
}

interface Run extends Server {
  readonly isQuick: boolean;
  /** The first error while no request has had a response; undefined once one has. */
  readonly noResponse: () => unknown;
  readonly onOffered: (contract: Contract) => void;
}

async function runCases(whole: Suite, run: Run): Promise<void> {
  const { isQuick, noResponse, onOffered, ...server } = run;
  const sampleData = await discover(whole);
  const reason = noResponse();
  if (reason !== undefined) {
    await whole.makeCases('listLiveMatches', 'the server responds', () => Promise.reject(reason));
    throw new StopRun('the server does not respond');
  }
  const suite = await withOfferedOperations(whole, sampleData);
  onOffered(suite.contract);
  await checkSampleData(suite, sampleData);
  for (const { name, operation, run } of caseGroups.filter((one) => one.isQuick || !isQuick)) {
    await suite.makeCases(operation, `the cases of ${name}`, () => run(suite, sampleData, server));
  }
  await suite.repeatFailed();
}

/** Sends requests until the run is aborted, and keeps the first error until a response arrives. */
function createFetch(fetch: Fetch, timeoutMs: number, signal: AbortSignal) {
  let hasResponded = false;
  let reason: unknown;
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason));
  });
  aborted.catch(() => {});

  async function send(request: Request): Promise<Response> {
    signal.throwIfAborted();
    try {
      // Without AbortSignal.any(): Node may collect its signal as garbage while the request waits for it.
      const response = await Promise.race([fetch(request), aborted]);
      hasResponded = true;
      return response;
    } catch (error) {
      reason ??= error;
      throw error;
    }
  }
  return {
    fetch: respectRateLimits(send, { timeoutMs, signal }),
    noResponse: () => (hasResponded ? undefined : reason),
  };
}

/** Tests a running server against the contract over HTTP. It always returns a report. */
export async function runSuite(options: RunOptions): Promise<Report> {
  const { baseUrl, timeoutMs = 30_000, signal = new AbortController().signal } = options;
  const { contract = builtContract } = options;
  const { isQuick = false, stopAtFirst = false, onResult = () => {} } = options;
  const start = Date.now();
  const { fetch, noResponse } = createFetch(options.fetch ?? globalThis.fetch, timeoutMs, signal);
  const isSelected = selection(options.operations ?? []);
  let offered: Contract | undefined;
  const reportOf = (stopped?: string) =>
    makeReport(suite, { baseUrl, start, stopped, offered, isSelected });
  const suite = createSuite({
    contract,
    send: createSender({ baseUrl, fetch, timeoutMs }),
    connect: () => createClient({ baseUrl, fetch, timeoutMs }),
    pauses: options.pauses ?? PAUSES_MS,
    ...(options.wait && { wait: options.wait }),
    isSelected,
    stopAtFirst,
    signal,
    onResult: (result) => onResult(result, reportOf),
  });
  try {
    await suite.makeCases('listMatches', 'the suite runs to its end', () =>
      runCases(suite, {
        fetch,
        baseUrl,
        isQuick,
        noResponse,
        onOffered(contract) {
          offered = contract;
        },
      }),
    );
    return reportOf();
  } catch (error) {
    if (!stopAtFirst) suite.giveUp();
    return reportOf((error as Error).message);
  }
}
