import { medalLight } from '@touchline/shared/domain/crests/medal-design';
import type { Standing, TeamRef, Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../format/compact-day.ts';
import { writtenDay } from '../../../format/day-name.ts';
import { formatPrize } from '../../../format/format-prize.ts';
import { gameOf, sportOf } from '../../../paths.ts';
import { coarseNowAtom } from '../../../state/clock/clock.ts';
import { FavouriteButton } from '../../../state/favourites/favourite-button.tsx';
import { languageAtom, zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { Stat } from '../../../ui/figures/stat.tsx';
import { Flag } from '../../../ui/graphics/flag.tsx';
import { HeroFacts } from '../../../ui/layout/facts.tsx';
import { Hero } from '../../../ui/layout/hero.tsx';
import { leaderOf } from '../champion-of.ts';
import { championWord } from '../champion-word.ts';
import { seasonDays } from '../season-days.ts';
import { SeasonProgress } from '../season-progress.tsx';
import { stageLine } from '../stage-line.ts';
import { TournamentMedal } from '../tournament-medal.tsx';
import { HeroLeader } from './hero-leader.tsx';
import styles from './hero-progress.module.css';

interface TournamentHeroProps {
  tournament: Tournament;
  /** The table whose leader is shown. */
  standing: Standing | undefined;
  champion: TeamRef | undefined;
  /** Chooses the season; its name stands there without it. */
  seasons: ReactNode;
  calendar: ReactNode;
}

/** TRN-7: name, country, season, stage, leader or champion, round, days left and facts. */
export function TournamentHero(props: TournamentHeroProps) {
  const { tournament, standing, champion, seasons, calendar } = props;
  const { t } = useTranslation();
  const { id, name, country, currentSeason: season } = tournament;
  const leader = champion ?? leaderOf(standing);
  return (
    <Hero
      colour={medalLight(id, sportOf(gameOf(tournament)))}
      name={name}
      emblem={<TournamentMedal tournament={tournament} />}
      line={[
        { before: country.name && <Flag country={country} />, text: country.name },
        seasons
          ? { before: seasons, text: '' }
          : { text: t('tournaments:detail.season', { season }) },
        { text: champion ? '' : stageLine(tournament, t) },
      ]}
      numbers={
        <>
          {leader && (
            <div className={styles.leader}>
              <HeroLeader tournament={tournament} team={leader} isLarge />
              <span>{champion ? championWord(tournament, t) : t('tournaments:detail.leader')}</span>
            </div>
          )}
          {!champion && <RoundStat tournament={tournament} />}
        </>
      }
      actions={
        <>
          <FavouriteButton kind="tournament" id={id} name={name} />
          {calendar}
        </>
      }
    >
      <HeroProgress tournament={tournament} />
      <TournamentFacts tournament={tournament} champion={champion} />
    </Hero>
  );
}

const isKnockout = ({ currentStageId, stageDetails }: Tournament) => {
  const kind = stageDetails.find(({ id }) => id === currentStageId)?.kind;
  return kind === 'knockout' || kind === 'playoff';
};

/** '13/38', or the name of a knock-out round. */
function RoundStat({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation();
  const { currentRound: round, roundCount: count, currentStage } = tournament;
  if (isKnockout(tournament) && currentStage)
    return <Stat large figure={currentStage} label={t('tournaments:detail.stage')} />;
  if (!round) return null;
  return (
    <Stat
      large
      figure={count ? `${round}/${count}` : `${round}`}
      label={t('tournaments:detail.roundLabel')}
    />
  );
}

/** The season as a line from its first day to its last, with the days left. */
function HeroProgress({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const now = useAtomValue(coarseNowAtom);
  const { startTime, endTime } = tournament;
  if (startTime === 0 && endTime === 0) return null;
  const days = seasonDays(tournament, now, zone, t);
  const day = (seconds: number) => (
    <span className="fig-s">{seconds > 0 && writtenDay(dayOf(seconds * 1000, zone), t)}</span>
  );
  return (
    <div>
      <div className={styles.track}>
        <SeasonProgress tournament={tournament} className={styles.run} />
      </div>
      <div className={styles.ends}>
        {day(startTime)}
        {days && (
          <span>
            <Numerals text={days.sentence} as="fig-m" />
          </span>
        )}
        {day(endTime)}
      </div>
    </div>
  );
}

interface TournamentFactsProps {
  tournament: Tournament;
  champion: TeamRef | undefined;
}

/** TRN-7: teams, division, groups, stage, prize. */
function TournamentFacts({ tournament, champion }: TournamentFactsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { division, groups, currentStage, currentRound, roundCount, teams, type } = tournament;
  const { prizePool: prize } = tournament;
  const isTable = tournament.stageDetails.every(({ kind }) => kind === 'league');
  const lastStage = t(isTable ? 'tournaments:detail.allPlayed' : 'tournaments:detail.finalPlayed');
  const oneTable = type === 'league' ? t('tournaments:detail.oneTable') : undefined;
  const figure = (text: string) => <span className="fig-m">{text}</span>;
  return (
    <HeroFacts
      spread
      facts={[
        {
          name: t(`shell.sections.teams.${sportOf(gameOf(tournament))}`),
          value: teams.length > 0 && figure(`${teams.length}`),
        },
        { name: t('tournaments:detail.division'), value: division },
        { name: t('tournaments:detail.groups'), value: groups.join(' ') || oneTable },
        {
          name: t('tournaments:detail.stage'),
          value: champion ? lastStage : (currentStage ?? t('tournaments:detail.noStage')),
        },
        {
          name: t('tournaments:detail.rounds'),
          value: !currentRound && roundCount > 0 && figure(`${roundCount}`),
        },
        {
          name: t('tournaments:detail.prize'),
          value: prize && figure(formatPrize(prize.amount, prize.currency, language)),
        },
      ]}
    />
  );
}
