import type { Match } from '@touchline/types';
import { groupMatches } from './group-matches.ts';
import { LeagueGroup } from './league-group.tsx';
import styles from './live-matches.module.css';
import { MatchCard } from './match-card.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { splitLive } from './split-live.ts';

/** What is being played: a scoreboard, three cards, then rows by tournament. */
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
      {groupMatches(rest).map((group) => (
        <LeagueGroup key={group.id} matches={group.matches} />
      ))}
    </>
  );
}
