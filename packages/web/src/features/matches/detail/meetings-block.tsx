import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Block } from '../../../ui/block.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { meetingsOf, outcomeFor } from './outcome.ts';
import { ResultRow } from './result-row.tsx';

const most = 5;

interface MeetingsBlockProps {
  match: Match;
  /** What the home team has played lately. */
  played: readonly Match[];
}

/** Head to head, from the finished lists; two teams that have not met lately have no such block. */
export function MeetingsBlock({ match: { homeTeam, awayTeam }, played }: MeetingsBlockProps) {
  const { t } = useTranslation();
  const meetings = meetingsOf(played, awayTeam.id);
  if (meetings.length === 0) return null;
  const count = (outcome: string) =>
    meetings.filter((match) => outcomeFor(homeTeam.id, match) === outcome).length;
  const tally = t('detail.tally', {
    home: homeTeam.name,
    away: awayTeam.name,
    homeWins: count('win'),
    draws: count('draw'),
    awayWins: count('loss'),
  });
  return (
    <Block title={t('detail.meetings')} count={meetings.length}>
      <p className="meta">
        <Figures text={tally} />
      </p>
      <ol>
        {meetings.slice(0, most).map((match) => (
          <ResultRow key={match.id} match={match} teamId={homeTeam.id} />
        ))}
      </ol>
    </Block>
  );
}
