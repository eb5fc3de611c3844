import type { PlayerDetails } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PlayerHero } from '../../features/players/player-hero.tsx';
import { PlayerMatches } from '../../features/players/player-matches.tsx';
import { SeasonChart } from '../../features/players/season-chart.tsx';
import { PromoOffer } from '../../features/promo/promo-offer.tsx';
import { Breadcrumb } from '../../features/shell/breadcrumb.tsx';
import { writtenDay } from '../../format/day-name.ts';
import { type Game, paths, sportOf } from '../../paths.ts';
import { useOptionalResource } from '../../state/data/use-optional.ts';
import { Link } from '../../state/navigation/link.tsx';
import type { Address } from '../../state/navigation/page-address.ts';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import { itemsOf } from '../../state/stores/resource.ts';
import { ListState } from '../../ui/feedback/list-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Flag } from '../../ui/graphics/flag.tsx';
import { Block } from '../../ui/layout/block.tsx';
import detail from '../../ui/layout/detail.module.css';
import { Facts } from '../../ui/layout/facts.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { playerCalls, playerCrumbs, playerGame } from './player-data.ts';

const MATCHES_AGE_S = 60;

export function PlayerContent({ details, address }: { details: PlayerDetails; address: Address }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const calls = playerCalls(address, useAtomValue(callContextAtom));
  const resource = useOptionalResource(calls.matches, MATCHES_AGE_S);
  const matches = itemsOf(resource);
  const game = playerGame(details, address);
  const { season, covered, team } = details;
  const hasMatches = matches.length > 0;
  // Without a club the season is the last one, and over.
  const none = t(team ? 'players:list.none' : 'players:list.noneOver');
  return (
    <>
      <Breadcrumb items={playerCrumbs(details, game, t)} />
      <PlayerHero details={details} game={game} />
      <div className={detail.columns}>
        <TwoColumns side={<PlayerSide details={details} game={game} />}>
          <div className={detail.blocks}>
            {resource.result?.kind !== 'not-found' && (
              <Block
                title={
                  season.name
                    ? t('players:season', { season: season.name })
                    : t('players:thisSeason')
                }
              >
                {covered && hasMatches && <p className="meta">{t('players:covered')}</p>}
                <ListState
                  resource={resource}
                  of="matches"
                  isEmpty={!hasMatches}
                  empty={covered ? t('players:covered') : none}
                  skeleton={<SkeletonLines count={4} />}
                >
                  <SeasonChart matches={matches} game={game} />
                </ListState>
              </Block>
            )}
            {hasMatches && (
              <Block title={t('shell.sections.matches')} count={matches.length}>
                <PlayerMatches
                  matches={matches}
                  game={game}
                  showsAll={address.search.get('list') === 'all'}
                  allUrl={`${pathname}?list=all`}
                />
              </Block>
            )}
          </div>
        </TwoColumns>
      </div>
    </>
  );
}

function PlayerSide({ details, game }: { details: PlayerDetails; game: Game }) {
  const { t } = useTranslation();
  const { player, career = [] } = details;
  const { fullName, position, number, birthDate, country } = player;
  const figure = (value: string | number | undefined) =>
    value === undefined ? undefined : <span className="fig">{value}</span>;
  return (
    <>
      <Block title={t('players:facts.title')}>
        <Facts
          facts={[
            {
              name: t('players:facts.country'),
              value: country && (
                <>
                  <Flag country={country} />
                  {country.name}
                </>
              ),
            },
            { name: t('players:facts.fullName'), value: fullName },
            {
              name: t(`players:facts.${sportOf(game) === 'esports' ? 'role' : 'position'}`),
              value: position && t(`positions:${position}`),
            },
            { name: t('players:facts.number'), value: figure(number) },
            {
              name: t('players:facts.born'),
              value: birthDate && figure(writtenDay(birthDate.replaceAll('-', ''), t)),
            },
          ]}
        />
      </Block>
      {career.length > 0 && (
        <Block title={t('players:career')}>
          <Facts
            facts={career.toReversed().map(({ team, from, to }) => ({
              name: to === undefined ? t('players:since', { year: from }) : `${from}–${to}`,
              value: (
                <Link className="link" to={paths.team(game, team.id)}>
                  {team.name}
                </Link>
              ),
            }))}
          />
        </Block>
      )}
      <PromoOffer name="welcome" />
    </>
  );
}
