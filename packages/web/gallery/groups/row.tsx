import type { ReactNode } from 'react';
import { MatchRow } from '../../src/features/matches/row/match-row.tsx';
import { SkeletonRows } from '../../src/features/matches/row/skeleton-rows.tsx';
import type { GroupContext, GroupSource } from '../specimen.ts';

const list = (row: ReactNode) => <ul>{row}</ul>;

export const rowGroup = ({ samples }: GroupContext): GroupSource => ({
  name: 'row',
  title: 'Match row',
  layout: 'frames',
  specimens: {
    live: list(<MatchRow match={samples.live} />),
    'live-red-card': {
      content: list(<MatchRow match={samples.redCard} />),
      note: 'A card changes the page of a match, and nothing in its row.',
    },
    'live-half-time': list(<MatchRow match={samples.halfTime} />),
    'live-stoppage': list(<MatchRow match={samples.stoppage} />),
    'live-penalties': list(<MatchRow match={samples.penalties} />),
    'live-without-clock': {
      content: list(<MatchRow match={samples.noClock} />),
      note: 'From an upstream that sends no clock: minutes since kick-off.',
    },
    'live-moved-prices': list(<MatchRow match={samples.moved} />),
    'live-covered': list(<MatchRow match={samples.coveredLive} />),
    'live-open': list(<MatchRow match={samples.live} open />),
    soon: list(<MatchRow match={samples.soon} />),
    'soon-in-days': list(<MatchRow match={samples.later} />),
    'soon-with-date': list(<MatchRow match={samples.later} showDate />),
    'soon-without-prices': list(<MatchRow match={samples.unpriced} />),
    'soon-without-tips': list(<MatchRow match={{ ...samples.soon, tips: 0 }} />),
    done: list(<MatchRow match={samples.done} />),
    'done-drawn': list(<MatchRow match={samples.drawn} />),
    'done-on-penalties': list(<MatchRow match={samples.wonOnPenalties} />),
    'done-covered': list(<MatchRow match={samples.covered} />),
    'done-of-the-winner': list(<MatchRow match={samples.done} teamId={winnerOf(samples.done)} />),
    'done-of-a-draw': list(<MatchRow match={samples.drawn} teamId={samples.drawn.homeTeam.id} />),
    'done-of-the-loser': list(<MatchRow match={samples.done} teamId={loserOf(samples.done)} />),
    'without-star': list(<MatchRow match={samples.live} hideStar />),
    'long-names': list(<MatchRow match={samples.longNames} />),
    basketball: list(<MatchRow match={samples.basketball} />),
    esports: list(<MatchRow match={samples.esports} />),
    loading: <SkeletonRows count={3} />,
  },
});

type Sample = GroupContext['samples']['done'];

const isHomeWin = ({ homeTeam, awayTeam }: Sample) => (homeTeam.score ?? 0) > (awayTeam.score ?? 0);
const winnerOf = (match: Sample) => (isHomeWin(match) ? match.homeTeam : match.awayTeam).id;
const loserOf = (match: Sample) => (isHomeWin(match) ? match.awayTeam : match.homeTeam).id;
