import { crestLight } from '@touchline/shared/domain/crests/crest-design';
import type { TeamDetails } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ordinalText, placeText } from '../../format/place-text.ts';
import type { Sport } from '../../paths.ts';
import { FavouriteButton } from '../../state/favourites/favourite-button.tsx';
import { ClubCrest } from '../../ui/graphics/crest.tsx';
import { Flag } from '../../ui/graphics/flag.tsx';
import { HeroFacts } from '../../ui/layout/facts.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { streakText } from './team-stats.ts';

interface LeaguePlace {
  readonly league: string;
  readonly place: number;
  readonly points: number | undefined;
}

interface TeamHeroProps {
  details: TeamDetails;
  kind: Sport;
  /** The place in its league; undefined where there is none yet. */
  standing: LeaguePlace | undefined;
  form: ReactNode;
  last: ReactNode;
  next: ReactNode;
  titles: readonly { name: string; value: ReactNode }[];
  calendar: ReactNode;
}

/** TEA-7: name, country, place in the league, form, last and next match. */
export function TeamHero(props: TeamHeroProps) {
  const { details, kind, standing, form, last, next, titles, calendar } = props;
  const { t } = useTranslation();
  const { team, stats } = details;
  const { id, name, emblem, country } = team;
  const { ranking, rankedTeams: count } = stats;
  const ranked = (place: number) =>
    count === undefined
      ? t('teams:summary.inRanking', { place: ordinalText(place, t) })
      : t('teams:summary.ranked', { place: ordinalText(place, t), count });
  return (
    <Hero
      colour={crestLight(id, kind, emblem)}
      name={name}
      emblem={<ClubCrest team={team} kind={kind} size={104} />}
      line={[
        { before: country.name && <Flag country={country} />, text: country.name },
        ...(standing
          ? [
              { text: placeText(standing, t) },
              {
                text: standing.points === undefined ? '' : `${standing.points} ${t('matches.pts')}`,
              },
            ]
          : [
              { text: ranking === undefined ? '' : ranked(ranking) },
              { text: streakText(stats, t) },
            ]),
        { before: form, text: '' },
      ]}
      numbers={null}
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
