import type { MatchStatistics } from '@touchline/types';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';
import { betweenTwoLooks } from './between-two-looks.ts';
import { sampleOfEachKind } from './sample-of-each-kind.ts';
import { statisticsErrors } from './statistics-errors.ts';

export async function statisticsInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  if (!offers(suite, 'getMatchStatistics')) return;
  for (const { id, statusId } of sampleOfEachKind(matches)) {
    await suite.checkPatiently(
      'getMatchStatistics',
      `the statistics of ${id} (${statusId}) agree with its updates`,
      (context) =>
        betweenTwoLooks<MatchStatistics>(context, 'getMatchStatistics', id, statisticsErrors),
    );
  }
}
