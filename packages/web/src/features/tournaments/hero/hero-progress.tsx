import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { dayOf } from '../../../format/compact-day.ts';
import { writtenDay } from '../../../format/day-name.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { SeasonProgress } from '../season-progress.tsx';
import styles from './hero-progress.module.css';

/** The season as a line from its first day to its last, with the current round. */
export function HeroProgress({ tournament, isOver }: { tournament: Tournament; isOver: boolean }) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const { startTime, endTime, currentRound: round, roundCount: count } = tournament;
  const { currentStage, currentStageId, stageDetails } = tournament;
  const kind = stageDetails.find(({ id }) => id === currentStageId)?.kind;
  const isKnockout = (kind === 'knockout' || kind === 'playoff') && currentStage;
  const day = (seconds: number) => (
    <span className="fig-s">{writtenDay(dayOf(seconds * 1000, zone), t)}</span>
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
