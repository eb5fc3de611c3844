import { contract } from '@touchline/types/contract';
import { asker, type Fetch } from './ask/ask.ts';
import { accountCases } from './cases/accounts.ts';
import { bodyCases } from './cases/bodies.ts';
import { chatCases } from './cases/chat.ts';
import { contentCases } from './cases/content.ts';
import { liveStreamCases } from './cases/live-stream.ts';
import { parameterCases } from './cases/parameters.ts';
import { protocolCases } from './cases/protocol.ts';
import { searchIndexCases } from './cases/search-index.ts';
import { discover } from './discover.ts';
import { dayInvariants } from './invariants/days.ts';
import { languageInvariants } from './invariants/languages.ts';
import { pagingInvariants } from './invariants/paging.ts';
import { tableInvariants } from './invariants/tables.ts';
import { teamInvariants } from './invariants/teams.ts';
import { tournamentInvariants } from './invariants/tournaments.ts';
import { usualPauses } from './patience.ts';
import { makeReport, type Report } from './report/report.ts';
import { type CaseResult, createSuite, FirstFault, type Suite } from './suite.ts';

export interface RunOptions {
  /** With the gateway's prefix where there is one, without a slash at its end. */
  readonly baseUrl: string;
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
  /** Enough to know that something is wrong. */
  readonly endAtFirst?: boolean;
  /** In milliseconds, before something that looked wrong is looked at again. */
  readonly pauses?: readonly number[];
  readonly onResult?: (result: CaseResult) => void;
}

async function runCases(suite: Suite, fetch: Fetch, baseUrl: string): Promise<void> {
  const found = await discover(suite);
  await suite.check('listMatches', 'there is something to look at', async (trial) => {
    const { matches, finished, tournaments, rankings } = found;
    for (const [name, list] of Object.entries({ matches, finished, tournaments, rankings })) {
      if (list.length === 0) trial.fault(`no ${name} were found: most cases have nothing to ask`);
    }
  });
  await protocolCases(suite, found);
  await accountCases(suite);
  await chatCases(suite, found);
  await contentCases(suite, found);
  await dayInvariants(suite, found);
  await pagingInvariants(suite, found);
  await tournamentInvariants(suite, found);
  await tableInvariants(suite, found);
  await teamInvariants(suite, found);
  await languageInvariants(suite, found);
  await parameterCases(suite, found);
  await bodyCases(suite);
  await searchIndexCases(suite, found);
  await liveStreamCases(suite, fetch, baseUrl);
}

/** Holds a running server against the contract, from the outside alone. */
export async function runSuite(options: RunOptions): Promise<Report> {
  const { baseUrl, fetch = globalThis.fetch, timeoutMs = 30_000 } = options;
  const start = Date.now();
  const suite = createSuite({
    contract,
    ask: asker({ baseUrl, fetch, timeoutMs }),
    pauses: options.pauses ?? usualPauses,
    endAtFirst: options.endAtFirst ?? false,
    onResult: options.onResult ?? (() => {}),
  });
  try {
    await runCases(suite, fetch, baseUrl);
  } catch (error) {
    if (!(error instanceof FirstFault)) throw error;
  }
  return makeReport(suite, { baseUrl, start });
}
