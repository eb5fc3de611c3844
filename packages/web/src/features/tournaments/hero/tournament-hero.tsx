import type { Standing, Tournament } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../api/image-url.ts';
import { medalLight } from '../../../look/medal-design.ts';
import { Beam } from '../../../ui/beam.tsx';
import { classes } from '../../../ui/classes.ts';
import { Figures } from '../../../ui/figures.tsx';
import { Flag } from '../../../ui/flag.tsx';
import lit from '../../../ui/lit.module.css';
import { CupMedal } from '../cup-medal.tsx';
import { CupStar } from '../cup-star.tsx';
import { DaysFigure } from '../days-figure.tsx';
import { stageLine } from '../stage-line.ts';
import { kindOf } from '../tournament-game.ts';
import { HeroFacts } from './hero-facts.tsx';
import { HeroRun } from './hero-run.tsx';
import styles from './tournament-hero.module.css';

interface TournamentHeroProps {
  tournament: Tournament;
  /** For the leader, where one table is all there is. */
  standing: Standing | undefined;
}

/** TRN-7: which tournament this is, how far it has come, how long it lasts. */
export function TournamentHero({ tournament, standing }: TournamentHeroProps) {
  const { t } = useTranslation();
  const { id, name, country, currentSeason: season, teams } = tournament;
  const stage = stageLine(tournament, t);
  return (
    <section className={classes(lit.lit, styles.hero)} aria-label={name}>
      <Beam colour={medalLight(id, kindOf(tournament))} className={styles.beam} />
      <div className={styles.main}>
        <CupMedal tournament={tournament} />
        <div className={styles.who}>
          <h1>{name}</h1>
          <p className={styles.line}>
            {country.name && (
              <span>
                <Flag src={imageUrl(country.logo)} />
                {country.name}
              </span>
            )}
            <span className={styles.words}>
              <Figures text={t('tournaments.detail.season', { season })} as="fig-m" />
            </span>
            {stage && (
              <span className={styles.words}>
                <Figures text={stage} as="fig-m" />
              </span>
            )}
          </p>
        </div>
        <div className={styles.numbers}>
          {teams.length > 0 && (
            <span className={styles.number}>
              <b>{teams.length}</b>
              <span>{t('tournaments.detail.teams', { count: teams.length })}</span>
            </span>
          )}
          <DaysFigure tournament={tournament} className={styles.number} />
        </div>
        <CupStar tournament={tournament} className={styles.star} />
      </div>
      <HeroRun tournament={tournament} />
      <HeroFacts tournament={tournament} standing={standing} />
    </section>
  );
}
