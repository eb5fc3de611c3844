import type { Match, MatchFacts } from '@touchline/types';
import type { Run } from '../case-context.ts';
import type { SampleData } from '../discover.ts';
import { offers } from '../offers.ts';
import type { Suite } from '../suite.ts';
import { betweenTwoLooks } from './between-two-looks.ts';
import { sampleOfEachKind } from './sample-of-each-kind.ts';
import { sportOf } from './sport-of.ts';

/** Matches in play, of each sport, whose referees must differ. */
const LIVE_MATCHES = 6;

/** Contradictions between the facts of a match and the match. */
function factsErrors(
  { ground, attendance, weather }: MatchFacts,
  { id, statusId }: Match,
): string[] {
  const isBefore = statusId === 'UPCOMING';
  const capacity = ground?.capacity ?? Number.POSITIVE_INFINITY;
  return [
    ...(attendance !== undefined && attendance > capacity
      ? [`${id}: ${attendance} spectators on ${capacity} seats`]
      : []),
    ...(isBefore && attendance !== undefined ? [`${id}: spectators before the start`] : []),
    ...(weather && (weather.expected ?? false) !== isBefore
      ? [`${id}: the weather is ${isBefore ? 'known before' : 'expected after'} the start`]
      : []),
  ];
}

const refereesDiffer =
  (matches: readonly Match[]): Run =>
  async (context) => {
    const matchOf = new Map<string, string>();
    for (const { id } of matches) {
      const query = { query: { matchId: id } };
      const { status, json } = await context.send('getMatchFacts', query, 200, 404, 501);
      if (status !== 200) continue;
      const { referee } = (json as { data: MatchFacts }).data;
      if (!referee) continue;
      const key = `${referee.name}, ${referee.country?.id ?? ''}`;
      const other = matchOf.get(key);
      if (other) context.fail(`${referee.name} is the referee of ${other} and ${id} at once`);
      matchOf.set(key, id);
    }
  };

export async function matchFactsInvariants(suite: Suite, { matches }: SampleData): Promise<void> {
  if (!offers(suite, 'getMatchFacts')) return;
  for (const { id, statusId } of sampleOfEachKind(matches)) {
    await suite.checkPatiently(
      'getMatchFacts',
      `the facts of ${id} (${statusId}) agree with the match`,
      (context) => betweenTwoLooks<MatchFacts>(context, 'getMatchFacts', id, factsErrors),
    );
  }
  const live = matches.filter(({ statusId }) => statusId === 'ONGOING');
  const some = [...Map.groupBy(live, sportOf).values()].flatMap((all) =>
    all.slice(0, LIVE_MATCHES),
  );
  await suite.check('getMatchFacts', 'a referee has one match at a time', refereesDiffer(some));
}
