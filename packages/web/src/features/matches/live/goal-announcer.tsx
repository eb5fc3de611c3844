import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import type { ScoreChange } from '../../../state/live/live-matches-store.ts';
import { useSession } from '../../../state/session.tsx';
import { matchSport } from '../model/match.ts';

/** Announces goals of the open match and of starred ones to screen readers. Baskets are too frequent to announce. */
export function GoalAnnouncer({ openMatchId }: { openMatchId: string | undefined }) {
  const { t } = useTranslation();
  const { live } = useSession();
  const stars = useAtomValue(favouritesAtom);
  const scores = useAtomValue(live.scoreChangesAtom);
  const [lastScores, setLastScores] = useState(scores);
  const [message, setMessage] = useState('');
  if (scores !== lastScores) {
    setLastScores(scores);
    const announced = scores.filter(
      ({ match }) =>
        (match.id === openMatchId || stars.has(match.id)) && matchSport(match) !== 'basketball',
    );
    if (announced.length > 0) setMessage(announced.map(sentence).join(' '));
  }

  function sentence({ match, side }: ScoreChange): string {
    const { homeTeam, awayTeam } = match;
    return t(matchSport(match) === 'football' ? 'match.news.goal' : 'match.news.point', {
      scorer: side === 'home' ? homeTeam.name : awayTeam.name,
      home: homeTeam.name,
      away: awayTeam.name,
      score: t('match.spoken.score', { home: homeTeam.score ?? 0, away: awayTeam.score ?? 0 }),
    });
  }

  return (
    <p className="vh" role="status">
      {message}
    </p>
  );
}
