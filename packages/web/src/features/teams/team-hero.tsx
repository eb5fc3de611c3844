import type { TeamDetails } from '@touchline/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl, isDrawing } from '../../api/image-url.ts';
import { crestLight } from '../../look/crest-design.ts';
import type { Sport } from '../../paths.ts';
import { Beam } from '../../ui/beam.tsx';
import { classes } from '../../ui/classes.ts';
import { Crest } from '../../ui/crest.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Flag } from '../../ui/flag.tsx';
import lit from '../../ui/lit.module.css';
import { HeroNumbers } from './hero-numbers.tsx';
import styles from './team-hero.module.css';
import { TeamStar } from './team-star.tsx';

interface TeamHeroProps {
  details: TeamDetails;
  kind: Sport;
  /** The last results, where they are known. */
  form: ReactNode;
  last: ReactNode;
  next: ReactNode;
}

/** TEA-7: who this is, how it stands, what it played last and plays next. */
export function TeamHero({ details, kind, form, last, next }: TeamHeroProps) {
  const { t } = useTranslation();
  const { team, stats } = details;
  const { streakType, streakCount, ranking: place, rankedTeams: count } = stats;
  return (
    <section className={classes(lit.lit, styles.hero)}>
      <Beam colour={crestLight(team.id, kind)} className={styles.beam} />
      <div className={styles.main}>
        <Crest
          id={team.id}
          kind={kind}
          size={104}
          logo={isDrawing(team.logo) ? undefined : imageUrl(team.logo)}
        />
        <div className={styles.who}>
          <h1>{team.name}</h1>
          <p className={styles.line}>
            {team.country.name && (
              <span>
                <Flag src={imageUrl(team.country.logo)} />
                {team.country.name}
              </span>
            )}
            {place !== undefined && (
              <span className={styles.place}>
                <Figures
                  as="fig-m"
                  text={
                    count === undefined
                      ? t('teams.summary.place', { place })
                      : t('teams.summary.placeOf', { place, count })
                  }
                />
              </span>
            )}
            <span className={styles.streak}>
              {form}
              {streakType !== 'none' && t(`teams.streak.${streakType}`, { count: streakCount })}
            </span>
          </p>
        </div>
        <HeroNumbers stats={stats} />
        <TeamStar id={team.id} name={team.name} className={styles.star} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('teams.summary.last')}</dt>
          <dd>{last}</dd>
        </div>
        <div>
          <dt>{t('teams.summary.next')}</dt>
          <dd>{next}</dd>
        </div>
      </dl>
    </section>
  );
}
