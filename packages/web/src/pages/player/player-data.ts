import type { PlayerDetails } from '@touchline/types';
import type { TFunction } from 'i18next';
import { call } from '../../api/call.ts';
import { type Entity, entityHead } from '../../features/shell/entity.ts';
import { type Game, gameOf, paths, sportOf } from '../../paths.ts';
import { breadcrumbJsonLd, type Crumb } from '../../state/navigation/breadcrumb-json-ld.ts';
import {
  type Address,
  gameAt,
  type Head,
  type HeadInput,
} from '../../state/navigation/page-address.ts';
import { playerCall } from '../../state/navigation/player-call.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';

export function playerCalls({ params }: Address, context: Pick<CallContext, 'language'>) {
  const playerId = params.playerId ?? '';
  return {
    details: playerCall(playerId, context),
    matches: call('/players/matches', { playerId }, context.language),
  };
}

/** The game of the player; that of the URL if the upstream omits it. */
export const playerGame = (details: PlayerDetails, address: Address): Game =>
  gameOf(details, gameAt(address));

export function playerCrumbs({ player, team }: PlayerDetails, game: Game, t: TFunction): Crumb[] {
  return [
    { label: t('shell.dock.home'), url: paths.home },
    { label: t(`games.${game}`), url: paths.allTeams(game) },
    ...(team ? [{ label: team.name, url: paths.team(game, team.id) }] : []),
    { label: player.name },
  ];
}

export const playerEntity: Entity<'/players/info'> = {
  name: 'player',
  callOf: (address, context) => playerCalls(address, context).details,
  gameOf: playerGame,
  plainCrumbs: (address, t) => [
    { label: t('shell.dock.home'), url: paths.home },
    { label: t(`games.${gameAt(address)}`), url: paths.allTeams(gameAt(address)) },
    { label: t('players:plainTitle') },
  ],
};

export const playerHead = entityHead(playerEntity, headOf);

const TITLES = { football: 'title', basketball: 'pointsTitle', esports: 'killsTitle' } as const;

function headOf(details: PlayerDetails, { t, address, origin }: HeadInput): Head {
  const { player, team } = details;
  const { name } = player;
  const game = playerGame(details, address);
  const path = paths.player(game, player.id);
  return {
    title: t(`players:${TITLES[sportOf(game)]}`, { name }),
    description: team
      ? t('players:description', { name, team: team.name })
      : t('players:alone', { name }),
    canonical: path,
    linkedData: import.meta.env.SSR
      ? [
          person(details, game, origin),
          breadcrumbJsonLd(playerCrumbs(details, game, t), path, origin),
        ]
      : [],
  };
}

const person = ({ player, team }: PlayerDetails, game: Game, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: player.name,
  url: origin + paths.player(game, player.id),
  ...(player.birthDate && { birthDate: player.birthDate }),
  ...(player.country && { nationality: { '@type': 'Country', name: player.country.name } }),
  ...(team && {
    affiliation: {
      '@type': 'SportsTeam',
      name: team.name,
      url: origin + paths.team(game, team.id),
    },
  }),
});
