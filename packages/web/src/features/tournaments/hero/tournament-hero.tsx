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
  calendar: ReactNode;
}

/** TRN-7: name, country, season, stage, teams, days left and facts. */
export function TournamentHero({ tournament, standing, champion, calendar }: TournamentHeroProps) {
  const { t } = useTranslation();
  const { id, name, country, currentSeason: season, teams } = tournament;
  const now = useAtomValue(coarseNowAtom);
  const days = seasonDays(tournament, now, useAtomValue(zoneAtom), t);
  return (
    <Hero
      colour={medalLight(id, sportOf(gameOf(tournament)))}
      name={name}
      emblem={<TournamentMedal tournament={tournament} />}
      line={[
        { before: country.name && <Flag country={country} />, text: country.name },
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
          {days && (
            <Stat
              large
              figure={`${days.count ?? days.unit}`}
              label={days.count === undefined ? t('tournaments:state.finished') : days.unit}
            />
          )}
        </>
      }
      actions={
        <>
          <FavouriteButton kind="tournament" id={id} name={name} />
          {calendar}
        </>
      }
    >
      <HeroProgress tournament={tournament} isOver={champion !== undefined} />
      <TournamentFacts tournament={tournament} standing={standing} champion={champion} />
    </Hero>
  );
}

/** The season as a line from its first day to its last, with the current round. */
function HeroProgress({ tournament, isOver }: { tournament: Tournament; isOver: boolean }) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const { startTime, endTime, currentRound: round, roundCount: count } = tournament;
  const { currentStage, currentStageId, stageDetails } = tournament;
  const kind = stageDetails.find(({ id }) => id === currentStageId)?.kind;
  const isKnockout = (kind === 'knockout' || kind === 'playoff') && currentStage;
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
        {round && !isOver && (
          <span>
            <Numerals
              text={isKnockout ? currentStage : t('tournaments:detail.round', { round, count })}
              as="fig-m"
            />
          </span>
        )}
        {day(endTime)}
      </div>
    </div>
  );
}

interface TournamentFactsProps {
  tournament: Tournament;
  standing: Standing | undefined;
  champion: TeamRef | undefined;
}

/** TRN-7: division, groups, stage, rounds, prize, and the leader or the champion. */
function TournamentFacts({ tournament, standing, champion }: TournamentFactsProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { division, groups, currentStage, roundCount, prizePool: prize, type } = tournament;
  const leader = champion ?? leaderOf(standing);
  const isTable = tournament.stageDetails.every(({ kind }) => kind === 'league');
  const lastStage = t(isTable ? 'tournaments:detail.allPlayed' : 'tournaments:detail.finalPlayed');
  const first = leader && {
    name: champion ? championWord(tournament, t) : t('tournaments:detail.leader'),
    value: <HeroLeader tournament={tournament} team={leader} />,
  };
  const oneTable = type === 'league' ? t('tournaments:detail.oneTable') : undefined;
  const figure = (text: string) => <span className="fig-m">{text}</span>;
  return (
    <HeroFacts
      spread
      facts={[
        ...(champion && first ? [first] : []),
        { name: t('tournaments:detail.division'), value: division },
        { name: t('tournaments:detail.groups'), value: groups.join(' ') || oneTable },
        {
          name: t('tournaments:detail.stage'),
          value: champion ? lastStage : (currentStage ?? t('tournaments:detail.noStage')),
        },
        { name: t('tournaments:detail.rounds'), value: roundCount > 0 && figure(`${roundCount}`) },
        {
          name: t('tournaments:detail.prize'),
          value: prize && figure(formatPrize(prize.amount, prize.currency, language)),
        },
        ...(!champion && first ? [first] : []),
      ]}
    />
  );
}
