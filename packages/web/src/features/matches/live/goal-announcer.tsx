import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { favouritesAtom } from '../../../state/favourites/favourites.ts';
import type { ScoreChange } from '../../../state/live/live-matches.ts';
import { useSession } from '../../../state/session.tsx';
import { matchSport } from '../model/match.ts';

/** One polite sentence for a goal in the open match or a starred one. Baskets are too many to be told. */
export function GoalAnnouncer({ open }: { open: string | undefined }) {
  const { t } = useTranslation();
  const { live } = useSession();
  const stars = useAtomValue(favouritesAtom);
  const scores = useAtomValue(live.scoresAtom);
  const [seen, setSeen] = useState(scores);
  const [news, setNews] = useState('');
  if (scores !== seen) {
    setSeen(scores);
    const told = scores.filter(
      ({ match }) =>
        (match.id === open || stars.has(match.id)) && matchSport(match) !== 'basketball',
    );
    if (told.length > 0) setNews(told.map(sentence).join(' '));
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
      {news}
    </p>
  );
}
