import { crestLight } from '@touchline/shared/domain/crests/crest-design';
import type { PlayerDetails, PlayerSeason } from '@touchline/types';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Language, locales } from '../../i18n/languages.ts';
import { type Game, paths, sportOf } from '../../paths.ts';
import { Link } from '../../state/navigation/link.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { ClubCrest } from '../../ui/graphics/crest.tsx';
import { Flag } from '../../ui/graphics/flag.tsx';
import { HeroFacts } from '../../ui/layout/facts.tsx';
import { Hero } from '../../ui/layout/hero.tsx';

/** PLA-1: name, club, position, number, age, and the totals of the season. */
export function PlayerHero({ details, game }: { details: PlayerDetails; game: Game }) {
  const { t, i18n } = useTranslation();
  const { player, team, season, career = [], covered } = details;
  const { name, position, number, age, country } = player;
  const club = team ?? career.at(-1)?.team;
  const kind = sportOf(game);
  const { matches, minutes, deaths, yellowCards, redCards } = season;
  const totals = seasonTotals(season, game, t, i18n.language as Language);
  const { format } = new Intl.NumberFormat(locales[i18n.language as Language].intl);
  const figure = (value: number | undefined) =>
    !covered && value !== undefined && <span className="fig">{format(value)}</span>;
  const isFootball = kind === 'football';
  return (
    <Hero
      colour={crestLight(club?.id ?? player.id, kind, club?.emblem)}
      name={name}
      emblem={club && <ClubCrest team={club} kind={kind} size={104} />}
      line={[
        { before: country && <Flag country={country} />, text: country?.name ?? '' },
        { text: position ? t(`positions:${position}`) : '' },
        { text: number === undefined ? '' : t('players:number', { number }) },
        { text: age === undefined ? '' : t('players:age', { age }) },
      ]}
      numbers={
        !covered && (
          <>
            <Stat large figure={`${matches}`} label={t('players:matches', { count: matches })} />
            {totals.map(({ figure: value, label }) => (
              <Stat key={label} large figure={value} label={label} />
            ))}
          </>
        )
      }
      actions={null}
    >
      <HeroFacts
        spread={isFootball}
        facts={[
          {
            name: t('players:facts.club'),
            value: team ? (
              <Link className="link" to={paths.team(game, team.id)}>
                {team.name}
              </Link>
            ) : (
              t('players:facts.noClub')
            ),
          },
          { name: t('players:list.minutes.name'), value: figure(minutes) },
          { name: t('players:list.deaths.name'), value: figure(deaths) },
          { name: t('players:facts.yellow'), value: isFootball && figure(yellowCards) },
          { name: t('players:facts.red'), value: isFootball && figure(redCards) },
        ]}
      />
    </Hero>
  );
}

interface SeasonTotal {
  readonly label: string;
  readonly figure: string;
}

const PER_MATCH = ['points', 'rebounds', 'assists'] as const;

/** What is shown of a season beside its matches: sums in football, means in other sports. */
function seasonTotals(
  season: PlayerSeason,
  game: Game,
  t: TFunction,
  language: Language,
): SeasonTotal[] {
  const { matches, goals, assists, kills, rating } = season;
  if (sportOf(game) === 'football') {
    return [
      { figure: `${goals}`, label: t('players:goals', { count: goals }) },
      { figure: `${assists}`, label: t('players:assists', { count: assists }) },
    ];
  }
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(locales[language].intl, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const esports = ['kills', 'goals', 'assists'] as const;
  const keys =
    sportOf(game) === 'basketball'
      ? PER_MATCH
      : esports.filter((key) => key !== (kills === undefined ? 'kills' : 'goals'));
  const means = keys.flatMap((key) => {
    const sum = season[key];
    if (sum === undefined) return [];
    const figure = format(matches > 0 ? sum / matches : 0, 1);
    return [{ figure, label: t(`players:perMatch.${key}`) }];
  });
  return rating === undefined
    ? means
    : [{ figure: format(rating, 2), label: t('players:rating') }, ...means];
}
