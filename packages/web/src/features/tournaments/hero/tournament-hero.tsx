import { medalLight } from '@touchline/shared/crests/medal-design';
import type { Standing, TeamRef, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { gameOf, sportOf } from '../../../paths.ts';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { FavouriteButton } from '../../../state/favourites/favourite-button.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Stat } from '../../../ui/figures/stat.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { Hero } from '../../../ui/layout/hero.tsx';
import { seasonDays } from '../season-days.ts';
import { stageLine } from '../stage-line.ts';
import { TournamentMedal } from '../tournament-medal.tsx';
import { HeroProgress } from './hero-progress.tsx';
import { TournamentFacts } from './tournament-facts.tsx';

interface TournamentHeroProps {
  tournament: Tournament;
  /** The table whose leader is shown. */
  standing: Standing | undefined;
  champion: TeamRef | undefined;
  calendar: ReactNode;
}

/** TRN-7: name, country, season, stage, teams, days left and facts. */
export function TournamentHero({ tournament, standing, champion, calendar }: TournamentHeroProps) {
  const { t } = useTranslation();
  const { id, name, country, currentSeason: season, teams } = tournament;
  const now = useAtomValue(coarseNowAtom);
  const { count, unit } = seasonDays(tournament, now, useAtomValue(zoneAtom), t);
  return (
    <Hero
      colour={medalLight(id, sportOf(gameOf(tournament)))}
      name={name}
      emblem={<TournamentMedal tournament={tournament} />}
      line={[
        { before: country.name && <Flag logo={country.logo} />, text: country.name },
        { text: t('tournaments:detail.season', { season }) },
        { text: champion ? '' : stageLine(tournament, t) },
      ]}
      numbers={
        <>
          {teams.length > 0 && (
            <Stat
              large
              figure={`${teams.length}`}
              label={t('tournaments:detail.teams', { count: teams.length })}
            />
          )}
          <Stat
            large
            figure={`${count ?? unit}`}
            label={count === undefined ? t('tournaments:state.finished') : unit}
          />
        </>
      }
      actions={
        <>
          <FavouriteButton id={id} name={name} />
          {calendar}
        </>
      }
    >
      <HeroProgress tournament={tournament} isOver={champion !== undefined} />
      <TournamentFacts tournament={tournament} standing={standing} champion={champion} />
    </Hero>
  );
}
