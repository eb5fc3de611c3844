import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useUntil } from '../../../state/clock/replayed-moment.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { matchSport } from '../model/match.ts';
import { outcomeFor } from '../model/outcome.ts';
import styles from './meetings-block.module.css';
import { ResultRow } from './result-row.tsx';

const MAX_MEETINGS = 5;

interface MeetingsBlockProps {
  match: Match;
  /** The newest first. */
  meetings: readonly Match[];
}

/** Head to head; at a moment of the match without the meetings after it. */
export function MeetingsBlock({ match, meetings: all }: MeetingsBlockProps) {
  const { t } = useTranslation();
  const until = useUntil();
  const meetings = all.filter(({ endTime }) => endTime <= until);
  const { homeTeam, awayTeam } = match;
  const count = (outcome: string) =>
    meetings.filter((match) => outcomeFor(homeTeam.id, match) === outcome).length;
  const canBeDrawn = matchSport(match) === 'football';
  const tally = t(canBeDrawn ? 'detail:tally' : 'detail:decided', {
    home: homeTeam.name,
    away: awayTeam.name,
    homeWins: count('win'),
    draws: count('draw'),
    awayWins: count('loss'),
  });
  return (
    <Block
      id="meetings"
      title={t('detail:meetings')}
      count={meetings.length}
      end={
        <span className={classNames('meta', styles.of)}>
          {t('detail:lettersOf', { team: homeTeam.name })}
        </span>
      }
    >
      <p className={classNames('meta', styles.tally)}>
        <Numerals text={tally} />
      </p>
      <ol className={styles.list}>
        {meetings.slice(0, MAX_MEETINGS).map((match) => (
          <ResultRow key={match.id} match={match} teamId={homeTeam.id} />
        ))}
      </ol>
    </Block>
  );
}
