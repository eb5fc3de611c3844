import type { Match } from '@touchline/types';
import { MatchCard } from '../card/match-card.tsx';
import { groupMatches } from '../list/group-matches.ts';
import { LeagueGroup } from '../list/league-group.tsx';
import { Scoreboard } from '../scoreboard/scoreboard.tsx';
import styles from './live-matches.module.css';
import { splitLive } from './split-live.ts';

/** The live matches: a scoreboard, three cards, then rows by tournament. */
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
