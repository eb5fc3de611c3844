import type { OperationId } from '@touchline/types/contract';
import { accountCases } from './cases/accounts.ts';
import { bodyCases } from './cases/bodies.ts';
import { chatCases } from './cases/chat.ts';
import { contentCases } from './cases/content.ts';
import { kindsOfMatches } from './cases/kinds-of-matches.ts';
import { liveStreamCases } from './cases/live-stream.ts';
import { parameterCases } from './cases/parameters.ts';
import { protocolCases } from './cases/protocol.ts';
import { searchIndexCases } from './cases/search-index.ts';
import type { SampleData } from './discover.ts';
import type { Fetch } from './http/respect-rate-limits.ts';
import { countInvariant } from './invariants/counts.ts';
import { dayInvariant } from './invariants/days.ts';
import { detailInvariant } from './invariants/details.ts';
import { orderInvariant } from './invariants/order.ts';
import { pagingInvariant } from './invariants/paging.ts';
import { scoreInvariant } from './invariants/scores.ts';
import type { Suite } from './suite.ts';

export interface Server {
  readonly fetch: Fetch;
  readonly baseUrl: string;
}

export interface CaseGroup {
  readonly name: string;
  /** The operation that fails if the cases cannot be made. */
  readonly operation: OperationId;
  /** Part of a quick run, which compares no responses with one another and tests no limits. */
  readonly isQuick?: boolean;
  readonly run: (suite: Suite, sampleData: SampleData, server: Server) => Promise<void>;
}

/** In running order. */
export const caseGroups: readonly CaseGroup[] = [
  { name: 'HTTP', operation: 'listMatches', isQuick: true, run: protocolCases },
  { name: 'kinds of matches', operation: 'getMatch', run: kindsOfMatches },
  { name: 'accounts', operation: 'logIn', isQuick: true, run: accountCases },
  { name: 'the chat', operation: 'askChat', isQuick: true, run: chatCases },
  { name: 'pages and images', operation: 'getImage', isQuick: true, run: contentCases },
  { name: 'days', operation: 'listMatches', run: dayInvariant },
  { name: 'order', operation: 'listMatches', run: orderInvariant },
  { name: 'paging', operation: 'listTeamRankings', run: pagingInvariant },
  { name: 'scores', operation: 'getMatch', run: scoreInvariant },
  { name: 'counts', operation: 'getTournamentTable', run: countInvariant },
  { name: 'details', operation: 'getMatch', run: detailInvariant },
  { name: 'parameters', operation: 'listMatches', run: parameterCases },
  { name: 'bodies', operation: 'logIn', isQuick: true, run: bodyCases },
  { name: 'the search index', operation: 'getSearchIndex', isQuick: true, run: searchIndexCases },
  {
    name: 'the live stream',
    operation: 'streamLive',
    isQuick: true,
    run: (suite, _, { fetch, baseUrl }) => liveStreamCases(suite, fetch, baseUrl),
  },
];
