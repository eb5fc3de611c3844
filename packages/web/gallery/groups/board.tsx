import type { Match } from '@touchline/types';
import { MatchBoard } from '../../src/features/matches/detail/match-board.tsx';
import { Scoreboard } from '../../src/features/matches/scoreboard/scoreboard.tsx';
import type { Group, GroupContext } from '../specimen.ts';

const hero = (match: Match) => <MatchBoard match={match} replay={null} />;

export const scoreboardGroup = ({ samples }: GroupContext): Group => ({
  name: 'scoreboard',
  title: 'Scoreboard',
  layout: 'frames',
  specimens: [
    { name: 'live', content: <Scoreboard match={samples.live} /> },
    { name: 'live-half-time', content: <Scoreboard match={samples.halfTime} /> },
    { name: 'live-stoppage', content: <Scoreboard match={samples.stoppage} /> },
    { name: 'live-moved-prices', content: <Scoreboard match={samples.moved} /> },
    { name: 'live-covered', content: <Scoreboard match={samples.coveredLive} /> },
    { name: 'long-names', content: <Scoreboard match={samples.longNames} /> },
    { name: 'basketball', content: <Scoreboard match={samples.basketball} /> },
    { name: 'esports', content: <Scoreboard match={samples.esports} /> },
  ],
});

export const boardGroup = ({ samples }: GroupContext): Group => ({
  name: 'board',
  title: 'Head of a match page',
  layout: 'frames',
  specimens: [
    { name: 'live-red-card', content: hero(samples.redCard) },
    { name: 'live-half-time', content: hero(samples.halfTime) },
    { name: 'live-moved-prices', content: hero(samples.moved) },
    { name: 'soon', content: hero(samples.soon) },
    { name: 'soon-in-days', content: hero(samples.later) },
    { name: 'soon-without-prices', content: hero(samples.unpriced) },
    { name: 'done-many-goals', content: hero(samples.goals) },
    { name: 'done-drawn', content: hero(samples.drawn) },
    { name: 'done-on-penalties', content: hero(samples.wonOnPenalties) },
    { name: 'done-covered', content: hero(samples.covered) },
    { name: 'long-names', content: hero(samples.longNames) },
    { name: 'basketball', content: hero(samples.basketball) },
    { name: 'basketball-done', content: hero(samples.basketballDone) },
    { name: 'esports', content: hero(samples.esports) },
    { name: 'esports-done', content: hero(samples.esportsDone) },
  ],
});
