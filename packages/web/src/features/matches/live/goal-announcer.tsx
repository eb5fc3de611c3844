import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { starOf } from '../../../state/favourites/star.ts';
import { announcedMatchesAtom } from '../../../state/live/page-matches.ts';
import { useSession } from '../../../state/session.tsx';
import { matchSport } from '../model/match.ts';
import { scoreNews } from './score-news.ts';

/** Announces goals of the open match, of starred ones and of those that the page names to screen readers. Baskets are too frequent to announce. */
export function GoalAnnouncer({ openMatchId }: { openMatchId: string | undefined }) {
  const { t } = useTranslation();
  const { live } = useSession();
  const stars = useAtomValue(favouritesAtom);
  const others = useAtomValue(announcedMatchesAtom);
  const scores = useAtomValue(live.scoreChangesAtom);
  const [lastScores, setLastScores] = useState(scores);
  const [message, setMessage] = useState('');
  if (scores !== lastScores) {
    setLastScores(scores);
    const announced = scores.filter(
      ({ match }) =>
        (match.id === openMatchId ||
          stars.has(starOf('match', match.id)) ||
          others.includes(match.id)) &&
        matchSport(match) !== 'basketball',
    );
    if (announced.length > 0) setMessage(announced.map((change) => scoreNews(change, t)).join(' '));
  }

  return (
    <p className="vh" role="status">
      {message}
    </p>
  );
}
