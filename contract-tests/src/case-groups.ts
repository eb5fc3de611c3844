import type { OperationId } from '@touchline/types/contract';
import { accountCases } from './cases/accounts.ts';
import { bodyCases } from './cases/bodies.ts';
import { chatCases } from './cases/chat.ts';
import { contentCases } from './cases/content.ts';
import { liveStreamCases } from './cases/live-stream.ts';
import { parameterCases } from './cases/parameters.ts';
import { protocolCases } from './cases/protocol.ts';
import { searchIndexCases } from './cases/search-index.ts';
import type { SampleData } from './discover.ts';
import type { Fetch } from './http/respect-rate-limits.ts';
import { dayInvariants } from './invariants/days.ts';
import { languageInvariants } from './invariants/languages.ts';
import { lineupInvariants } from './invariants/lineups.ts';
import { matchFactsInvariants } from './invariants/match-facts.ts';
import { newsInvariants } from './invariants/news.ts';
import { pagingInvariants } from './invariants/paging.ts';
import {
  leaderInvariants,
  playedInvariants,
  playerInvariants,
} from './invariants/players/players.ts';
import { statisticsInvariants } from './invariants/statistics.ts';
import { liveTableInvariants } from './invariants/tables/live-tables.ts';
import { tableInvariants } from './invariants/tables/tables.ts';
import { teamInvariants } from './invariants/teams.ts';
import { timelineInvariants } from './invariants/timelines.ts';
import { tournamentInvariants } from './invariants/tournaments.ts';
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
  { name: 'histories', operation: 'getMatchTimeline', run: timelineInvariants },
  { name: 'line-ups', operation: 'getMatchLineups', run: lineupInvariants },
  { name: 'statistics', operation: 'getMatchStatistics', run: statisticsInvariants },
  { name: 'facts of matches', operation: 'getMatchFacts', run: matchFactsInvariants },
  { name: 'players', operation: 'getPlayer', run: playerInvariants },
  { name: 'matches of players', operation: 'listPlayerMatches', run: playedInvariants },
  { name: 'top lists', operation: 'listTournamentLeaders', run: leaderInvariants },
  { name: 'accounts', operation: 'logIn', isQuick: true, run: accountCases },
  { name: 'the chat', operation: 'askChat', isQuick: true, run: chatCases },
  { name: 'pages and images', operation: 'getImage', isQuick: true, run: contentCases },
  { name: 'days', operation: 'listMatches', run: dayInvariants },
  { name: 'paging', operation: 'listTeamRankings', run: pagingInvariants },
  { name: 'tournaments', operation: 'listOngoingTournaments', run: tournamentInvariants },
  { name: 'live tables', operation: 'getTournamentTable', run: liveTableInvariants },
  { name: 'tables', operation: 'getTournamentTable', run: tableInvariants },
  { name: 'teams', operation: 'getTeam', run: teamInvariants },
  { name: 'news', operation: 'listNews', run: newsInvariants },
  { name: 'languages', operation: 'listMatches', run: languageInvariants },
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
