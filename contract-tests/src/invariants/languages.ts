import type { Match, NewsItem, TeamRanking } from '@touchline/types';
import type { OperationId } from '@touchline/types/contract';
import type { Run } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import type { Suite } from '../suite.ts';

const HAN = /\p{Script=Han}/u;

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
  for (const [id, query] of lists) {
    const run: Run = async (context) => {
      const names: string[] = [];
      const ids: string[][] = [];
      for (const language of ['zh-CN, zh;q=0.9, en;q=0.5', 'en-GB']) {
        const headers = { 'accept-language': language };
        const response = await context.send(id, { query, headers });
        const rows =
          (response.json as { data?: (Match | TeamRanking | NewsItem)[] } | undefined)?.data ?? [];
        ids.push(rows.map((row) => row.id));
        names.push(JSON.stringify(rows.map(nameIn)));
        context.expectEqual(
          response.headers.get('content-language'),
          language.slice(0, 2),
          'the language',
        );
      }
      context.expectEqual(ids[0], ids[1], 'the rows in both languages');
      // A day without football has no names to compare.
      if (ids[0]?.length === 0) return;
      context.expectEqual(
        [HAN.test(names[0] ?? ''), HAN.test(names[1] ?? '')],
        [true, false],
        'whether the names are Chinese',
      );
    };
    await suite.checkPatiently(id, 'Accept-Language changes names only', run);
  }
}
