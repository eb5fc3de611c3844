import type { TeamRanking } from '@touchline/types';
import { paths } from '../../paths.ts';
import { breadcrumbJsonLd } from '../../state/navigation/breadcrumb-json-ld.ts';
import type { Head, HeadInput } from '../../state/navigation/page-head.ts';
import { readTeamsAddress } from './teams-address.ts';
import { teamsCalls } from './teams-calls.ts';
import { teamsCrumbs } from './teams-crumbs.ts';
import { countryName, teamsTitle } from './teams-title.ts';

export function teamsHead({ t, address, view, read, origin }: HeadInput): Head {
  const asked = readTeamsAddress(address);
  const [first] = teamsCalls(address, view);
  const result = first && read(first).result;
  const teams: readonly TeamRanking[] = result?.kind === 'ok' ? result.data : [];
  const country = countryName(teams, asked);
  const path = paths.teams(asked.game, asked.countryId);
  return {
    title: teamsTitle(country, asked, t),
    description: t('teams.ranking.description', { game: t(`games.${asked.game}`) }),
    canonical: path,
    // A country without teams is no page to be found by.
    hidden: asked.countryId !== undefined && result?.kind === 'ok' && teams.length === 0,
    linkedData: [breadcrumbJsonLd(teamsCrumbs(country, asked, t), path, origin)],
  };
}
