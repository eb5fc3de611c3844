import type { Match } from '@touchline/types';
import { Scoreboard } from '../../src/features/matches/board/scoreboard.tsx';
import { MatchBoard } from '../../src/features/matches/detail/match-board.tsx';
import type { GroupContext, GroupSource } from '../specimen.ts';

const hero = (match: Match) => <MatchBoard match={match} replay={null} />;

export const scoreboardGroup = ({ samples }: GroupContext): GroupSource => ({
  name: 'scoreboard',
  title: 'Scoreboard',
  layout: 'frames',
  specimens: {
    live: <Scoreboard match={samples.live} />,
    'live-half-time': <Scoreboard match={samples.halfTime} />,
    'live-stoppage': <Scoreboard match={samples.stoppage} />,
    'live-moved-prices': <Scoreboard match={samples.moved} />,
    'live-covered': <Scoreboard match={samples.coveredLive} />,
    'long-names': <Scoreboard match={samples.longNames} />,
    basketball: <Scoreboard match={samples.basketball} />,
    esports: <Scoreboard match={samples.esports} />,
  },
});

export const boardGroup = ({ samples }: GroupContext): GroupSource => ({
  name: 'board',
  title: 'Head of a match page',
  layout: 'frames',
  specimens: {
    'live-red-card': hero(samples.redCard),
    'live-half-time': hero(samples.halfTime),
    'live-moved-prices': hero(samples.moved),
    soon: hero(samples.soon),
    'soon-in-days': hero(samples.later),
    'soon-without-prices': hero(samples.unpriced),
    'done-many-goals': hero(samples.goals),
    'done-drawn': hero(samples.drawn),
    'done-on-penalties': hero(samples.wonOnPenalties),
    'done-covered': hero(samples.covered),
    'long-names': hero(samples.longNames),
    basketball: hero(samples.basketball),
    'basketball-done': hero(samples.basketballDone),
    esports: hero(samples.esports),
    'esports-done': hero(samples.esportsDone),
  },
});
