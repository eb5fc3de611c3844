import { useAtomValue } from 'jotai';
import type { MatchPick } from '../../api/sample/articles.ts';
import { MatchCard } from '../../features/matches/card/match-card.tsx';
import { useResource } from '../../state/data/use-resource.ts';
import { viewAtom } from '../../state/preferences/preferences-atoms.ts';
import { pickCall } from './article-calls.ts';
import styles from './article-page.module.css';

/** NWS-3: the match of an article. A club without one, or an API that does not know it, leaves no gap. */
export function ArticleMatch({ pick }: { pick: MatchPick }) {
  const { result } = useResource(pickCall(pick, useAtomValue(viewAtom)));
  const match = result?.kind === 'ok' ? result.data[0] : undefined;
  if (!match) return null;
  return (
    <div className={styles.match}>
      <MatchCard match={match} showDate />
    </div>
  );
}
