import type { StandingRow, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ResultRow } from '../../features/matches/detail/result-row.tsx';
import { MatchList } from '../../features/matches/list/match-list.tsx';
import { finalPlace } from '../../features/tournaments/final-place.ts';
import { placeOfText } from '../../format/place-text.ts';
import { type Game, paths, sportOf } from '../../paths.ts';
import { useOptional } from '../../state/data/use-optional.ts';
import { useResource } from '../../state/data/use-resource.ts';
import { Link } from '../../state/navigation/link.tsx';
import { callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import tabs from '../../ui/controls/tabs.module.css';
import { giveUpPlace, reservePlace } from '../../ui/dom/reserve-place.ts';
import { Numerals } from '../../ui/figures/numerals.tsx';
import { Block } from '../../ui/layout/block.tsx';
import { leagueSeasonsCall, seasonCalls } from './team-data.ts';
import styles from './team-page.module.css';

const ID = 'seasons';
const SEASONS_AGE_S = 600;
/** A finished season does not change. */
const PAST_AGE_S = Number.POSITIVE_INFINITY;

interface TeamSeasonsProps {
  teamId: string;
  league: Tournament;
  game: Game;
  /** The id of the season in the address. */
  shown: string | undefined;
  addressOf: (season: string | undefined) => string;
}

/** TEA-9: the past seasons of the team's league; the chosen one with the team's place and matches. */
export default function TeamSeasons({ teamId, league, game, shown, addressOf }: TeamSeasonsProps) {
  const { t } = useTranslation();
  const call = leagueSeasonsCall(league.id, useAtomValue(callContextAtom));
  const seasons = useOptional(call, SEASONS_AGE_S) ?? [];
  const past = seasons.filter(({ id }) => id !== league.currentSeasonId);
  if (past.length === 0) return null;
  const season = past.find(({ id }) => id === shown);
  return (
    <Block id={ID} title={t('teams:seasons.title')}>
      <nav className={tabs.tabs} aria-label={t('teams:seasons.title')}>
        {past.map(({ id, name }) => (
          <Link
            key={id}
            className={tabs.tab}
            to={addressOf(id === shown ? undefined : id)}
            replace
            onClick={({ metaKey, ctrlKey }) => {
              if (id === shown) giveUpPlace(ID);
              else if (!metaKey && !ctrlKey) reservePlace(ID);
            }}
            aria-current={id === shown ? 'true' : undefined}
          >
            <span className="fig-s">{name}</span>
          </Link>
        ))}
      </nav>
      {season && <TeamSeason teamId={teamId} league={league} game={game} season={season} />}
    </Block>
  );
}

interface TeamSeasonProps extends Pick<TeamSeasonsProps, 'teamId' | 'league' | 'game'> {
  season: { id: string; name: string };
}

function TeamSeason({ teamId, league, game, season }: TeamSeasonProps) {
  const { t } = useTranslation();
  const context = useAtomValue(callContextAtom);
  const calls = seasonCalls(teamId, season.id, context);
  const { result } = useResource(calls.table, PAST_AGE_S);
  const matches = useResource(calls.matches, PAST_AGE_S);
  const tables = result?.kind === 'ok' ? result.data : { tables: [] };
  const final = finalPlace(tables, teamId);
  const row = tables.tables
    .flatMap(({ rows }) => rows)
    .findLast(({ team }: StandingRow) => team.id === teamId);
  const draws = row && sportOf(game) === 'football' ? [`${row.draw} ${t('teams:score.draw')}`] : [];
  const parts = row && [
    final && placeOfText(final, t),
    `${row.won} ${t('teams:score.win')}`,
    ...draws,
    `${row.loss} ${t('teams:score.loss')}`,
    `${row.goals}:${row.goalsAgainst}`,
  ];
  return (
    <>
      <div className={styles.season}>
        <p>
          <b>{t('teams:seasons.of', { league: league.name, season: season.name })}</b>
          {parts && (
            <span className="meta">
              <Numerals text={parts.filter(Boolean).join(' · ')} />
            </span>
          )}
        </p>
        <Link to={paths.tournament(game, league.id, { season: season.id })}>
          {t('teams:seasons.table')}
        </Link>
      </div>
      <MatchList resource={matches} skeletonRows={10} empty={t('teams:seasons.none')}>
        {(list) => (
          <ol className={styles.results}>
            {/* An upstream may ignore the season and list the latest matches. */}
            {list
              .filter((match) => match.season === season.name)
              .map((match) => (
                <ResultRow key={match.id} match={match} teamId={teamId} zone={context.zone} />
              ))}
          </ol>
        )}
      </MatchList>
    </>
  );
}
