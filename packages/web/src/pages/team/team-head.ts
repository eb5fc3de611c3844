import type { TeamDetails } from '@touchline/types';
import { type Game, paths, sportOf } from '../../paths.ts';
import { breadcrumbJsonLd } from '../../state/navigation/breadcrumb-json-ld.ts';
import type { Head, HeadInput } from '../../state/navigation/page-head.ts';
import { belongs, teamCalls, teamGame } from './team-calls.ts';
import { teamCrumbs } from './team-crumbs.ts';

export function teamHead(input: HeadInput): Head {
  const { t, address, view, read, origin } = input;
  const { result } = read(teamCalls(address, view).details);
  if (result?.kind === 'not-found' || (result?.kind === 'ok' && !belongs(result.data, address))) {
    return { title: t('state.notFound.title'), hidden: true, status: 404 };
  }
  if (result?.kind !== 'ok') return { title: t('teams.plainTitle') };
  const { team } = result.data;
  const game = teamGame(result.data, address);
  const path = paths.team(game, team.id);
  return {
    title: t('teams.title', { team: team.name }),
    description: t('teams.description', { team: team.name, country: team.country.name }),
    canonical: path,
    linkedData: [
      sportsTeam(result.data, game, origin),
      breadcrumbJsonLd(teamCrumbs(result.data, game, t), path, origin),
    ],
  };
}

const sportsTeam = ({ team, club }: TeamDetails, game: Game, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'SportsTeam',
  name: team.name,
  url: origin + paths.team(game, team.id),
  sport: sportOf(game),
  ...(team.country.name && { location: { '@type': 'Country', name: team.country.name } }),
  ...(club?.founded !== undefined && { foundingDate: `${club.founded}` }),
  ...(club?.coach && { coach: { '@type': 'Person', name: club.coach } }),
});
