import type { PlayerMatch } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../format/compact-day.ts';
import { writtenDay } from '../../format/day-name.ts';
import { isoTime } from '../../format/iso-time.ts';
import { type Language, locales } from '../../i18n/languages.ts';
import { type Game, paths, sportOf } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { type Outcome, ResultBadge } from '../../ui/figures/result-badge.tsx';
import { ClubCrest } from '../../ui/graphics/crest.tsx';
import styles from './player-matches.module.css';

const FIRST_ROWS = 12;

const FOOTBALL = ['minutes', 'goals', 'assists', 'cards'] as const;
const BASKETBALL = ['minutes', 'points', 'rebounds', 'assists'] as const;
const ESPORTS = ['rating', 'kills', 'deaths', 'goals', 'assists', 'saves'] as const;
type Column = (typeof FOOTBALL | typeof BASKETBALL | typeof ESPORTS)[number];

/** In esports, what the title counts. */
function columnsOf(game: Game, [first]: readonly PlayerMatch[]): readonly Column[] {
  const sport = sportOf(game);
  if (sport === 'football') return FOOTBALL;
  if (sport === 'basketball') return BASKETBALL;
  return ESPORTS.filter((key) =>
    key === 'goals' ? first?.kills === undefined : first?.[key] !== undefined,
  );
}

interface PlayerMatchesProps {
  matches: readonly PlayerMatch[];
  game: Game;
  showsAll: boolean;
  allUrl: string;
}

/** PLA-1: the matches of the season, latest first. */
export function PlayerMatches({ matches, game, showsAll, allUrl }: PlayerMatchesProps) {
  const { t } = useTranslation();
  const shown = showsAll ? matches : matches.slice(0, FIRST_ROWS);
  const columns = columnsOf(game, matches);
  const short = (name: 'score' | Column) => (
    <th key={name} scope="col">
      <abbr title={t(`players:list.${name}.name`)}>{t(`players:list.${name}.short`)}</abbr>
    </th>
  );
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('players:list.day')}</th>
            <th scope="col" className={styles.opponent}>
              {t('players:list.opponent')}
            </th>
            {['score' as const, ...columns].map(short)}
          </tr>
        </thead>
        <tbody>
          {shown.map((match) => (
            <MatchLine key={match.matchId} match={match} game={game} columns={columns} />
          ))}
        </tbody>
      </table>
      {shown.length < matches.length && (
        <Link className={buttonClass()} to={allUrl} replace>
          {t('players:list.all', { count: matches.length })}
        </Link>
      )}
    </>
  );
}

const MISSING = '–';

/** A count: the others stand out beside 0. */
const Count = ({ of }: { of: number | undefined }) => (
  <td data-some={of || undefined}>{of ?? MISSING}</td>
);

function Rating({ of }: { of: number | undefined }) {
  const { i18n } = useTranslation();
  const { intl } = locales[i18n.language as Language];
  const format = new Intl.NumberFormat(intl, { minimumFractionDigits: 2 });
  const hasRating = of !== undefined;
  return <td data-some={hasRating || undefined}>{hasRating ? format.format(of) : MISSING}</td>;
}

interface MatchLineProps {
  match: PlayerMatch;
  game: Game;
  columns: readonly Column[];
}

function resultOf({ homeScore, awayScore }: PlayerMatch, side: 'home' | 'away'): Outcome {
  if (homeScore === awayScore) return 'draw';
  return homeScore > awayScore === (side === 'home') ? 'win' : 'loss';
}

function MatchLine({ match, game, columns }: MatchLineProps) {
  const { t } = useTranslation();
  const { matchId, startTime, statusId, side, homeTeam, awayTeam, homeScore, awayScore } = match;
  const day = dayOf(startTime * 1000, useAtomValue(zoneAtom));
  const isAway = side === 'away';
  const opponent = isAway ? homeTeam : awayTeam;
  const place = side && t(`players:list.${side}`);
  const result = side && statusId === 'FINISHED' ? resultOf(match, side) : undefined;
  return (
    <tr>
      <td>
        <time className="fig-s" dateTime={isoTime(startTime)}>
          {writtenDay(day, t, 'short')}
        </time>
      </td>
      <th scope="row" className={styles.opponent}>
        <Link to={paths.match(game, matchId)}>
          <ClubCrest team={opponent} kind={sportOf(game)} size={22} />
          <span>
            <span className={styles.name}>{opponent.name}</span>
            <small>{[place, match.tournament?.name].filter(Boolean).join(' · ')}</small>
          </span>
        </Link>
      </th>
      <td data-live={statusId === 'ONGOING' || undefined} className={styles.score}>
        {result && (
          <ResultBadge
            outcome={result}
            letter={t(`players:result.letter.${result}`)}
            label={t(`players:result.${result}`)}
          />
        )}
        {`${homeScore}–${awayScore}`}
      </td>
      {columns.map((column) => {
        if (column === 'minutes') return <td key={column}>{match.minutes}′</td>;
        if (column === 'rating') return <Rating key={column} of={match.rating} />;
        if (column === 'cards') return <Cards key={column} match={match} />;
        return <Count key={column} of={match[column]} />;
      })}
    </tr>
  );
}

function Cards({ match: { yellowCards, redCards } }: { match: PlayerMatch }) {
  const { t } = useTranslation();
  return (
    <td>
      {yellowCards > 0 && (
        <span role="img" className={styles.card} aria-label={t('players:list.yellow')} />
      )}
      {redCards > 0 && (
        <span role="img" className={styles.card} data-red aria-label={t('players:list.red')} />
      )}
    </td>
  );
}
