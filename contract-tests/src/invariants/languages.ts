import type { Match, NewsItem, TeamRanking } from '@touchline/types';
import { languages } from '@touchline/types/client-contract';
import type { OperationId } from '@touchline/types/contract';
import type { Run } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import { ACCEPTED, CHINESE, expectLanguage, isChinese } from '../languages.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';

function nameIn(row: Match | TeamRanking | NewsItem): string {
  if ('homeTeam' in row) return row.homeTeam.name;
  return 'title' in row ? row.title : row.name;
}

/** In another language only the names differ. */
export async function languageInvariants(suite: Suite, { today }: SampleData): Promise<void> {
  const lists: [OperationId, Record<string, string>][] = [
    ['listMatches', { date: today, timezoneOffset: '0', sportType: 'football' }],
    ['listTeamRankings', { sportType: 'football' }],
    ['listNews', { sportType: 'football' }],
  ];
  for (const [id, query] of lists.filter(([id]) => offers(suite, id))) {
    const run: Run = async (context) => {
      const names: string[] = [];
      const ids: string[][] = [];
      for (const language of languages) {
        const headers = { 'accept-language': ACCEPTED[language] };
        const response = await context.send(id, { query, headers });
        const rows =
          (response.json as { data?: (Match | TeamRanking | NewsItem)[] } | undefined)?.data ?? [];
        ids.push(rows.map((row) => row.id));
        names.push(JSON.stringify(rows.map(nameIn)));
        expectLanguage(context, response, language);
      }
      for (const others of ids) context.expectEqual(others, ids[0], 'the rows in every language');
      // A day without football has no names to compare.
      if (ids[0]?.length === 0) return;
      context.expectEqual(
        names.map(isChinese),
        languages.map((language) => CHINESE[language]),
        'whether the names are Chinese',
      );
    };
    await suite.rules.checkPatiently(id, 'Accept-Language changes names only', run);
  }
}
