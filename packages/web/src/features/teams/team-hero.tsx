import { crestLight } from '@touchline/shared/domain/crests/crest-design';
import type { TeamDetails, TeamStats } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sport } from '../../paths.ts';
import { FavouriteButton } from '../../state/favourites/favourite-button.tsx';
import { Stat } from '../../ui/figures/stat.tsx';
import { ClubCrest } from '../../ui/graphics/crest.tsx';
import { Flag } from '../../ui/graphics/flag.tsx';
import { HeroFacts } from '../../ui/layout/facts.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { streakText, winRate } from './team-stats.ts';

const percentText = (rate: number | undefined) => (rate === undefined ? '–' : `${rate}%`);

/** TEA-8: nothing of a club whose matches are known in part. */
function HeroNumbers({ stats }: { stats: TeamStats }) {
  const { t } = useTranslation();
  const { totalMatches, totalWins, totalWinsInLast30Days, totalMatchesInLast30Days } = stats;
  if (totalMatches === undefined && totalWins === undefined) return null;
  return (
    <>
      <Stat
        large
        figure={percentText(winRate(totalWins, totalMatches))}
        label={t('teams:summary.winRate')}
      />
      <Stat
        large
        figure={percentText(winRate(totalWinsInLast30Days, totalMatchesInLast30Days))}
        label={t('teams:summary.month')}
      />
      <Stat
        large
        figure={`${totalMatches ?? '–'}`}
        label={t('teams:summary.matches', { count: totalMatches ?? 0 })}
      />
    </>
  );
}

interface TeamHeroProps {
  details: TeamDetails;
  kind: Sport;
  form: ReactNode;
  last: ReactNode;
  next: ReactNode;
  titles: readonly { name: string; value: ReactNode }[];
  calendar: ReactNode;
}

/** TEA-7: name, country, place, streak, win rates, last and next match. */
export function TeamHero({ details, kind, form, last, next, titles, calendar }: TeamHeroProps) {
  const { t } = useTranslation();
  const { team, stats } = details;
  const { id, name, emblem, country } = team;
  const { ranking, rankedTeams: count } = stats;
  const ranked = (place: number) =>
    count === undefined
      ? t('teams:summary.place', { place })
      : t('teams:summary.ranked', { place, count });
  return (
    <Hero
      colour={crestLight(id, kind, emblem)}
      name={name}
      emblem={<ClubCrest team={team} kind={kind} size={104} />}
      line={[
        { before: country.name && <Flag country={country} />, text: country.name },
        { text: ranking === undefined ? '' : ranked(ranking) },
        { before: form, text: streakText(stats, t) },
      ]}
      numbers={!details.covered && <HeroNumbers stats={stats} />}
      actions={
        <>
          <FavouriteButton kind="team" id={id} name={name} />
          {calendar}
        </>
      }
    >
      <HeroFacts
        facts={[
          { name: t('teams:summary.last'), value: last },
          { name: t('teams:summary.next'), value: next },
          ...titles,
        ]}
      />
    </Hero>
  );
}
