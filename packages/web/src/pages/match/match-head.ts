import type { Match } from '@touchline/types';
import { matchPath } from '../../features/matches/model/match.ts';
import { dayOf } from '../../format/compact-day.ts';
import { dottedDay } from '../../format/day-name.ts';
import { breadcrumbJsonLd } from '../../state/navigation/breadcrumb-json-ld.ts';
import type { Head, HeadInput } from '../../state/navigation/page-head.ts';
import { belongs, matchCalls } from './match-calls.ts';
import { crumbsOf } from './match-crumbs.ts';

export function matchHead({ t, address, view, read, origin }: HeadInput): Head {
  const { result } = read(matchCalls(address, view).match);
  if (result?.kind === 'not-found' || (result?.kind === 'ok' && !belongs(result.data, address))) {
    return { title: t('state.notFound.title'), hidden: true, status: 404 };
  }
  if (result?.kind !== 'ok') return { title: t('detail.plainTitle') };
  const match = result.data;
  const names = { home: match.homeTeam.name, away: match.awayTeam.name };
  return {
    title: t('detail.title', names),
    canonical: matchPath(match),
    description: t('detail.description', {
      ...names,
      tournament: match.tournament.name,
      day: dottedDay(dayOf(match.startTime * 1000, 'UTC')),
    }),
    linkedData: [
      sportsEvent(match, t('match.pair', names), origin),
      breadcrumbJsonLd(crumbsOf(match, t), matchPath(match), origin),
    ],
  };
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

const sportsEvent = (match: Match, name: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'SportsEvent',
  name,
  url: origin + matchPath(match),
  startDate: instant(match.startTime),
  endDate: instant(match.endTime),
  eventStatus: 'https://schema.org/EventScheduled',
  sport: match.tournament.sportType,
  homeTeam: { '@type': 'SportsTeam', name: match.homeTeam.name },
  awayTeam: { '@type': 'SportsTeam', name: match.awayTeam.name },
  superEvent: { '@type': 'SportsEvent', name: match.tournament.name },
});
