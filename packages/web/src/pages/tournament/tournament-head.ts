import type { Tournament } from '@touchline/types';
import { gameOf, paths } from '../../paths.ts';
import type { Head, HeadInput } from '../../state/navigation/page-head.ts';
import { belongs, tournamentCalls } from './tournament-calls.ts';
import { crumbsOf } from './tournament-crumbs.ts';

export function tournamentHead(input: HeadInput): Head {
  const { t, address, view, read, origin } = input;
  const { result } = read(tournamentCalls(address, view).info);
  if (result?.kind === 'not-found' || (result?.kind === 'ok' && !belongs(result.data, address))) {
    return { title: t('state.notFound.title'), hidden: true, status: 404 };
  }
  if (result?.kind !== 'ok') return { title: t('tournaments.plainTitle') };
  const tournament = result.data;
  const { name, country, currentSeason: season } = tournament;
  return {
    title: t('tournaments.detail.title', { name, season }),
    description: t('tournaments.detail.description', { name, season, country: country.name }),
    linkedData: [sportsEvent(tournament, origin), breadcrumbs(tournament, input)],
  };
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

const sportsEvent = (tournament: Tournament, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'SportsEvent',
  name: `${tournament.name} ${tournament.currentSeason}`,
  url: origin + paths.tournament(gameOf(tournament), tournament.id),
  startDate: instant(tournament.startTime),
  endDate: instant(tournament.endTime),
  eventStatus: 'https://schema.org/EventScheduled',
  sport: tournament.sportType,
  location: { '@type': 'Place', name: tournament.country.name },
  competitor: tournament.teams.map(({ name }) => ({ '@type': 'SportsTeam', name })),
});

const breadcrumbs = (tournament: Tournament, { t, origin }: HeadInput) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbsOf(tournament, t).map(({ label, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: origin + url,
  })),
});
