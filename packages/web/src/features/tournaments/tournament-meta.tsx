import type { Tournament } from '@touchline/types';
import { useAtomValue } from 'jotai';
import { numericDay } from '../../format/day.ts';
import { money } from '../../format/money.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { gameOf, sportOf } from '../../paths.ts';
import { languageAtom, zoneAtom } from '../../state/preferences/preferences-atoms.ts';
import { Numerals } from '../../ui/figures/numerals.tsx';
import { stageLine } from './stage-line.ts';
import styles from './tournament-row.module.css';

interface TournamentMetaProps {
  tournament: Tournament;
  brief?: boolean | undefined;
  /** In a list of many games, what is played says more than where. */
  withGame?: boolean | undefined;
}

/** Where it is played, how far it has come, when it is; in esports also for how much. */
export function TournamentMeta({ tournament, brief, withGame }: TournamentMetaProps) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const language = useAtomValue(languageAtom);
  const { country, prizePool, startTime, endTime } = tournament;
  const stage = stageLine(tournament, t);
  const day = (seconds: number) => numericDay(seconds * 1000, zone);
  const prize = sportOf(gameOf(tournament)) === 'esports' && prizePool;
  return (
    <span className={styles.meta}>
      <span>
        {withGame ? t(`games.${gameOf(tournament)}`) : country.name}
        {stage && (
          <>
            {' · '}
            <Numerals text={stage} as="fig-m" />
          </>
        )}
      </span>
      {!brief && (
        <span className="fig-s">
          {day(startTime)} – {day(endTime)}
        </span>
      )}
      {!brief && prize && (
        <span className="fig-s">{money(prize.amount, prize.currency, language)}</span>
      )}
    </span>
  );
}
