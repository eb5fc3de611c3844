import type { MatchLineups } from '@touchline/types';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';
import { betweenTwoLooks } from './between-two-looks.ts';
import { lineupErrors } from './lineup-errors.ts';
import { sampleOfEachKind } from './sample-of-each-kind.ts';

export async function lineupInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  if (!offers(suite, 'getMatchLineups')) return;
  for (const { id, statusId } of sampleOfEachKind(matches)) {
    await suite.checkPatiently(
      'getMatchLineups',
      `the line-ups of ${id} (${statusId}) agree with its incidents`,
      (context) => betweenTwoLooks<MatchLineups>(context, 'getMatchLineups', id, lineupErrors),
    );
  }
}
