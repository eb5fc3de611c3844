import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { dayOf } from '../../format/compact-day.ts';
import { writtenDay } from '../../format/day-name.ts';
import { formatPrize } from '../../format/format-prize.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { gameOf, sportOf } from '../../paths.ts';
import { languageAtom, zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { Numerals } from '../../ui/figures/numerals.tsx';
import { stageLine } from './stage-line.ts';
import styles from './tournament-row.module.css';

interface TournamentMetaProps {
  tournament: Tournament;
  brief?: boolean | undefined;
  /** Names the game instead of the country, in a list of several games. */
  showGame?: boolean | undefined;
}

/** Country or game, stage, dates; in esports also the prize. */
export function TournamentMeta({ tournament, brief, showGame }: TournamentMetaProps) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const language = useAtomValue(languageAtom);
  const { country, prizePool, startTime, endTime } = tournament;
  const place = showGame ? t(`games.${gameOf(tournament)}`) : country.name;
  const stage = stageLine(tournament, t);
  const day = (seconds: number) => writtenDay(dayOf(seconds * 1000, zone), t);
  const prize = sportOf(gameOf(tournament)) === 'esports' && prizePool;
  return (
    <span className={styles.meta}>
      <span className={styles.parts}>
        {place && <span>{place}</span>}
        {stage
          .split(' · ')
          .filter(Boolean)
          .map((part) => (
            <span key={part}>
              <Numerals text={part} as="fig-m" />
            </span>
          ))}
      </span>
      {!brief && (
        <span className="fig-s">
          {day(startTime)} – {day(endTime)}
        </span>
      )}
      {!brief && prize && (
        <span className="fig-s">{formatPrize(prize.amount, prize.currency, language)}</span>
      )}
    </span>
  );
}
