import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import { starOf } from '../../../state/favourites/star.ts';
import { announcedMatchesAtom } from '../../../state/live/page-matches.ts';
import { useSession } from '../../../state/session.tsx';
import { scoresIn } from '../model/match-events.ts';
import { scoreSentence } from '../model/score-sentence.ts';

/** Announces goals of the open match, of starred ones and of those that the page names to screen readers. */
export function GoalAnnouncer({ openMatchId }: { openMatchId: string | undefined }) {
  const { t } = useTranslation();
  const { live } = useSession();
  const stars = useAtomValue(favouritesAtom);
  const others = useAtomValue(announcedMatchesAtom);
  const changes = useAtomValue(live.changesAtom);
  const [lastChanges, setLastChanges] = useState(changes);
  const [message, setMessage] = useState('');
  if (changes !== lastChanges) {
    setLastChanges(changes);
    const news = scoresIn(changes)
      .filter(
        ({ match }) =>
          match.id === openMatchId ||
          stars.has(starOf('match', match.id)) ||
          others.includes(match.id),
      )
      .map((score) => scoreSentence(score, t));
    if (news.length > 0) setMessage([...new Set(news)].join(' '));
  }

  return (
    <p className="vh" role="status">
      {message}
    </p>
  );
}
