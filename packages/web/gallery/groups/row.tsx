import type { ReactNode } from 'react';
import { MatchRow } from '../../src/features/matches/row/match-row.tsx';
import { SkeletonRows } from '../../src/features/matches/row/skeleton-rows.tsx';
import type { Group, GroupContext } from '../specimen.ts';

const list = (row: ReactNode) => <ul>{row}</ul>;

export const rowGroup = ({ samples }: GroupContext): Group => ({
  name: 'row',
  title: 'Match row',
  layout: 'frames',
  specimens: [
    { name: 'live', content: list(<MatchRow match={samples.live} />) },
    {
      name: 'live-red-card',
      content: list(<MatchRow match={samples.redCard} />),
      note: 'A card changes the page of a match, and nothing in its row.',
    },
    { name: 'live-half-time', content: list(<MatchRow match={samples.halfTime} />) },
    { name: 'live-stoppage', content: list(<MatchRow match={samples.stoppage} />) },
    { name: 'live-penalties', content: list(<MatchRow match={samples.penalties} />) },
    {
      name: 'live-without-clock',
      content: list(<MatchRow match={samples.noClock} />),
      note: 'From an upstream that sends no clock: minutes since kick-off.',
    },
    { name: 'live-moved-prices', content: list(<MatchRow match={samples.moved} />) },
    { name: 'live-covered', content: list(<MatchRow match={samples.coveredLive} />) },
    { name: 'live-open', content: list(<MatchRow match={samples.live} open />) },
    { name: 'soon', content: list(<MatchRow match={samples.soon} />) },
    { name: 'soon-in-days', content: list(<MatchRow match={samples.later} />) },
    { name: 'soon-with-date', content: list(<MatchRow match={samples.later} showDate />) },
    { name: 'soon-without-prices', content: list(<MatchRow match={samples.unpriced} />) },
    { name: 'soon-without-tips', content: list(<MatchRow match={{ ...samples.soon, tips: 0 }} />) },
    { name: 'done', content: list(<MatchRow match={samples.done} />) },
    { name: 'done-drawn', content: list(<MatchRow match={samples.drawn} />) },
    { name: 'done-on-penalties', content: list(<MatchRow match={samples.wonOnPenalties} />) },
    { name: 'done-covered', content: list(<MatchRow match={samples.covered} />) },
    {
      name: 'done-of-the-winner',
      content: list(<MatchRow match={samples.done} teamId={winnerOf(samples.done)} />),
    },
    {
      name: 'done-of-a-draw',
      content: list(<MatchRow match={samples.drawn} teamId={samples.drawn.homeTeam.id} />),
    },
    {
      name: 'done-of-the-loser',
      content: list(<MatchRow match={samples.done} teamId={loserOf(samples.done)} />),
    },
    { name: 'without-star', content: list(<MatchRow match={samples.live} hideStar />) },
    { name: 'long-names', content: list(<MatchRow match={samples.longNames} />) },
    { name: 'basketball', content: list(<MatchRow match={samples.basketball} />) },
    { name: 'esports', content: list(<MatchRow match={samples.esports} />) },
    { name: 'loading', content: <SkeletonRows count={3} /> },
  ],
});

type Sample = GroupContext['samples']['done'];

const isHomeWin = ({ homeTeam, awayTeam }: Sample) => (homeTeam.score ?? 0) > (awayTeam.score ?? 0);
const winnerOf = (match: Sample) => (isHomeWin(match) ? match.homeTeam : match.awayTeam).id;
const loserOf = (match: Sample) => (isHomeWin(match) ? match.awayTeam : match.homeTeam).id;
