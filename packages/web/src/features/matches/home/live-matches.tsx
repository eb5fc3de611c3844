import type { Match } from '@touchline/types';
import { MatchCard } from '../card/match-card.tsx';
import { Scoreboard } from '../scoreboard/scoreboard.tsx';
import styles from './live-matches.module.css';
import { PartialLeagues } from './partial-leagues.tsx';
import { splitLive } from './split-live.ts';

/** The most important live matches: a scoreboard, three cards, then rows by tournament. */
export function LiveMatches({ matches }: { matches: readonly Match[] }) {
  const { lead, cards, rest } = splitLive(matches);
  return (
    <>
      {lead && (
        <div className={styles.lead}>
          <Scoreboard match={lead} />
        </div>
      )}
      {cards.length > 0 && (
        <div className={styles.cards}>
          {cards.map((match) => (
            <MatchCard key={match.id} match={match} />
          ))}
        </div>
      )}
      <PartialLeagues matches={rest} />
    </>
  );
}
