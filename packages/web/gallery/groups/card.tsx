import { MatchCard } from '../../src/features/matches/card/match-card.tsx';
import type { Group, GroupContext } from '../specimen.ts';

export const cardGroup = ({ samples }: GroupContext): Group => ({
  name: 'card',
  title: 'Match card',
  layout: 'cells',
  specimens: [
    { name: 'live', content: <MatchCard match={samples.live} /> },
    { name: 'live-half-time', content: <MatchCard match={samples.halfTime} /> },
    { name: 'live-moved-prices', content: <MatchCard match={samples.moved} /> },
    { name: 'live-covered', content: <MatchCard match={samples.coveredLive} /> },
    { name: 'soon', content: <MatchCard match={samples.soon} /> },
    { name: 'soon-without-prices', content: <MatchCard match={samples.unpriced} /> },
    { name: 'done', content: <MatchCard match={samples.done} /> },
    { name: 'done-drawn', content: <MatchCard match={samples.drawn} /> },
    { name: 'done-covered', content: <MatchCard match={samples.covered} /> },
    {
      name: 'with-date',
      content: <MatchCard match={samples.later} showDate />,
      note: 'In an article, outside of a list.',
    },
    { name: 'long-names', content: <MatchCard match={samples.longNames} /> },
    { name: 'long-names-with-date', content: <MatchCard match={samples.longNamesSoon} showDate /> },
    { name: 'basketball', content: <MatchCard match={samples.basketball} /> },
    { name: 'esports', content: <MatchCard match={samples.esports} /> },
    { name: 'esports-soon', content: <MatchCard match={samples.esportsSoon} /> },
  ],
});
