import { MatchCard } from '../../src/features/matches/board/match-card.tsx';
import type { GroupContext, GroupSource } from '../specimen.ts';

export const cardGroup = ({ samples }: GroupContext): GroupSource => ({
  name: 'card',
  title: 'Match card',
  layout: 'cells',
  specimens: {
    live: <MatchCard match={samples.live} />,
    'live-half-time': <MatchCard match={samples.halfTime} />,
    'live-moved-prices': <MatchCard match={samples.moved} />,
    'live-covered': <MatchCard match={samples.coveredLive} />,
    soon: <MatchCard match={samples.soon} />,
    'soon-without-prices': <MatchCard match={samples.unpriced} />,
    done: <MatchCard match={samples.done} />,
    'done-drawn': <MatchCard match={samples.drawn} />,
    'done-covered': <MatchCard match={samples.covered} />,
    'with-date': {
      content: <MatchCard match={samples.later} showDate />,
      note: 'In an article, outside of a list.',
    },
    'long-names': <MatchCard match={samples.longNames} />,
    'long-names-with-date': <MatchCard match={samples.longNamesSoon} showDate />,
    basketball: <MatchCard match={samples.basketball} />,
    esports: <MatchCard match={samples.esports} />,
    'esports-soon': <MatchCard match={samples.esportsSoon} />,
  },
});
